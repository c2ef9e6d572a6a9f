import type { SerializedPageModel } from '#app/typed-text/queries/page-model.ts';
import type { SerializedPhrases } from '#app/typed-text/queries/serialized-phrases.ts';
import type { SerializedSearch } from './site-search.ts';

/** Queries in all languages. The build makes them (tools/search-index). */
export interface SerializedQuestions {
  readonly phrases: SerializedPhrases;
  /** Everyday words that no phrase has, separated by spaces. */
  readonly otherWords: string;
  /** Guess of the pages for questions in other words (tools/search-index/write-page-model.ts). */
  readonly model: SerializedPageModel;
}

/** Texts that the search of one locale reads. The build makes them. */
export interface SerializedTexts {
  readonly pages: SerializedSearch;
}
