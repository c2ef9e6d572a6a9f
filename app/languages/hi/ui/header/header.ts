import type * as english from '#messages/ui/header/header.ts';

export const headerWords: typeof english.headerWords = {
  main: 'मुख्य मेन्यू',
  menu: 'मेन्यू',
  homePage: ', होम पेज',
  skip: 'सीधे जानकारी पर जाएँ',
};
