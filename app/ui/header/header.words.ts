import type { InLanguages } from '#app/site/language.ts';

export const headerWords: InLanguages<{
  readonly main: string;
  readonly search: string;
  readonly menu: string;
  readonly homePage: string;
  readonly skip: string;
}> = {
  en: {
    main: 'Main',
    search: 'Search',
    menu: 'Menu',
    homePage: ', home page',
    skip: 'Skip to content',
  },
  hi: {
    main: 'मुख्य मेन्यू',
    search: 'खोजें',
    menu: 'मेन्यू',
    homePage: ', होम पेज',
    skip: 'सीधे जानकारी पर जाएँ',
  },
};
