import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';
import { buttons, menuPlace } from './desk.css.ts';

const finePointer = '(pointer: fine)';

const base = featureStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  minInlineSize: 0,
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${colour.line}`,
  borderInlineStartWidth: '4px',
  borderRadius: radius.small,
  background: colour.surface,
  color: colour.text,
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    '&:has(a:focus-visible)': { borderColor: colour.action },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: colour.action } } } },
});

const inColours = (borderInlineStartColor: string, background?: string, more = {}) =>
  style([base, featureRule({ borderInlineStartColor, ...(background && { background }), ...more })]);

/** Colours of a card. A class for each standing: the words say the same. */
export const card = {
  requested: inColours(colour.accent, colour.accentSoft),
  confirmed: inColours(colour.edge),
  arrived: inColours(colour.action, colour.actionSoft),
  'with-doctor': inColours(colour.action, colour.surface),
  completed: inColours(colour.action, colour.subtle),
  cancelled: inColours(colour.line, 'transparent', { borderStyle: 'dashed' }),
  'no-show': inColours(colour.danger, 'transparent'),
};

export const who = featureStyle({ paddingInlineEnd: '1.75rem', overflowWrap: 'anywhere', lineHeight: 1.3 });

export const time = featureStyle({
  color: colour.textSoft,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The whole card is the touch area of the name; its buttons lie above. */
export const name = featureStyle({
  color: colour.text,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.small },
    [`${card.cancelled} &, ${card['no-show']} &`]: { color: colour.textSoft, fontWeight: fontWeight.text },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[1],
  fontSize: '0.8125rem',
});
// Lower than elsewhere, so that a card with marks is not much higher than one without.
for (const mark of [`${foot} > span + span`, `${foot} > span > span`, `${foot} a > span`])
  globalStyle(
    mark,
    featureRule({ padding: '0 0.375rem', border: 0, fontSize: '0.8125rem', lineHeight: 1.4 }),
  );
globalStyle(`${foot} > span:has(> span)`, featureRule({ padding: 0 }));
globalStyle(`${foot} a`, featureRule({ position: 'relative', zIndex: 1 }));

export const status = featureStyle({ fontWeight: fontWeight.strong });
export const small = featureStyle({ color: colour.textSoft, fontSize: '0.8125rem' });

/** Number by which a person is called. */
export const token = featureStyle({
  borderRadius: radius.round,
  background: colour.action,
  color: colour.onAction,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** The next step is at the end of the card, and the menu in its corner. */
export const actions = featureStyle({ display: 'contents' });
globalStyle(`${actions} > *, ${actions} ${buttons}`, featureRule({ display: 'contents' }));
globalStyle(
  `${actions} [role="alert"]`,
  featureRule({ position: 'relative', zIndex: 1, inlineSize: '100%', display: 'flex' }),
);
globalStyle(`${actions} form`, featureRule({ position: 'relative', zIndex: 1, marginInlineStart: 'auto' }));
globalStyle(`${actions} form form`, featureRule({ marginInlineStart: 0 }));
globalStyle(`${actions} ${buttons} > a`, featureRule({ marginInlineStart: 'auto' }));
globalStyle(
  `${actions} ${buttons} :is(button, a)`,
  featureRule({
    '@media': {
      [finePointer]: {
        minBlockSize: '1.75rem',
        paddingBlock: 0,
        paddingInline: space[2],
        fontSize: '0.8125rem',
      },
    },
  }),
);
globalStyle(
  `${actions} ${menuPlace}`,
  featureRule({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize: '2rem',
    minBlockSize: '1.75rem',
    marginBlock: 0,
  }),
);
globalStyle(
  `${actions} ${menuPlace} button`,
  featureRule({
    minInlineSize: '2rem',
    inlineSize: '2rem',
    paddingInline: 0,
    '@media': { [finePointer]: { paddingInline: 0 } },
  }),
);

export const doctor = featureStyle({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const away = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });
export const awaySummary = featureStyle({ cursor: 'pointer' });
