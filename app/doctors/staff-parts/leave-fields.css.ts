import { globalStyle } from '@vanilla-extract/css';
import { from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

export const leave = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** The note has a row of its own, below the days and the times. */
export const entry = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  alignItems: 'end',
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

globalStyle(`${entry} > :last-child`, featureRule({ gridColumn: '1 / -1' }));
