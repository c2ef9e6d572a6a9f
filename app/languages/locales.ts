/** The list of locales. A new language is a folder beside `en/` and a line here. */

import { en } from './en/locale.ts';
import { hi } from './hi/locale.ts';
import type { LocaleDefinition } from './locale-definition.ts';

const list = { en, hi };

/** A locale of the public site, by the name of its folder. */
export type Locale = keyof typeof list;

export const locales: Readonly<Record<Locale, LocaleDefinition>> = list;

export const localeTags = Object.keys(list) as readonly Locale[];

/** The locale whose messages and paths all others are keyed by. Its addresses have no prefix. */
export const defaultLocale = 'en' satisfies Locale;

/** The locales that have a path prefix. */
export const otherLocales: readonly Locale[] = localeTags.filter((locale) => locale !== defaultLocale);

/** A value for each locale. */
export type ByLocale<Value> = Readonly<Record<Locale, Value>>;

/** @param valueIn is called once for each locale */
export const byLocale = <Value>(valueIn: (locale: Locale) => Value): ByLocale<Value> =>
  Object.fromEntries(localeTags.map((locale) => [locale, valueIn(locale)])) as ByLocale<Value>;
