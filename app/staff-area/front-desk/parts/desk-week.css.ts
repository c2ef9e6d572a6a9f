import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover, from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

/** Scrolls in both directions, so that the names of the doctors and the days stay in sight. */
export const frame = featureStyle({
  // Clips the texts for screen readers, which are placed absolutely.
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  ...framed,
  borderRadius: radius.medium,
  '@media': { '(min-height: 30rem)': { maxBlockSize: 'max(22rem, calc(100dvh - 11rem))' } },
});
printRule(frame, { maxBlockSize: 'none', overflow: 'visible' });

export const table = featureStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.small,
  lineHeight: 1.35,
});
globalStyle(
  `${table} :is(th, td)`,
  featureRule({
    minInlineSize: '5.75rem',
    padding: 0,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${colour.line}`,
  }),
);
globalStyle(
  `${table} thead th`,
  featureRule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    padding: `${space[1]} ${space[2]}`,
    background: colour.subtle,
  }),
);
globalStyle(
  `${table} tbody th`,
  featureRule({ position: 'sticky', insetInlineStart: 0, zIndex: 1, background: colour.surface }),
);

export const corner = featureStyle({ insetInlineStart: 0 });
globalStyle(`${table} thead ${corner}`, featureRule({ zIndex: 3 }));
export const day = featureStyle({ fontWeight: fontWeight.strong });
export const today = style([day, featureRule({ boxShadow: `inset 0 -3px 0 ${colour.action}` })]);

export const doctor = featureStyle({
  maxInlineSize: '7.5rem',
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  '@media': { [from.medium]: { maxInlineSize: '14rem' } },
});
globalStyle(`${table} tbody ${doctor}`, featureRule({ padding: space[2] }));

export const cell = featureStyle({});
export const closed = featureStyle({
  background: `color-mix(in oklab,${colour.subtle} 55%,${colour.surface})`,
});
globalStyle(`${closed} > span`, featureRule({ display: 'block', padding: `${space[1]} ${space[2]}` }));

/** The whole cell is the touch area. */
export const count = featureStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  padding: `${space[1]} ${space[2]}`,
  color: colour.text,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [canHover]: { selectors: { '&:hover': { background: colour.actionSoft } } } },
});
export const booked = featureStyle({ fontWeight: fontWeight.strong });
export const small = featureStyle({
  color: colour.textSoft,
  fontSize: '0.8125rem',
  fontWeight: fontWeight.text,
});
