import type { InLanguages } from '#app/languages/language.ts';

/** The name of the button that turns a card with this title. */
export const flipCardWords: InLanguages<(title: string) => string> = {
  en: (title) => `About: ${title}`,
  hi: (title) => `जानकारी: ${title}`,
};
