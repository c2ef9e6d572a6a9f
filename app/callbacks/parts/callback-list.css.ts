import { inColumns } from '#app/ui/table/table.css.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

/** A value and what belongs to it, in one line where both fit. */
export const pair = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
});

/** Buttons of a row: in one line where the rows are in columns. */
export const buttons = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': { [inColumns]: { flexWrap: 'nowrap', gap: space[1] } },
});
