import { byLocale, type Locale, locales } from './locales.ts';

const patterns = byLocale((locale) => new RegExp(`\\p{Script=${locales[locale].script}}`, 'u'));

/** Whether a text has a letter of the script in which a locale is written. */
export const hasScriptOf = (locale: Locale, text: string): boolean => patterns[locale].test(text);
