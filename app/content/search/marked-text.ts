import { folded, tells, wordsAndBetween, wordsOf } from './search-query.ts';

/** A piece of a text; the marked ones are what was looked for. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

const longestExcerpt = 240;

/** @param terms folded words, as the index found them */
export function markedText(text: string, terms: ReadonlySet<string>): readonly TextPiece[] {
  const pieces: { text: string; marked: boolean }[] = [];
  for (const part of wordsAndBetween(text)) {
    const word = folded(part);
    const marked = terms.has(word) && tells(word);
    const last = pieces.at(-1);
    if (last && last.marked === marked) last.text += part;
    else if (part) pieces.push({ text: part, marked });
  }
  return pieces;
}

/**
 * The passage that says most of what was looked for, cut to a few lines.
 *
 * @param passages in the order of the page
 * @returns undefined where none has any of the words
 */
export function excerptOf(
  passages: readonly string[],
  terms: ReadonlySet<string>,
): readonly TextPiece[] | undefined {
  let best: { passage: string; count: number } | undefined;
  for (const passage of passages) {
    const count = new Set(
      wordsOf(passage)
        .map(folded)
        .filter((word) => terms.has(word) && tells(word)),
    ).size;
    if (count > (best?.count ?? 0)) best = { passage, count };
  }
  return best && markedText(cut(best.passage, terms), terms);
}

/** Cuts a passage to a few lines, beginning at the sentence with the first marked word. */
function cut(passage: string, terms: ReadonlySet<string>): string {
  if (passage.length <= longestExcerpt) return passage;
  const sentences = passage.split(/(?<=[.?!:।])\s+/);
  const first = sentences.findIndex((sentence) =>
    wordsOf(sentence).some((word) => terms.has(folded(word)) && tells(folded(word))),
  );
  const rest = sentences.slice(Math.max(0, first)).join(' ');
  const from = first > 0 ? '… ' : '';
  if (rest.length <= longestExcerpt) return from + rest;
  return `${from}${rest.slice(0, rest.lastIndexOf(' ', longestExcerpt))} …`;
}
