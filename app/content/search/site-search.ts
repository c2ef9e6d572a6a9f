import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { inEnglish } from '#app/site/language.ts';
import { excerptOf, type IsMarked, markedText, type TextPiece } from './marked-text.ts';
import { folded, type SearchQuery, tells, wordsOf } from './search-query.ts';

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

/** Begins a word as it is spelt, beside the same one with one spelling for each sound: no letter of a word. */
const asSpelt = '=';

const spelt = (word: string) => asSpelt + word.toLowerCase();

/** How many times more a word counts as it was typed: `sleep` sounds like `slip`, and is not it. */
const wholeWord = 2;

/** Below this share of the best score a page only shares a common word. */
const worthShowing = 0.15;

export type Search = (query: SearchQuery, most: number) => readonly Found[];

/** Makes the index, which takes a quarter of a second for the whole site where nothing has run before. */
export function createSearch(documents: readonly Searched[]): Search {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const phrases = new Map(
    documents.map(({ id, title, keywords, otherWords = [] }) => [
      id,
      new Set([title, ...keywords, ...otherWords].map(spellingOf)),
    ]),
  );
  // The pages say few words, each of them often: to fold every one anew takes a quarter of the time of the index, and nearly all of that
  // of a search, which looks through every passage of what it found.
  const known = new Map<string, string[]>();
  const index = new MiniSearch<Searched>({
    fields: ['title', 'keywords', 'headings', 'summary', 'passages', 'otherWords'],
    extractField: (document, field) => [document[field as keyof Searched] ?? []].flat().join(' '),
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => {
      const terms = known.get(word) ?? [folded(word), spelt(word)];
      known.set(word, terms);
      return terms;
    },
    searchOptions: { processTerm: (word) => word },
  });
  index.addAll(documents);

  const markedBy = ({ match }: SearchResult): IsMarked => {
    const terms = new Set(Object.keys(match).filter(tells));
    return (word) => terms.has(known.get(word)?.[0] ?? folded(word));
  };

  return (query, most) => {
    const typed = spellingOf(query.text);
    const answer = query.answered ? 30 : 3;
    const answerOf = (id: string) => (query.answers.has(inEnglish(byId.get(id)?.path ?? '')) ? answer : 1);
    const results = index.search(queryTree(query), {
      boost: { title: 5, keywords: 4, headings: 2, summary: 2, otherWords: 4 },
      tokenize: (terms) => terms.split(' '),
      boostTerm: (term) => (term.startsWith(asSpelt) ? wholeWord : 1),
      weights: { fuzzy: 0.25, prefix: 0.4 },
      boostDocument: (id) => answerOf(id) * (phrases.get(id)?.has(typed) ? 3 : 1),
    });
    // An answer stands before what else has the words, and does not make it worth less.
    const own = ({ id, score }: SearchResult) => score / answerOf(id);
    const best = Math.max(...results.map(own));
    return results
      .filter((result) => answerOf(result.id) > 1 || own(result) >= best * worthShowing)
      .slice(0, most)
      .flatMap((result) => {
        const document = byId.get(result.id);
        return document ? [foundOf(document, markedBy(result))] : [];
      });
  };
}

/** Whether a query has a word of the title of something that was found: then that is what is looked for. */
export const isNamed = (found: readonly Found[], { words }: SearchQuery) =>
  found.some(({ title }) => title.some(({ text, marked }) => marked && words.includes(folded(text))));

const spellingOf = (text: string) => wordsOf(text).map(folded).join(' ');

function queryTree({ text, words, meanings, answered }: SearchQuery): Query {
  const typed = wordsOf(text).filter((word) => words.includes(folded(word)));
  return {
    combineWith: 'OR',
    queries: [
      // What a known meaning answers is not looked for as it was typed.
      { queries: [answered ? '' : typed.map(spelt).join(' ')] },
      {
        queries: [words.join(' ')],
        // A word with a known meaning is not taken for a misspelt other one: `neend` is not `find`.
        fuzzy: (term: string) => !answered && term.length > 3 && 0.2,
        prefix: (term: string) => term.length > 2,
      },
      { queries: [meanings.join(' ')] },
    ],
  };
}

function foundOf(document: Searched, isMarked: IsMarked): Found {
  const title = markedText(document.title, isMarked);
  const excerpt = excerptOf([document.summary, ...document.passages], isMarked);
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
