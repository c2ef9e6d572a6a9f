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
    /** Round the phone. */
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

/** Of the search. Texts only, as the browser gets them with the page: '#' stands for a number or what was counted, '?' for what was typed. */
export type DirectorySearchWords = (typeof directoryWords)['search'];
