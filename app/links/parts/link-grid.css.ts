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

/** Three in a row, or four where three would leave the last one alone. */
const threeOrFour = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  selectors: {
    '&:has(> :nth-child(3n + 4):last-child)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
} as const;

/** For videos `large` for the few that come first, `regular` for the many. */
export const size = styleVariants({
  large: [grid],
  regular: [grid, featureRule({ '@media': { [from.wide]: threeOrFour } })],
});

export const reels = style([grid, featureRule({ '@media': { [from.desk]: threeOrFour } })]);

/** Of four in a row the one that is shown takes two places: Instagram's frame asks for 326 pixels. */
export const reel = featureStyle({
  '@media': {
    [from.desk]: {
      selectors: {
        [`${reels}:has(> :nth-child(3n + 4):last-child) > &:has(iframe)`]: { gridColumn: 'span 2' },
      },
    },
  },
});
