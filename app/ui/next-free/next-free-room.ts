import type { ByLocale } from '#app/languages/locales.ts';

/** As much room as it takes is kept where a line is written into later. None that is written is longer, on whatever day (next-free.view.test.ts). */
export const longestNextFree: ByLocale<string> = {
  en: 'Next free: Thu 10 Sept, 09:00 AM',
  hi: 'अगला खाली समय: मंगलवार 13 जनवरी, दोपहर 12:30 बजे',
};
