import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

/** The choices: two in a line on a phone, so that the answer is in sight; one line on a desktop screen, the long names first. */
export const choices = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: space[3],
  alignItems: 'end',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 1.5fr) repeat(5, minmax(0, 1fr))' } },
});

export const name = featureStyle({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

export const small = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });
