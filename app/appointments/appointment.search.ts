/** Terms of the search index. `askedWords` makes those of what staff type by the same rules. */

import { nameTerms } from '#app/typed-text/spelling/name-key.ts';

/** Digits at the end of a phone by which people name it. */
export const lastDigits = 4;

/** Terms of an appointment in the search index: those of its names, and the end of its phone. */
export const indexTerms = (phone: string, ...names: readonly (string | null)[]): readonly string[] => [
  ...new Set(
    [...names.flatMap((name) => (name === null ? [] : nameTerms(name))), phone.slice(-lastDigits)].filter(
      (term) => term !== '',
    ),
  ),
];
