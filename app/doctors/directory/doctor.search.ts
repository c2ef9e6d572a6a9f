/** What the searches of doctors find. It goes to browsers with the directory's search and so imports nothing. */
import type { Doctor } from '../doctor.values.ts';

type Searched = Pick<Doctor, 'name' | 'hospital' | 'specialization'>;

export const smallLetters = (text: string) => text.toLocaleLowerCase('en');

export const contains = (text: string, part: string) => smallLetters(text).includes(smallLetters(part));

/** What is looked for, of what was typed. */
export const pieceOf = (search: string) => smallLetters(search).trim();

/** What the directory's search looks through, a line for each field, as nobody types a line's end. */
export const searchedTextOf = (doctor: Searched) =>
  smallLetters([doctor.name, doctor.hospital, doctor.specialization].join('\n'));

/** Whether a text of {@link searchedTextOf} has what was typed. */
export const hasPiece = (searchedText: string, search: string) => searchedText.includes(pieceOf(search));

/** The directory's search (requirement 25): a piece of the name, the hospital or the specialization. */
export const matchesDirectorySearch = (doctor: Searched, search: string) =>
  hasPiece(searchedTextOf(doctor), search);

/** The staff list's search (requirement 38): a piece of the name. */
export const matchesNameSearch = (doctor: Pick<Doctor, 'name'>, search: string) =>
  contains(doctor.name, search.trim());
