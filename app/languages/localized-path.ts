import { defaultLocale, type Locale, locales, otherLocales } from './locales.ts';

const startsWithPrefix = (pathname: string, locale: Locale) => {
  const { prefix } = locales[locale];
  const start = pathname.slice(0, prefix.length).toLowerCase();
  return start === prefix && (pathname.length === prefix.length || pathname[prefix.length] === '/');
};

/** The locale of an address, from its first segment. */
export const localeOf = (pathname: string): Locale =>
  otherLocales.find((locale) => startsWithPrefix(pathname, locale)) ?? defaultLocale;

/** The path of the same page in the default locale, under which the catalogue lists it. */
export const pathWithoutLocale = (pathname: string): string =>
  pathname.slice(locales[localeOf(pathname)].prefix.length) || '/';

/**
 * The path of a page in a locale.
 *
 * @param path in the default locale
 */
export const pathIn = (locale: Locale, path: string): `/${string}` => {
  const { prefix } = locales[locale];
  return (prefix === '' ? path : `${prefix}${path === '/' ? '' : path}`) as `/${string}`;
};
