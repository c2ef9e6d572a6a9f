import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { deferLayout } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

/** Vertical padding, the same for the list, the loading text and the error message. */
export const pagePadding = featureStyle({ paddingBlock: `${space['6']} ${space['7']}` });

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] } as const;

export const directory = style(featureRule(column));

export const search = style(featureRule(column));

export const count = featureStyle({ color: colour.textSoft });

export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  padding: 0,
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

// Cards below the first view are laid out only when the reader scrolls near them. 18rem is the height of a card on a phone.
const belowFirstView = `${grid} > :nth-child(n + 7)`;
globalStyle(belowFirstView, featureRule(deferLayout('18rem')));
printRule(belowFirstView, { contentVisibility: 'visible' });
