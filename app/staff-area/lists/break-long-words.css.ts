import { featureStyle } from '#app/ui/theme/rules.ts';

/** Breaks a word that is longer than its column, so that the page does not get wider. */
export const breakLongWords = featureStyle({ overflowWrap: 'anywhere' });
