import type { InLanguages } from '#app/languages/language.ts';

const english = {
  main: 'Main',
  search: 'Search',
  menu: 'Menu',
  homePage: ', home page',
  skip: 'Skip to content',
};

export const headerWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    main: 'मुख्य मेन्यू',
    search: 'खोजें',
    menu: 'मेन्यू',
    homePage: ', होम पेज',
    skip: 'सीधे जानकारी पर जाएँ',
  },
};
