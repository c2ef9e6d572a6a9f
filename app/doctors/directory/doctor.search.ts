/** Matching rules of the doctor searches. Browsers download this file, so it imports only types. */
import type { Doctor } from '../doctor.values.ts';

export const lowerCase = (text: string) => text.toLocaleLowerCase('en');

export const containsIgnoringCase = (text: string, part: string) => lowerCase(text).includes(lowerCase(part));

/** Normalizes a typed search text. */
export const normalizedSearchText = (search: string) => lowerCase(search).trim();

/** Whether the staff list's search finds a doctor by a part of the name (requirement 38). */
export const matchesNameSearch = (doctor: Pick<Doctor, 'name'>, search: string) =>
  containsIgnoringCase(doctor.name, search.trim());
