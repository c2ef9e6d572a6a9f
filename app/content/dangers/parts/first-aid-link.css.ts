import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontWeight, space } from '#app/ui/theme/tokens.ts';

/** Belongs to the urgent box above it, so it stands closer to it than to the text below. */
export const line = featureStyle({
  marginBlock: `calc(-1 * ${space[3]}) ${space[6]}`,
  fontWeight: fontWeight.strong,
});

// The address of another page is useless on paper.
printRule(line, { display: 'none' });
