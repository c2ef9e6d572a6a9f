/** The list of locales. A new locale is a folder beside `en/` and a line here. */

import { en } from './en/locale.ts';
import { hi } from './hi/locale.ts';
import type { LocaleDefinition } from './locale-definition.ts';
import { pa } from './pa/locale.ts';

const list = { en, hi, pa };

/** A locale of the public site: the name of its folder. */
export type Locale = keyof typeof list;

export const locales: Readonly<Record<Locale, LocaleDefinition<Locale>>> = list;

export const localeTags = Object.keys(list) as readonly Locale[];

/** The default locale. Its messages and paths are the keys of all other locales. Its addresses have no prefix. */
export const defaultLocale = 'en' satisfies Locale;

/** The locales that have a path prefix. */
export const otherLocales: readonly Locale[] = localeTags.filter((locale) => locale !== defaultLocale);

/** Writing direction of a text in one locale inside a text in another; undefined if they are the same. */
export function dirWithin(outer: Locale, inner: Locale): 'ltr' | 'rtl' | undefined {
  const [around, own] = [outer, inner].map((locale) => locales[locale].dir ?? 'ltr');
  return own === around ? undefined : own;
}

/** A value for each locale. */
export type ByLocale<Value> = Readonly<Record<Locale, Value>>;

/** @param valueIn returns the value of a locale; called once for each */
export const byLocale = <Value>(valueIn: (locale: Locale) => Value): ByLocale<Value> =>
  Object.fromEntries(localeTags.map((locale) => [locale, valueIn(locale)])) as ByLocale<Value>;
