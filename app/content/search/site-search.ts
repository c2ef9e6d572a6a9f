import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchResult } from 'minisearch';
import { pathWithoutLocale } from '#app/languages/localized-path.ts';
import { isSensitivePage } from '#app/navigation/sensitive-pages.ts';
import { excerptOf, type IsMarked, markedText, type TextPiece } from './marked-text.ts';
import { folded, type SearchQuery, tells, termOf, wordsOf } from './search-query.ts';
import type { Understanding } from './understanding.ts';

/** What can be found: a page, a price, a doctor. */
export interface Searched {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** Shown where no passage has the words. */
  readonly summary: string;
  /** Other names, and words that people type. */
  readonly keywords: readonly string[];
  readonly headings: readonly string[];
  readonly passages: readonly string[];
  /** What it is called in the other language, by which it is found too. */
  readonly otherWords?: readonly string[];
}

export interface Found {
  readonly id: string;
  readonly path: string;
  readonly title: readonly TextPiece[];
  readonly excerpt: readonly TextPiece[];
  /** Keywords with the words that were typed, where neither the title nor the excerpt has them. */
  readonly alsoCalled: readonly TextPiece[] | undefined;
}

/** A question, and what it was understood to ask for. */
export type Question = SearchQuery & Understanding;

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
  // Nobody finds a page by a filler, and fillers are the longest lists of the index.
  processTerm: (word) => (tells(folded(word)) ? termOf(word) : null),
};

const boosts = { title: 5, keywords: 4, headings: 2, summary: 2, otherWords: 4 };

/** How much the text of a page adds to the answer of its name, which is at most about 1. */
const textWorth = 0.1;
/** A page about sex is shown to those who ask for it, and not for a word of its text. */
const leastIntimate = 0.45;
/** Below this share of the best score a page only shares a common word. */
const worthShowing = 0.3;

/** An index over documents that are only known now: the doctors, whose names nobody can spell. */
export function createSearch(documents: readonly Searched[]): Search {
  return searchOver(documents, indexOf(documents), { titlesMisspelt: true });
}

function indexOf(documents: readonly Searched[]): MiniSearch<Searched> {
  const index = new MiniSearch<Searched>(options);
  index.addAll(documents);
  return index;
}

/** For the build: the index as an object that `loadSearch` reads in a tenth of the time of making it. */
export function serializeSearch(documents: readonly Searched[]): SerializedSearch {
  return { documents, index: indexOf(documents).toJSON() };
}

export const loadSearch = ({ documents, index }: SerializedSearch): Search =>
  searchOver(documents, MiniSearch.loadJS<Searched>(index, options), { titlesMisspelt: false });

function searchOver(
  documents: readonly Searched[],
  index: MiniSearch<Searched>,
  { titlesMisspelt }: { readonly titlesMisspelt: boolean },
): Search {
  // A search reads every word of the passages of what it found; the pages say few words, each of them often.
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
  const isMarkedBy = (result: SearchResult | undefined): IsMarked => {
    const terms = new Set(Object.keys(result?.match ?? {}).filter(tells));
    return (word) => terms.has(termOfPage(word));
  };

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
      .filter(({ answer, share }) => answer > 0 || share >= worthShowing)
      .filter(
        ({ document, answer }) =>
          answer >= leastIntimate || !isSensitivePage(pathWithoutLocale(document.path)),
      )
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
      .flatMap(({ document }) => foundOf(document, isMarkedBy(texts.get(document.id)), wordsIn));
  };
}

/** Whether a query has a word of the title of something that was found: then that is what is looked for. */
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

function foundOf(
  document: Searched,
  isMarked: IsMarked,
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
      ? excerptOf([...document.keywords, ...(document.otherWords ?? [])], isMarked)
      : undefined,
  };
}
