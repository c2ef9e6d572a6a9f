import { style, styleVariants } from '@vanilla-extract/css';
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

/** For videos `large` for the few that come first, `regular` for the many. */
export const size = styleVariants({
  large: [grid],
  regular: [
    grid,
    featureRule({ '@media': { [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }),
  ],
});

/** Never narrower than the 326 pixels that Instagram's frame asks for. */
export const reels = style([
  grid,
  featureRule({ '@media': { [from.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }),
]);
