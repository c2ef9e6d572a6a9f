import { from } from '#app/ui/theme/media.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

/** Form with the preview beside or below the fields, so that a growing preview never moves the fields. */
export const form = featureStyle({
  display: 'grid',
  gap: space['5'],
  alignItems: 'start',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', gap: space['6'] } },
});
