import { byLocale, type Locale, locales } from './locales.ts';

const patterns = byLocale((locale) => new RegExp(`\\p{Script=${locales[locale].script}}`, 'u'));

/** Whether a text has a letter of the script in which a locale is written. */
export const hasScriptOf = (locale: Locale, text: string): boolean => patterns[locale].test(text);

/** Returns the error message of a text without a letter of its locale, or undefined. An empty text is valid. */
export const lettersError = (locale: Locale, text: string): string | undefined =>
  text === '' || hasScriptOf(locale, text)
    ? undefined
    : `Write it in the letters of ${locales[locale].englishName}, or leave it empty.`;
