import { from } from '#app/ui/theme/media.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

/** The sections of the home page below its hero, closer together on a phone. */
export const sections = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
  paddingBlockStart: space['5'],
  '@media': { [from.medium]: { gap: space['7'], paddingBlockStart: space['7'] } },
});

export const section = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['2'],
  '@media': { [from.medium]: { gap: space['5'] } },
});
