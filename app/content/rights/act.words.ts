import type { ByLocale } from '#app/languages/locales.ts';

/** Where the law says it, in small print under a heading: the same sections in both languages. */
export const act = (english: string, hindi: string): ByLocale<string> => ({
  en: `Mental Healthcare Act 2017, ${english}`,
  hi: `मानसिक स्वास्थ्य देखभाल अधिनियम 2017, धारा ${hindi}`,
});
