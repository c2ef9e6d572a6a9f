import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchResult } from 'minisearch';
import { pathWithoutLocale } from '#app/languages/localized-path.ts';
import { isSensitivePage } from '#app/navigation/sensitive-pages.ts';
import { type SearchQuery, tells, wordsOf } from '#app/typed-text/queries/search-query.ts';
import type { Understanding } from '#app/typed-text/queries/understanding.ts';
import { folded, termOf } from '#app/typed-text/spelling/folded-spelling.ts';
import { excerptOf, type IsMarked, markedText, type TextPiece } from './marked-text.ts';

/** A page, a price or a doctor as the search reads it. */
export interface Searched {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** Shown if no passage has the words of the question. */
  readonly summary: string;
  /** Other names, and words that people type. */
  readonly keywords: readonly string[];
  readonly headings: readonly string[];
  readonly passages: readonly string[];
  /** Names in other locales. */
  readonly otherWords?: readonly string[];
  /** Name of the text of the page, if it has all passages. The stored search then has none (app/content/information-article.ts). */
  readonly article?: string;
}

export interface Found {
  readonly id: string;
  readonly path: string;
  readonly title: readonly TextPiece[];
  readonly excerpt: readonly TextPiece[];
  /**
   * Name that has the found words, if neither the title nor the excerpt has them. It is in another language than the page only if the visitor typed
   * that name.
   */
  readonly alsoCalled: readonly TextPiece[] | undefined;
}

/** A query, with the pages that it asks for. */
export type Question = SearchQuery & Understanding;

/** A result whose passages may be elsewhere. */
export interface Hit extends Pick<Searched, 'id' | 'path' | 'article'> {
  /**
   * Returns the result with its excerpt.
   *
   * @param passages of the page, if the search has none
   */
  readonly found: (passages?: readonly string[]) => Found;
}

export type PageSearch = (question: Question, most: number) => readonly Hit[];

export type Search = (question: Question, most: number) => readonly Found[];

/** A search over documents as the build stores it. */
export interface SerializedSearch {
  readonly documents: readonly Searched[];
  readonly index: AsPlainObject;
}

const options: Options<Searched> = {
  fields: ['title', 'keywords', 'headings', 'summary', 'passages', 'otherWords'],
  extractField: (document, field) => [document[field as keyof Searched] ?? []].flat().join(' '),
  tokenize: (text) => [...wordsOf(text)],
  // The index has no fillers: they find no page, and their lists would be the longest.
  processTerm: (word) => (tells(folded(word)) ? termOf(word) : null),
};

const boosts = { title: 5, keywords: 4, headings: 2, summary: 2, otherWords: 4 };

/** Weight of a match in the text of a page. A match of its names has a weight of up to about 1. */
const textWorth = 0.1;
/** Minimum score of a page about sex. The search shows such a page only if the query asks for it, not because of a word in its text. */
const leastIntimate = 0.45;
/** Minimum share of the best score. Pages below it only share a common word. */
const worthShowing = 0.3;

interface SearchOptions {
  /** Whether a misspelt title is found, because names of people are hard to spell. */
  readonly titlesMisspelt: boolean;
  /** Whether a document that no listed query asks for must have every typed word. */
  readonly wantsAllWords?: boolean;
}

/** Makes a search over documents of the database: the doctors and the prices. */
export function createSearch(documents: readonly Searched[], options: SearchOptions): Search {
  const search = searchOver(documents, indexOf(documents), options);
  return (question, most) => search(question, most).map(({ found }) => found());
}

function indexOf(documents: readonly Searched[]): MiniSearch<Searched> {
  const index = new MiniSearch<Searched>(options);
  index.addAll(documents);
  return index;
}

/**
 * Builds an index at build time. `loadSearch` loads it in a tenth of the time that building it takes. The passages of a page with an article are left out:
 * half of the index, of which a search shows eight passages.
 */
export function serializeSearch(documents: readonly Searched[]): SerializedSearch {
  return {
    documents: documents.map((document) => (document.article ? { ...document, passages: [] } : document)),
    index: indexOf(documents).toJSON(),
  };
}

export const loadSearch = ({ documents, index }: SerializedSearch): PageSearch =>
  searchOver(documents, MiniSearch.loadJS<Searched>(index, options), {
    titlesMisspelt: false,
    wantsAllWords: true,
  });

function searchOver(
  documents: readonly Searched[],
  index: MiniSearch<Searched>,
  { titlesMisspelt, wantsAllWords = false }: SearchOptions,
): PageSearch {
  // A search reads every word of the passages that it found. Pages repeat few words, so each word is processed once.
  const knownTerms = new Map<string, string>();
  const termOfPage = (word: string) => {
    const term = knownTerms.get(word) ?? termOf(word);
    knownTerms.set(word, term);
    return term;
  };
  const knownWords = new Map<string, readonly string[]>();
  const wordsIn = (passage: string) => {
    const words = knownWords.get(passage) ?? wordsOf(passage);
    knownWords.set(passage, words);
    return words;
  };
  const isTypedIn = (question: Question): IsMarked => {
    const terms = new Set(question.words.map(termOf));
    return (word) => terms.has(termOfPage(word));
  };
  // The words that only describe the subject of a question find its pages, and are marked nowhere.
  const isMarkedBy = (result: SearchResult | undefined, { marks }: Question): IsMarked => {
    const own = new Set(marks.map(termOf));
    const terms = new Set(
      Object.keys(result?.match ?? {}).filter(
        (term) => tells(term) && (own.has(term) || !result?.queryTerms.includes(term)),
      ),
    );
    return (word) => terms.has(termOfPage(word));
  };
  /** Whether a document has every typed word that says something, in one of its spellings. */
  const hasAll = (result: SearchResult | undefined, { needed }: Question) =>
    result !== undefined &&
    needed.every((words) => words.some((word) => result.queryTerms.includes(termOf(word))));

  return (question, most) => {
    const required = question.required.map(termOf);
    const results = index
      .search(queryTree(question, titlesMisspelt), {
        boost: boosts,
        tokenize: (terms) => terms.split(' '),
        processTerm: (term) => term,
      })
      .filter(({ queryTerms }) => required.every((word) => queryTerms.includes(word)));
    const bestText = Math.max(1, ...results.map(({ score }) => score));
    const texts = new Map(results.map((result) => [result.id as string, result]));
    const scores = documents.map((document) => {
      const answer = question.pages.get(pathWithoutLocale(document.path)) ?? 0;
      const share = (texts.get(document.id)?.score ?? 0) / bestText;
      return { document, answer, share, score: answer + textWorth * share };
    });
    return scores
      .filter(
        ({ document, answer, share }) =>
          answer > 0 ||
          (share >= worthShowing && (!wantsAllWords || hasAll(texts.get(document.id), question))),
      )
      .filter(
        ({ document, answer }) =>
          answer >= leastIntimate || !isSensitivePage(pathWithoutLocale(document.path)),
      )
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
      .map(({ document }) => ({
        id: document.id,
        path: document.path,
        article: document.article,
        found: (passages = document.passages) =>
          foundOf(
            { ...document, passages },
            isMarkedBy(texts.get(document.id), question),
            isTypedIn(question),
            wordsIn,
          ),
      }));
  };
}

/** Whether a query has a word of the title of a result, so the visitor probably wants this result. */
export const isNamed = (found: readonly Found[], { words }: SearchQuery) =>
  found.some(({ title }) =>
    title.some(({ text, marked }) => marked && words.some((word) => folded(word) === folded(text))),
  );

function queryTree({ words, forms }: Question, titlesMisspelt: boolean): Query {
  const typed = words.map(termOf);
  return {
    combineWith: 'OR',
    queries: [
      { queries: [typed.join(' ')], boostTerm: () => 2 },
      { queries: [[...new Set(forms.map(termOf))].filter((form) => !typed.includes(form)).join(' ')] },
      {
        queries: [typed.join(' ')],
        prefix: (term: string) => term.length > 3,
        fuzzy: (term: string) => titlesMisspelt && term.length > 3 && 0.2,
        fields: ['title'],
        weights: { fuzzy: 0.25, prefix: 0.4 },
      },
    ],
  };
}

/** Longest name of another language that a result shows. Longer ones are sentences. */
const longestName = 40;

function foundOf(
  document: Searched,
  isMarked: IsMarked,
  isTyped: IsMarked,
  wordsIn: (passage: string) => readonly string[],
): Found {
  const title = markedText(document.title, isMarked);
  const excerpt = excerptOf([document.summary, ...document.passages], isMarked, wordsIn);
  const shown = excerpt ?? markedText(document.summary, isMarked);
  const nothingMarked = ![...title, ...shown].some(({ marked }) => marked);
  return {
    id: document.id,
    path: document.path,
    title,
    excerpt: shown,
    alsoCalled: nothingMarked
      ? (excerptOf(document.keywords, isMarked) ??
        excerptOf(
          (document.otherWords ?? []).filter((name) => name.length <= longestName),
          isTyped,
        ))
      : undefined,
  };
}
