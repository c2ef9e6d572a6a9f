import { styleVariants } from '@vanilla-extract/css';
import { from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space['6']} ${space['5']}`,
  alignItems: 'start',
  padding: 0,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const three = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;

/** Matches lists of 4, 7, 10 and so on. In three columns their last row would have one item, so the home page uses four. */
const oneLeftOver = '&:has(> :nth-child(3n + 4):last-child)';
const threeOrFour = {
  ...three,
  selectors: { [oneLeftOver]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
} as const;

/** Grids of videos: `large` for the few latest, `regular` for the others, `home` for the home page. */
export const size = styleVariants({
  large: [grid],
  regular: [grid, featureRule({ '@media': { [from.wide]: three } })],
  home: [grid, featureRule({ '@media': { [from.wide]: threeOrFour } })],
});

/** Grids of reels. On `page` a column is never narrower than 326 px, the minimum width of Instagram's frame. */
export const reels = styleVariants({
  page: [grid, featureRule({ '@media': { [from.desk]: three } })],
  home: [grid, featureRule({ '@media': { [from.desk]: threeOrFour } })],
});

/** Item of a grid of reels. In a row of four an item with an open frame spans two columns. */
export const reel = featureStyle({
  '@media': {
    [from.desk]: {
      selectors: {
        [`${reels.home}:has(> :nth-child(3n + 4):last-child) > &:has(iframe)`]: { gridColumn: 'span 2' },
      },
    },
  },
});
