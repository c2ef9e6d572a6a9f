/** Styles of a list of people and times, as several pages of the staff area show it. */
import { inColumns } from '#app/ui/table/table.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const time = featureStyle({ fontWeight: fontWeight.strong, whiteSpace: 'nowrap' });

export const person = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
});

export const name = featureStyle({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

/** A mark that never breaks. */
export const whole = featureStyle({ whiteSpace: 'nowrap' });

export const small = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

/** Buttons of a row in one line. The menu's space is reserved from the start, so hydration moves nothing. */
export const buttons = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

/** Buttons of a row with several: in one line where the rows of its table are in columns. */
export const rowButtons = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': { [inColumns]: { flexWrap: 'nowrap', gap: space[1] } },
});

export const section = featureStyle({ display: 'grid', gap: space[1] });

export const sectionHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});

export const heading = featureStyle({ fontSize: fontSize.h3 });

export const note = featureStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const history = featureStyle({ display: 'grid', gap: space[2], padding: 0, listStyle: 'none' });
