import { globalStyle } from '@vanilla-extract/css';
import { localeTags } from '#app/languages/locales.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from, lowScreen } from '#app/ui/theme/media.ts';
import { framed, summaryWithChevron } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

/** Height of the menu bar, which sticks to the top of a small screen. */
const menuBar = '3.75rem';

/** Stays in sight while the page scrolls, except on a screen that it would fill. */
export const head = featureStyle({
  position: 'sticky',
  insetBlockStart: menuBar,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${colour.line}`,
  background: colour.ground,
  '@media': {
    [from.wide]: {
      insetBlockStart: 0,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space[4],
      alignItems: 'center',
    },
    [lowScreen]: { position: 'static' },
    print: { position: 'static' },
  },
});

// Keeps a control that gets the keyboard focus from scrolling below the head.
globalStyle(`html:has(${head})`, featureRule({ scrollPaddingBlockStart: '14rem' }));

export const name = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});
globalStyle(`${name} h1`, featureRule({ fontSize: fontSize.h3, overflowWrap: 'anywhere' }));

export const facts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  fontSize: fontSize.small,
});

export const wholeLine = featureStyle({ gridColumn: '1 / -1' });

/** The folded parts of the page, one line each. */
export const parts = featureStyle({
  ...framed,
});

export const part = featureStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
});

export const summary = featureStyle({
  ...summaryWithChevron,
  minBlockSize: '2.75rem',
  padding: `${space[2]} ${space[4]}`,
});

export const inSummary = featureStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  '@media': { [from.medium]: { gridTemplateColumns: '12rem minmax(0, 1fr)', columnGap: space[4] } },
});

export const heading = featureStyle({ fontSize: fontSize.body });

export const inside = featureStyle({ color: colour.textSoft, overflowWrap: 'anywhere' });

export const content = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[2]} ${space[4]} ${space[4]}`,
});

/** One message at a time: that of the chosen language. */
export const messages = featureStyle({ display: 'grid', gap: space[3] });
globalStyle(`${messages} > [data-locale]`, featureRule({ display: 'none', gap: space[3] }));
for (const locale of localeTags)
  globalStyle(
    `${messages}:has(input[value="${locale}"]:checked) > [data-locale="${locale}"]`,
    featureRule({ display: 'grid' }),
  );
