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

/** Three in a row. */
const three = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;

/** On the home page, where there are few: four where three would leave the last one alone. */
const alone = '&:has(> :nth-child(3n + 4):last-child)';
const threeOrFour = {
  ...three,
  selectors: { [alone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
} as const;

/** For videos `large` for the few that come first, `regular` for the many, `home` for those of the home page. */
export const size = styleVariants({
  large: [grid],
  regular: [grid, featureRule({ '@media': { [from.wide]: three } })],
  home: [grid, featureRule({ '@media': { [from.wide]: threeOrFour } })],
});

/** On `page` never narrower than the 326 pixels that Instagram's frame asks for. */
export const reels = styleVariants({
  page: [grid, featureRule({ '@media': { [from.desk]: three } })],
  home: [grid, featureRule({ '@media': { [from.desk]: threeOrFour } })],
});

/** Of four in a row the one that is shown takes two places, for its frame. */
export const reel = featureStyle({
  '@media': {
    [from.desk]: {
      selectors: {
        [`${reels.home}:has(> :nth-child(3n + 4):last-child) > &:has(iframe)`]: { gridColumn: 'span 2' },
      },
    },
  },
});
