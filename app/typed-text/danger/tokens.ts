import { keysOf } from '../spelling/phonetic-key.ts';
import { numberOf } from './class-numbers.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordClass } from './word-classes.ts';

/** A word of a text, with the classes that it may have. */
export interface Token {
  /** The word as typed, in small letters. */
  readonly raw: string;
  /** The key of letters (spelling/phonetic-key.ts). */
  readonly letters: string;
  readonly classes: Set<number>;
  readonly isFunctionWord: boolean;
  /** Number of content words before this one. The end of a sentence counts as {@link sentencePause} words. */
  readonly distance: number;
}

/** Maximum number of characters that are read, more than any field of the site accepts. The rest of a longer text is ignored. */
export const longestText = 600;

const wordPattern = /[\p{L}\p{M}\p{N}\u200c\u200d]+|[.!?।;\n]+/gu;
const sentenceEnd = /^[.!?।;\n]/;
const sentencePause = 2;

/** The words of a text, in small letters and without the apostrophe of "don't". */
export function tokenize(text: string, vocabulary: Vocabulary): readonly Token[] {
  const plain = text
    .slice(0, longestText)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L})['’`´](?=\p{L})/gu, '');
  const tokens: Token[] = [];
  let distance = 0;
  for (const [raw] of plain.matchAll(wordPattern)) {
    if (sentenceEnd.test(raw)) {
      distance += sentencePause;
      continue;
    }
    const keys = keysOf(raw);
    const isFunctionWord = vocabulary.isFunctionWord(keys.letters);
    tokens.push({
      raw,
      letters: keys.letters,
      classes: vocabulary.find(raw, keys),
      isFunctionWord,
      distance,
    });
    if (!isFunctionWord) distance += 1;
  }
  classifyTogether(tokens, vocabulary);
  return tokens;
}

/** Maximum number of words after a title that count as a name: "Dr Zaheer", "doctor Jivan Jot". */
const mostAfterTitle = 2;
const nameLike = (
  ['VENOM', 'ANY_POISON', 'POISON', 'LIFE', 'TO_LIVE', 'DEATH', 'LIVING'] satisfies WordClass[]
).map(numberOf);
const eaten = numberOf('ATE' satisfies WordClass);

/** Adds the classes that words have only together with adjacent words. */
function classifyTogether(tokens: readonly Token[], vocabulary: Vocabulary) {
  const isEaten = tokens.some(({ classes }) => classes.has(eaten));
  tokens.forEach(({ raw, letters, classes }, at) => {
    const next = tokens[at + 1];
    const ambiguity = vocabulary.ambiguous.get(letters);
    if (ambiguity) {
      const { means, unclear, after, before } = ambiguity;
      const isMeant =
        !unclear.has(raw) || tokens[at - 1]?.classes.has(after) || before.has(next?.letters ?? '');
      if (isMeant) classes.add(means);
    }
    if (vocabulary.titles.has(raw) && next && tokens.length - 1 - at <= mostAfterTitle && !isEaten) {
      for (const one of nameLike) next.classes.delete(one);
    }
    for (const [of, implied] of vocabulary.implied) if (classes.has(of)) classes.add(implied);
    for (const compound of vocabulary.compounds) {
      if (!classes.has(compound.first)) continue;
      const following = compound.between.has(next?.letters ?? '') ? tokens[at + 2] : next;
      if (!following?.classes.has(compound.next)) continue;
      classes.add(compound.means);
      if (compound.isBoth) following.classes.add(compound.means);
    }
    if (next) for (const one of vocabulary.findJoined(raw, next.raw)) classes.add(one);
  });
}
