/** Matching rules of the doctor searches. Browsers download this file, so it imports only types. */
import type { Doctor } from '../doctor.values.ts';

type Searched = Pick<Doctor, 'name' | 'hospital' | 'specialization'>;

export const lowerCase = (text: string) => text.toLocaleLowerCase('en');

export const containsIgnoringCase = (text: string, part: string) => lowerCase(text).includes(lowerCase(part));

/** Normalizes a typed search text. */
export const normalizedSearchText = (search: string) => lowerCase(search).trim();

/** Text that the directory's search searches. Line feeds separate the fields, so a match cannot span two fields. */
export const searchableTextOf = (doctor: Searched) =>
  lowerCase([doctor.name, doctor.hospital, doctor.specialization].join('\n'));

/** Whether a text from {@link searchableTextOf} contains the typed search text. */
export const containsSearchText = (searchedText: string, search: string) =>
  searchedText.includes(normalizedSearchText(search));

/** Whether the directory's search finds a doctor by a part of the name, hospital or specialization (requirement 25). */
export const matchesDirectorySearch = (doctor: Searched, search: string) =>
  containsSearchText(searchableTextOf(doctor), search);

/** Whether the staff list's search finds a doctor by a part of the name (requirement 38). */
export const matchesNameSearch = (doctor: Pick<Doctor, 'name'>, search: string) =>
  containsIgnoringCase(doctor.name, search.trim());
