import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from, largeText } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, shadow, space } from '#app/ui/theme/tokens.ts';

const finePointer = '(pointer: fine)';

/** One line where there is room for it. */
export const bar = featureStyle({
  display: 'flex',
  position: 'relative',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [below.medium]: { columnGap: space[1] } },
});
printRule(bar, { display: 'none' });
// As low as the buttons beside them.
globalStyle(
  `${bar} :is(input, select)`,
  featureRule({
    paddingBlock: space[1],
    fontSize: fontSize.small,
    '@media': { [finePointer]: { minBlockSize: '2.25rem' } },
  }),
);

export const days = featureStyle({ display: 'flex', gap: space[1] });
globalStyle(
  `${days} a`,
  featureRule({ paddingInline: '0.375rem', '@media': { [from.medium]: { paddingInline: space[2] } } }),
);

export const filters = featureStyle({
  display: 'flex',
  flex: '1 1 20rem',
  gap: space[2],
  alignItems: 'center',
  minInlineSize: 0,
  '@media': { [largeText]: { flexWrap: 'wrap' }, [from.desk]: { flexBasis: '18rem' } },
});
export const day = featureStyle({ flex: '0 1 9.25rem', minInlineSize: 0, inlineSize: 'auto' });
export const doctor = featureStyle({ flex: '1 1 6rem', minInlineSize: 0, inlineSize: 'auto' });
export const search = featureStyle({
  flex: '1 1 9rem',
  minInlineSize: 0,
  '@media': { [below.medium]: { flexBasis: '100%' } },
});

export const menu = featureStyle({
  inset: 'auto',
  minInlineSize: '13rem',
  maxBlockSize: '90dvh',
  margin: 0,
  marginBlockStart: space[1],
  padding: space[1],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  boxShadow: shadow,
  overflowY: 'auto',
  // A browser without anchors shows the menu in the corner of the window.
  insetBlockStart: '4.5rem',
  insetInlineEnd: space[4],
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-inline',
    },
  },
} as Parameters<typeof featureStyle>[0]);
globalStyle(
  `${menu} a`,
  featureRule({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingInline: space[3],
    borderRadius: radius.small,
    color: colour.text,
    textDecoration: 'none',
  }),
);
globalStyle(`${menu} a:hover`, featureRule({ background: colour.actionSoft, color: colour.onActionSoft }));
globalStyle(`${menu} a:focus-visible`, featureRule({ outlineOffset: '-3px' }));

export const heading = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
});
globalStyle(`${heading} > :is(h1, h2)`, featureRule({ fontSize: fontSize.h4, lineHeight: 1.4 }));
export const page = featureStyle({ fontWeight: fontWeight.strong });
export const title = featureStyle({ color: colour.textSoft, fontWeight: fontWeight.strong });

/** In a wide window at the end of the heading, which is the line above the bar. */
export const aside = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '@media': {
    [largeText]: { flexWrap: 'wrap' },
    [from.medium]: { position: 'absolute', insetBlockEnd: 'calc(100% + 0.375rem)', insetInlineEnd: 0 },
  },
});

/** Extends the touch area of a link to 44 px. */
const touchArea = { content: '', position: 'absolute', insetBlock: '-0.5rem', insetInline: 0 } as const;

export const free = featureStyle({
  position: 'relative',
  color: colour.link,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  selectors: { '&::after': touchArea },
});

/** Two links that look like one switch. */
export const views = featureStyle({ display: 'flex', ...framed, borderRadius: radius.small });
export const view = featureStyle({
  position: 'relative',
  paddingInline: space[2],
  paddingBlock: '0.25rem',
  borderRadius: radius.small,
  color: colour.link,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: colour.action, color: colour.onAction },
    '&::after': touchArea,
  },
});
