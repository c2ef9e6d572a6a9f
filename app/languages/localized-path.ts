import { defaultLocale, type Locale, locales, otherLocales } from './locales.ts';

const startsWithPrefix = (pathname: string, locale: Locale) => {
  const { prefix } = locales[locale];
  const start = pathname.slice(0, prefix.length).toLowerCase();
  return start === prefix && (pathname.length === prefix.length || pathname[prefix.length] === '/');
};

/** Returns the locale of an address, from its first segment. */
export const localeOf = (pathname: string): Locale =>
  otherLocales.find((locale) => startsWithPrefix(pathname, locale)) ?? defaultLocale;

/** Returns the path of the same page in the default locale, which is its path in the catalogue. */
export const pathWithoutLocale = (pathname: string): string =>
  pathname.slice(locales[localeOf(pathname)].prefix.length) || '/';

/**
 * Returns the path of a page in a locale.
 *
 * @param path of the page in the default locale
 */
export const pathIn = (locale: Locale, path: string): `/${string}` => {
  const { prefix } = locales[locale];
  return (prefix === '' ? path : `${prefix}${path === '/' ? '' : path}`) as `/${string}`;
};
