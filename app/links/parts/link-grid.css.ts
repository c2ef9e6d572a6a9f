import { style, styleVariants } from '@vanilla-extract/css';
import { track } from '#app/ui/carousel/carousel.css.ts';
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

/** Row of the home page that scrolls sideways. On a desktop four entries are visible. */
const row = style([
  track,
  featureRule({
    alignItems: 'start',
    gap: space['4'],
    gridAutoColumns: '14rem',
    '@media': {
      [from.medium]: { gridAutoColumns: '16rem' },
      [from.wide]: { gridAutoColumns: `calc((100% - 3 * ${space['4']}) / 4)` },
    },
  }),
]);

/** Lists of videos: `large` for the few latest, `regular` for the others, `row` for the home page. */
export const size = styleVariants({
  large: [grid],
  regular: [grid, featureRule({ '@media': { [from.wide]: three } })],
  row: [row],
});

/** Lists of reels. On `page` a column is never narrower than 326 px, the minimum width of Instagram's frame. */
export const reels = styleVariants({
  page: [grid, featureRule({ '@media': { [from.desk]: three } })],
  row: [row],
});

/** Entry of a list. In a row it grows with its player, which needs at least 326 px. */
export const item = featureStyle({
  scrollSnapAlign: 'start',
  selectors: { [`${row} > &:has(iframe)`]: { inlineSize: 'min(22rem, 100vw - 2rem)' } },
});
