import { featureStyle } from '#app/ui/theme/rules.ts';

/** A word longer than its place breaks rather than widening the page. */
export const wholeWords = featureStyle({ overflowWrap: 'anywhere' });
