import { wordsAndBetween, wordsOf } from '#app/typed-text/queries/search-query.ts';
import { folded } from '#app/typed-text/spelling/folded-spelling.ts';

/** A piece of a text. Marked pieces contain a word of the query. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Whether a word occurs in the query and is not a filler. */
export type IsMarked = (word: string) => boolean;

const longestExcerpt = 240;

export function markedText(text: string, isMarked: IsMarked): readonly TextPiece[] {
  const pieces: { text: string; marked: boolean }[] = [];
  for (const part of wordsAndBetween(text)) {
    const marked = isMarked(part);
    const last = pieces.at(-1);
    if (last && last.marked === marked) last.text += part;
    else if (part) pieces.push({ text: part, marked });
  }
  return pieces;
}

/**
 * The passage with the most words of the question, cut to a few lines.
 *
 * @param passages in the order of the page
 * @param wordsIn returns the words of a passage, such as from a cache
 * @returns undefined if no passage has any of the words
 */
export function excerptOf(
  passages: readonly string[],
  isMarked: IsMarked,
  wordsIn: (passage: string) => readonly string[] = wordsOf,
): readonly TextPiece[] | undefined {
  let best: { passage: string; count: number } | undefined;
  for (const passage of passages) {
    const marked = wordsIn(passage).filter(isMarked);
    const count = marked.length > 1 ? new Set(marked.map(folded)).size : marked.length;
    if (count > (best?.count ?? 0)) best = { passage, count };
  }
  return best && markedText(cut(best.passage, isMarked), isMarked);
}

/** Cuts a passage to a few lines, beginning at the sentence with the first marked word. */
function cut(passage: string, isMarked: IsMarked): string {
  if (passage.length <= longestExcerpt) return passage;
  const sentences = passage.split(/(?<=[.?!:।])\s+/);
  const first = sentences.findIndex((sentence) => wordsOf(sentence).some(isMarked));
  const rest = sentences.slice(Math.max(0, first)).join(' ');
  const from = first > 0 ? '… ' : '';
  if (rest.length <= longestExcerpt) return from + rest;
  return `${from}${rest.slice(0, rest.lastIndexOf(' ', longestExcerpt))} …`;
}
