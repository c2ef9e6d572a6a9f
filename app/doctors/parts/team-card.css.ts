import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

/** Portrait beside the words at every width. */
export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  // The row before the last takes the free height, so that the links of all cards are on one line.
  gridTemplateRows: 'auto auto 1fr auto',
  columnGap: space['3'],
  alignItems: 'start',
  blockSize: '100%',
  padding: space['4'],
  overflowWrap: 'anywhere',
  ...framed,
});

globalStyle(`${card} > img`, featureRule({ gridRow: '1 / span 3', inlineSize: '100%', blockSize: 'auto' }));

export const name = featureStyle({ fontSize: fontSize.h4, lineHeight: 1.3 });

export const specialization = featureStyle({
  color: colour.textSoft,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const booking = featureStyle({ gridColumn: '1 / -1', display: 'grid', paddingBlockStart: space['3'] });
