/** Small rules of the doctor searches. The matching rule is in `search-by-sound.ts`. */

export const lowerCase = (text: string) => text.toLocaleLowerCase('en');

export const containsIgnoringCase = (text: string, part: string) => lowerCase(text).includes(lowerCase(part));

/** A letter of Devanagari or Gurmukhi. */
export const indicLetter = /[\u0900-\u097f\u0a00-\u0a7f]/;

/** Normalizes a typed search text. */
export const normalizedSearchText = (search: string) => lowerCase(search).trim();
