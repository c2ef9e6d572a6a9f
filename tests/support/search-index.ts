import type { SerializedQuestions, SerializedTexts } from '#app/content/search/serialized-site-search.ts';
import type { Locale } from '#app/languages/locales.ts';
import { buildPhraseIndex, buildTextIndex } from '#tools/search-index/build-index.ts';

let phrases: SerializedQuestions | undefined;
const texts = new Map<Locale, SerializedTexts>();

/** The index of queries for pages. Each process builds it once, because that takes 2 s. */
export function phraseIndex(): SerializedQuestions {
  phrases ??= buildPhraseIndex();
  return phrases;
}

/** The text index of a locale, built once per process too. */
export function textIndexOf(locale: Locale): SerializedTexts {
  const index = texts.get(locale) ?? buildTextIndex(locale);
  texts.set(locale, index);
  return index;
}
