import { type Locale, locales } from './locales.ts';

/** Whether a text has a letter of the script in which a locale is written. */
export const hasScriptOf = (locale: Locale, text: string): boolean =>
  new RegExp(`\\p{Script=${locales[locale].script}}`, 'u').test(text);
