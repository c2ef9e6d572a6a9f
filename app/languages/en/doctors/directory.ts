import type { FilterName, Need } from '#app/doctors/directory/directory-filter.ts';
import type { Gender } from '#app/doctors/doctor.values.ts';
import type { PaginationWords } from '#app/ui/pagination/pagination.tsx';

export const directoryWords = {
  search: {
    label: 'Search our doctors by name, hospital or specialization',
    placeholder: 'Name, Specialist',
    submit: 'Search',
    /** Tag of the language of these messages, for the plural rules in the browser. */
    language: 'en',
    none: 'No doctors',
    one: '# doctor',
    many: '# doctors',
    found: '# found for “?”',
    seeAll: 'See all our doctors',
    /** Text around the phone number. */
    orCall: ', or call ',
    tellUs: ' and tell us what is happening: we will tell you whom to see.',
  },
  filters: {
    title: 'Filter: when, fee, woman or man',
    any: 'Any',
    apply: 'Show doctors',
    clear: 'Clear the filters',
    labels: {
      need: 'What for',
      day: 'Day',
      time: 'Time',
      video: 'Kind of visit',
      fee: 'Fee',
      language: 'Language spoken',
      gender: 'Woman or man',
    } satisfies Record<FilterName, string>,
    evening: (from: string) => `Evening, from ${from}`,
    byVideo: 'By video',
    feeUpTo: (fee: string) => `Up to ${fee}`,
    needs: {
      mood: 'Low mood or worry',
      child: 'My child',
      addiction: 'Alcohol or drugs',
      sex: 'Sexual health',
      sleep: 'Sleep',
      headache: 'Headache',
      epilepsy: 'Fits, epilepsy',
    } satisfies Record<Need, string>,
    genders: { woman: 'Woman', man: 'Man' } satisfies Record<Gender, string>,
  },
  noPage: (page: number, pages: number) => `No page ${page}: there are ${pages}`,
  moreThan: (counted: string) => `More than ${counted}`,
  place: (page: number, pages: number) => `, page ${page} of ${pages}`,
  narrow: '. Add a letter or a word to find fewer.',
  pages: 'Pages of the directory',
  links: {
    previous: 'Previous page',
    next: 'Next page',
    place: (page, pages) => `Page ${page} of ${pages}`,
  } satisfies PaginationWords,
};

/** Messages of the search, serialized with the page. '#' stands for a number or a counted text, '?' for the search text. */
export type DirectorySearchWords = (typeof directoryWords)['search'];
