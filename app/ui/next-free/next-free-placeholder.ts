import type { ByLocale } from '#app/languages/locales.ts';

/**
 * Placeholder text that reserves space for a time that is written later. No text on any day is longer
 * (next-free.view.test.ts).
 */
export const longestNextFreeText: ByLocale<string> = {
  en: 'Next free: Thu 10 Sept, 09:00 AM',
  hi: 'अगला खाली समय: मंगलवार 13 जनवरी, दोपहर 12:30 बजे',
};
