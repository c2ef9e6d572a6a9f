import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover } from '#app/ui/theme/media.ts';
import { blend, framed, visuallyHidden } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, shadow, space } from '#app/ui/theme/tokens.ts';

const paper = featureRule({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[5]} clamp(${space[4]}, 4vw, ${space[6]})`,
  ...framed,
});

/** Dashed frame in the place of the estimate. */
export const invitation = style([
  paper,
  featureRule({ borderStyle: 'dashed', borderColor: colour.edge, background: 'none' }),
]);

export const examples = featureStyle({ display: 'grid' });

export const example = featureStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: '2.75rem',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${colour.line}`,
  color: colour.link,
  lineHeight: 1.4,
  textDecorationColor: blend(colour.link, 40),
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
});

export const exampleTotal = featureStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const sheet = style([
  paper,
  featureRule({ borderBlockStart: `4px solid ${colour.accent}`, boxShadow: shadow }),
]);

/** Shown on paper only (price-page.css.ts), where the site's header is missing. */
export const letterhead = featureStyle({ display: 'none' });

export const top = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});

export const quiet = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

/** Column headings for screen readers only. */
export const head = featureStyle(visuallyHidden);

export const line = featureStyle({ borderBlockEnd: `1px solid ${colour.line}` });

export const what = featureStyle({
  padding: `${space[3]} 0`,
  paddingInlineEnd: space[4],
  textAlign: 'start',
  verticalAlign: 'baseline',
});

export const amount = featureStyle({
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  padding: `${space[3]} 0`,
});

export const total = featureStyle({ borderBlockStart: `2px solid ${colour.heading}` });
globalStyle(
  `${total} > *`,
  featureRule({
    color: colour.heading,
    fontSize: fontSize.h3,
    fontWeight: fontWeight.strong,
  }),
);

export const tip = featureStyle({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  background: colour.actionSoft,
  color: colour.onActionSoft,
  lineHeight: 1.45,
});

export const words = featureStyle({ display: 'grid', gap: space[4], lineHeight: 1.5 });

export const part = featureStyle({ display: 'grid', gap: space[1] });

export const plainList = featureStyle({ paddingInlineStart: '1.25em' });

export const phone = featureStyle({
  display: 'inline-block',
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
});

export const afterwards = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${colour.line}`,
});
globalStyle(`${afterwards} > a`, featureRule({ paddingBlock: space[2] }));
