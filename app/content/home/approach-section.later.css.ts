import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, radius, space } from '#app/ui/theme/tokens.ts';

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['4'],
});

export const call = featureStyle({ color: colour.textSoft });

/** A sign, and beside it the title and the text of a card. */
export const card = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['4'],
  rowGap: space['1'],
  alignContent: 'start',
  blockSize: '100%',
  padding: space['4'],
  ...framed,
  '@media': { [below.medium]: { columnGap: space['3'], padding: space['3'] } },
});

globalStyle(
  `${card} > svg`,
  featureRule({
    gridRow: '1 / span 2',
    boxSizing: 'content-box',
    padding: space['3'],
    borderRadius: radius.round,
    background: colour.actionSoft,
    color: colour.onActionSoft,
  }),
);

export const title = featureStyle({ fontSize: fontSize.h4, lineHeight: 1.3 });

export const text = featureStyle({ fontSize: fontSize.small, lineHeight: 1.45 });
