import type { PaginationWords } from '#app/ui/pagination/pagination.tsx';

export const directoryWords = {
  search: {
    label: 'Search our doctors by name, hospital or specialization',
    placeholder: 'Name, Specialist',
    submit: 'Search',
    none: 'No doctors',
    one: '# doctor',
    many: '# doctors',
    found: '# found for “?”',
    seeAll: 'See all our doctors',
    /** Text around the phone number. */
    orCall: ', or call ',
    tellUs: ' and tell us what is happening: we will tell you whom to see.',
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
