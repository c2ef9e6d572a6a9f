import { wordWeights } from '../words/spoken-languages.ts';
import type { WordWeights } from './query-language.ts';

const known = new Map<keyof WordWeights, ReadonlySet<string>>();

/**
 * Returns the words of a kind in all languages. It is a function, so that the browser's part of the search page does not load the lists.
 */
export function weighedWords(kind: keyof WordWeights): ReadonlySet<string> {
  let words = known.get(kind);
  if (!words) {
    words = new Set(
      Object.values<WordWeights>(wordWeights).flatMap(
        (language) => language[kind]?.trim().split(/\s+/) ?? [],
      ),
    );
    known.set(kind, words);
  }
  return words;
}
