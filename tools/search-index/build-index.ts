import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  searchedPageOf,
  searchedPublicPages,
  searchedTranslatedPageOf,
} from '#app/content/search/searched.server.ts';
import type { SerializedQuestions, SerializedTexts } from '#app/content/search/serialized-site-search.ts';
import { type Searched, serializeSearch } from '#app/content/search/site-search.ts';
import { type Locale, localeTags, otherLocales } from '#app/languages/locales.ts';
import { addMessages } from '#app/languages/messages.ts';
import { serializePhrases } from '#app/typed-text/queries/serialized-phrases.ts';
import { spokenSubjects } from '#app/typed-text/queries/spoken-queries.ts';
import model from '#app/typed-text/queries/trained/page-model.json' with { type: 'json' };
import * as dangerMessages from '#messages/content/dangers/danger-words.ts';
import * as tierMessages from '#messages/content/dangers/tier.ts';
import * as pageTitleMessages from '#messages/navigation/page-titles.ts';
import { extractPageText } from '../information-pages/page-text.ts';
import { readInformationPages } from '../information-pages/read.ts';
import { readTranslatedPages } from '../information-pages/translated.ts';
import { everydayWords } from './everyday-words.ts';

const languages = join(import.meta.dirname, '../../app/languages');

for (const locale of otherLocales) {
  // Imports are by path, because Vite bundles its configuration, and `#` names do not resolve in the bundle.
  const translated = (name: string) => import(pathToFileURL(join(languages, locale, name)).href);
  addMessages(locale, pageTitleMessages, await translated('navigation/page-titles.ts'));
  addMessages(locale, dangerMessages, await translated('content/dangers/danger-words.ts'));
  addMessages(locale, tierMessages, await translated('content/dangers/tier.ts'));
}

/** Returns the pages that the search of a locale reads, with their names in the other locales. */
export function searchedPages(locale: Locale): readonly Searched[] {
  const ofDefault = readInformationPages();
  const translations = otherLocales.map(
    (other) =>
      [other, new Map(readTranslatedPages(other, ofDefault).map((page) => [page.path, page]))] as const,
  );
  const information = ofDefault.map(({ frontMatter, body }) => {
    const { path } = frontMatter;
    const translated = translations.find(([other]) => other === locale)?.[1].get(path);
    const names = translations.flatMap(([, pages]) => pages.get(path)?.frontMatter ?? []);
    return translated
      ? searchedTranslatedPageOf(
          locale,
          frontMatter,
          translated.frontMatter,
          extractPageText(translated.body),
        )
      : searchedPageOf(frontMatter, extractPageText(body), names);
  });
  return [...searchedPublicPages(locale), ...information];
}

/** Returns the passages of each page that the search of a locale reads, by the page's id. */
export const searchedPassages = (locale: Locale): ReadonlyMap<string, readonly string[]> =>
  new Map(searchedPages(locale).map(({ id, passages }) => [id, passages]));

/** Builds the text index of a locale. */
export const buildTextIndex = (locale: Locale): SerializedTexts => ({
  pages: serializeSearch(searchedPages(locale)),
});

/** Builds the index of queries for pages, in all languages. */
export function buildPhraseIndex(): SerializedQuestions {
  const phrases = serializePhrases(spokenSubjects(), localeTags.flatMap(searchedPages));
  return { phrases, otherWords: everydayWords(phrases.words).join(' '), model };
}
