/** Text for the search of the directory. Only the server imports it, because it has the words of all languages. */
import { needWords } from '#app/typed-text/words/spoken-languages.ts';
import type { Doctor } from '../doctor.values.ts';
import { namesElsewhere } from '../doctor-in-locale.ts';
import { needsMet } from './directory-filter.ts';
import { lowerCase } from './doctor.search.ts';
import { containsSearchText } from './search-by-sound.ts';
import { specialtyElsewhere } from './specialty-elsewhere.ts';

type Searched = Pick<Doctor, 'name' | 'hospital' | 'specialization' | 'texts'>;

/**
 * Name, hospital and specialization in lower case, then in other locales name, specialty and what the doctor helps with.
 * Line feeds separate the fields, so a match cannot span two fields.
 */
export const searchableTextOf = (doctor: Searched): string =>
  [
    ...[doctor.name, doctor.hospital, doctor.specialization].map(lowerCase),
    ...[...namesElsewhere(doctor), ...specialtyElsewhere(doctor.specialization)].map(lowerCase),
    ...Object.values(needWords).flatMap((words) => needsMet(doctor).map((need) => words[need])),
  ].join('\n');

/** Whether the directory's search finds a doctor by a part of the name, hospital or specialization (requirement 25). */
export const matchesDirectorySearch = (doctor: Searched, search: string) =>
  containsSearchText(searchableTextOf(doctor), search);
