import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, canHover, from } from '#app/ui/theme/media.ts';
import { forwardArrow, framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, shadow, space } from '#app/ui/theme/tokens.ts';

/** Two columns on a tablet, four on a desktop. Widths are in rem, so that a large font size gets fewer columns. */
const columnsOf = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

export const boxes = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  '@media': {
    [from.medium]: { gridTemplateColumns: columnsOf('20rem') },
    [from.desk]: { gridTemplateColumns: columnsOf('16.5rem') },
  },
});

/** On a phone a box has no frame, and its links stand in two columns, so that all boxes fit on one screen. */
export const box = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space['1'],
  scrollMarginBlockStart: space['4'],
  '@media': {
    [from.medium]: {
      // Uses the rows of the outer grid, so that titles, texts and lists line up across the boxes.
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      alignContent: 'stretch',
      alignItems: 'start',
      rowGap: space['2'],
      padding: `${space['5']} ${space['5']} ${space['3']}`,
      ...framed,
      boxShadow: shadow,
    },
  },
});

const tint = featureRule({
  padding: `${space['3']} ${space['4']}`,
  borderRadius: radius.large,
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  '@media': {
    [from.medium]: {
      padding: `${space['5']} ${space['5']} ${space['3']}`,
      borderColor: 'transparent',
      background: colour.accentSoft,
    },
  },
});

export const urgent = style([box, tint]);

export const title = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  fontSize: fontSize.h4,
  lineHeight: 1.25,
  '@media': { [from.medium]: { gap: space['3'], fontSize: fontSize.h3 } },
});

/** Icon of a box, so that readers can distinguish the boxes quickly. */
globalStyle(
  `${title} > svg`,
  featureRule({
    boxSizing: 'content-box',
    flexShrink: 0,
    padding: space['2'],
    borderRadius: radius.round,
    background: colour.actionSoft,
    color: colour.onActionSoft,
    '@media': { [from.medium]: { padding: '0.6875rem' } },
  }),
);
globalStyle(`${urgent} ${title} > svg`, featureRule({ background: colour.accent, color: colour.onAccent }));

export const text = featureStyle({
  color: colour.textSoft,
  '@media': { [below.medium]: { display: 'none' } },
});
globalStyle(`${urgent} :is(h3, p, a)`, featureRule({ color: 'inherit' }));

/** Call links: on a phone each number and its meaning are one line. */
export const calls = featureStyle({});
globalStyle(
  `${calls} > ul > li > a`,
  featureRule({
    '@media': {
      [below.medium]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space['2'] },
    },
  }),
);

export const links = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space['4'],
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const link = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  blockSize: '100%',
  minBlockSize: '2.75rem',
  paddingBlock: space['1'],
  borderBlockStart: `1px solid ${colour.line}`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '@media': {
    [from.medium]: {
      paddingBlock: space['2'],
      fontSize: fontSize.body,
      selectors: { '&::after': { content: forwardArrow, flexShrink: 0 } },
    },
    [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});

/** Box of full width below the others, with the emergency departments. */
export const wide = style([
  urgent,
  featureRule({
    gridColumn: '1 / -1',
    gap: space['2'],
    '@media': {
      [below.medium]: { fontSize: fontSize.small, lineHeight: 1.4 },
      [from.medium]: {
        gridRow: 'auto',
        gridTemplateRows: 'auto',
        gap: space['3'],
        paddingBlockEnd: space['5'],
      },
    },
  }),
]);

export const notSure = featureStyle({ '@media': { [below.medium]: { fontSize: fontSize.small } } });
