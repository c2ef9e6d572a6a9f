import { spokenWords } from '#app/content/search/search-words.ts';
import {
  searchedHindiPageOf,
  searchedPageOf,
  searchedPrices,
  searchedPublicPages,
} from '#app/content/search/searched.server.ts';
import { serializePhrases } from '#app/content/search/serialized-phrases.ts';
import type { SerializedQuestions, SerializedTexts } from '#app/content/search/serialized-site-search.ts';
import { type Searched, serializeSearch } from '#app/content/search/site-search.ts';
import type { Language } from '#app/languages/language.ts';
import { readHindiPages } from '../information-pages/hindi.ts';
import { readPageText } from '../information-pages/passages.ts';
import { readInformationPages } from '../information-pages/read.ts';
import { otherEnglishWords } from './english-words.ts';

/** The pages that the search of a language looks through, with their names in the other one. */
function searchedPages(language: Language): readonly Searched[] {
  const english = readInformationPages();
  const hindi = new Map(readHindiPages(english).map((page) => [page.path, page]));
  const information = english.map(({ frontMatter, body }) => {
    const translated = hindi.get(frontMatter.path);
    return language === 'hi' && translated
      ? searchedHindiPageOf(frontMatter, translated.frontMatter, readPageText(translated.body))
      : searchedPageOf(frontMatter, readPageText(body), translated?.frontMatter);
  });
  return [...searchedPublicPages(language), ...information];
}

/** What the search of a language looks through. */
export const makeTexts = (language: Language): SerializedTexts => ({
  pages: serializeSearch(searchedPages(language)),
  prices: serializeSearch(searchedPrices(language)),
});

/** The ways to ask for pages, in all languages. */
export function makeQuestions(): SerializedQuestions {
  const phrases = serializePhrases(spokenWords, [...searchedPages('en'), ...searchedPages('hi')]);
  return { phrases, otherWords: otherEnglishWords(phrases.words).join(' ') };
}
