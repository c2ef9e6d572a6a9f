import type { SerializedPhrases } from './serialized-phrases.ts';
import type { SerializedSearch } from './site-search.ts';

/** The ways to ask in all languages, made by the build (tools/search-index). */
export interface SerializedQuestions {
  readonly phrases: SerializedPhrases;
  /** Common English words by which nobody asks for a page, with spaces between them. */
  readonly otherWords: string;
}

/** What the search of one language looks through, made by the build. */
export interface SerializedTexts {
  readonly pages: SerializedSearch;
  readonly prices: SerializedSearch;
}
