/** Finds translations that are missing or older than their English. Safe for the browser. */

import { defaultLocale, type Locale, localeTags, otherLocales } from '#app/languages/locales.ts';
import type { FactFieldView, FactTexts } from './fact-section.ts';
import { localizedPart, localizedPriceParts, priceInputName, priceRows } from './price-rows.ts';

type LocalizedField = Pick<FactFieldView, 'name' | 'kind' | 'lang' | 'translates'>;

/** A text in the default locale with its translation. */
interface Pair {
  /** The same for the same text in each version of a section. */
  readonly key: string;
  /** Id of the control of the translation. */
  readonly control: string;
  readonly locale: Locale;
  readonly source: string;
  readonly translation: string;
}

/** Texts of two versions of a section, the later one after the earlier one. */
interface TextChange {
  readonly before: FactTexts;
  readonly after: FactTexts;
}

function pricePairs(field: string, text: string): readonly Pair[] {
  return priceRows(text).flatMap((row, index) =>
    localizedPriceParts.flatMap((part) =>
      otherLocales.map((locale) => ({
        key: [field, row.id || row.name, part, locale].join(' '),
        control: priceInputName(field, row.row ?? index + 1, localizedPart(part, locale)),
        locale,
        source: row[part] ?? '',
        translation: row[localizedPart(part, locale)] ?? '',
      })),
    ),
  );
}

const pairsOf = (fields: readonly LocalizedField[], texts: FactTexts): readonly Pair[] =>
  fields.flatMap(({ name, kind, lang, translates }) => {
    const text = texts[name] ?? '';
    if (kind === 'prices') return pricePairs(name, text);
    const locale = localeTags.find((tag) => tag === lang);
    return translates === undefined || locale === undefined
      ? []
      : [{ key: name, control: name, locale, source: texts[translates] ?? '', translation: text }];
  });

const byKey = (pairs: readonly Pair[]): ReadonlyMap<string, Pair> =>
  new Map(pairs.map((pair) => [pair.key, pair]));

/**
 * Lists the translations that were entered for another English text than the present one.
 *
 * @param changes changes of the section, the latest first
 */
export function staleTranslations(
  fields: readonly LocalizedField[],
  texts: FactTexts,
  changes: readonly TextChange[],
): readonly string[] {
  const versions = changes.map(({ before, after }) => ({
    before: byKey(pairsOf(fields, before)),
    after: byKey(pairsOf(fields, after)),
  }));
  return pairsOf(fields, texts)
    .filter(({ key, source, translation }) => {
      if (translation === '') return false;
      const entered = versions.find(
        ({ before, after }) => before.get(key)?.translation !== after.get(key)?.translation,
      );
      const sourceThen = (entered?.after ?? versions.at(-1)?.before)?.get(key)?.source;
      return sourceThen !== undefined && sourceThen !== source;
    })
    .map(({ key }) => key);
}

/** A translation that is missing, or older than its English. */
export interface TranslationGap {
  /** Id of its control. */
  readonly control: string;
  readonly locale: Locale;
  readonly isStale: boolean;
}

/**
 * Finds the translations of a form that are missing or older than their English, in the order of the form.
 *
 * @param typed texts in the form at present
 * @param opened texts with which the form was opened, and their translations that were stale then
 */
export function translationGaps(
  fields: readonly LocalizedField[],
  typed: FactTexts,
  opened: { readonly texts: FactTexts; readonly stale: readonly string[] },
): readonly TranslationGap[] {
  const before = byKey(pairsOf(fields, opened.texts));
  return pairsOf(fields, typed).flatMap(({ key, control, locale, source, translation }): TranslationGap[] => {
    if (source.trim() === '') return [];
    if (translation.trim() === '') return [{ control, locale, isStale: false }];
    const old = before.get(key);
    const isOld = old !== undefined && old.translation === translation;
    const isStale = isOld && (opened.stale.includes(key) || old.source !== source);
    return isStale ? [{ control, locale, isStale }] : [];
  });
}

export interface TranslationCounts {
  readonly missing: number;
  readonly stale: number;
}

/** Counts the gaps of a locale. */
export function countGaps(gaps: readonly TranslationGap[], locale: Locale): TranslationCounts {
  const own = gaps.filter((gap) => gap.locale === locale);
  const stale = own.filter(({ isStale }) => isStale).length;
  return { missing: own.length - stale, stale };
}

/** Whether a section has texts in several languages. */
export const isTranslated = (fields: readonly LocalizedField[]): boolean =>
  fields.some(({ kind, translates }) => kind === 'prices' || translates !== undefined);

/** Locale in whose tab a field stands. */
export const localeOfField = ({ tab, lang }: Pick<FactFieldView, 'tab' | 'lang'>): Locale =>
  localeTags.find((tag) => tag === (tab ?? lang)) ?? defaultLocale;
