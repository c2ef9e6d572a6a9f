/** Matching rules of the doctor searches. Browsers download this file, so it imports only types. */
import type { Doctor } from '../doctor.values.ts';

type Searched = Pick<Doctor, 'name' | 'hospital' | 'specialization'>;

export const smallLetters = (text: string) => text.toLocaleLowerCase('en');

export const contains = (text: string, part: string) => smallLetters(text).includes(smallLetters(part));

/** Normalizes a typed search text. */
export const pieceOf = (search: string) => smallLetters(search).trim();

/** Text that the directory's search searches. Line feeds separate the fields, so a match cannot span two fields. */
export const searchedTextOf = (doctor: Searched) =>
  smallLetters([doctor.name, doctor.hospital, doctor.specialization].join('\n'));

/** Whether a text from {@link searchedTextOf} contains the typed search text. */
export const hasPiece = (searchedText: string, search: string) => searchedText.includes(pieceOf(search));

/** Whether the directory's search finds a doctor by a part of the name, hospital or specialization (requirement 25). */
export const matchesDirectorySearch = (doctor: Searched, search: string) =>
  hasPiece(searchedTextOf(doctor), search);

/** Whether the staff list's search finds a doctor by a part of the name (requirement 38). */
export const matchesNameSearch = (doctor: Pick<Doctor, 'name'>, search: string) =>
  contains(doctor.name, search.trim());
