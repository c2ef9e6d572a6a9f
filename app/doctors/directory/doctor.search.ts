/** Matching rules of the doctor searches. Browsers download this file, so it imports only types. */
import type { Doctor } from '../doctor.values.ts';

export const lowerCase = (text: string) => text.toLocaleLowerCase('en');

export const containsIgnoringCase = (text: string, part: string) => lowerCase(text).includes(lowerCase(part));

/** A letter of Devanagari or Gurmukhi. Most names are in Latin letters, so a word with such a letter is compared by its sound. */
export const indicLetter = /[\u0900-\u097f\u0a00-\u0a7f]/;

/** Normalizes a typed search text. */
export const normalizedSearchText = (search: string) => lowerCase(search).trim();

/** Whether the staff list's search finds a doctor by a part of the name in Latin letters (requirement 38). */
export const matchesNameSearch = (doctor: Pick<Doctor, 'name'>, search: string) =>
  containsIgnoringCase(doctor.name, search.trim());
