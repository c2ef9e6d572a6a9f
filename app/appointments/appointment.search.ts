/** Terms of the search index, made in the same way for the rows of the index and for what staff type. */

/** Limits of the search index: words per appointment, and letters per word. */
const most = { words: 12, letters: 24 } as const;

/** Shortest part of a name that is found inside a word. */
const leastOfPart = 3;

/** Digits at the end of a phone by which people name it. */
export const lastDigits = 4;

/**
 * Spellings of one sound in Indian names, in the order of replacement: Ishaan and Ishan, Preeti and Priti, Vikas and
 * Wikas. Migration 0030 has the same list, so a change needs a new migration.
 */
const sameSounds: readonly (readonly [string, string])[] = [
  ['aa', 'a'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['ou', 'u'],
  ['ow', 'u'],
  ['sh', 's'],
  ['th', 't'],
  ['dh', 'd'],
  ['bh', 'b'],
  ['kh', 'k'],
  ['gh', 'g'],
  ['jh', 'j'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['w', 'v'],
  ['z', 'j'],
  ['q', 'k'],
  ['x', 'ks'],
  ['y', 'i'],
  ...[...'abcdefghijklmnoprstuv'].map((letter) => [letter + letter, letter] as const),
];

const soundOf = (word: string) => sameSounds.reduce((text, [from, to]) => text.replaceAll(from, to), word);

/** Normalises names for the search index and for queries: lower case, no accents, no punctuation, one spelling of a sound. */
export function searchTerms(...names: readonly (string | null)[]): readonly string[] {
  const words = names
    .filter((name) => name !== null)
    .flatMap((name) =>
      name
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .split(/[^\p{L}\p{N}\p{M}]+/u),
    )
    .filter((word) => word !== '')
    .map((word) => soundOf([...word].slice(0, most.letters).join('')));
  return [...new Set(words)].slice(0, most.words);
}

/** Returns the word and its endings, because the index matches by prefix: 'kumar' is the start of an ending of 'ramkumar'. */
function endingsOf(word: string): readonly string[] {
  const letters = [...word];
  const parts = Math.max(letters.length - leastOfPart, 0);
  return Array.from({ length: parts + 1 }, (_, from) => letters.slice(from).join(''));
}

/** Terms of an appointment in the search index: parts of its names, and the end of its phone. */
export const indexTerms = (phone: string, ...names: readonly (string | null)[]): readonly string[] => [
  ...new Set(
    [...searchTerms(...names).flatMap(endingsOf), phone.slice(-lastDigits)].filter((term) => term !== ''),
  ),
];
