import { inLatin, phoneticKey } from '../spelling/phonetic-key.ts';

/** The sound of a word, for comparison with other words. */
export interface WordSound {
  /** The sound with vowels, in Latin letters, one letter for each sound. */
  readonly sound: string;
  /** The sound without vowels (spelling/phonetic-key.ts). */
  readonly key: string;
}

/** Replaces spellings of the same sound by one letter: `tention` becomes `tension`. */
const soundOf = (word: string): string =>
  inLatin(word)
    .replace(/tion|sion/g, 'sn')
    // English words such as `college` and `package`, whose end is not the future of a Hindi verb: `bolege`, `lage`.
    .replace(/(?<=^col+)ege$|(?<=^[a-z]{2,}[^a])age$/, 'ej')
    .replace(/ee|ea|ie/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/c*ch+|tch/g, 'C')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('ph', 'f')
    // Doubled letters are removed before aspiration, because `baithta` (sits) has two sounds in its middle and must not become `beta` (son).
    .replace(/(.)\1+/g, '$1')
    .replace(/([bdgjkrst])h/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replace(/au|ow/g, 'o')
    .replace(/a[iey]|e[iy]/g, 'e')
    .replaceAll('y', 'i')
    .replace(/([aeiou])\1+/g, '$1')
    .replace(/(?<=[aeiou])[nh]$/, '');

export const wordSound = (word: string): WordSound => ({ sound: soundOf(word), key: phoneticKey(word) });

interface Stems {
  /** A bit for each consonant of the key. For most pairs of words these bits show a difference without comparing letters. */
  readonly consonants: number;
  /** A verb without its ending: `bolta`, `bolna`, `bolega` and `bolda` are `bol`. Empty if the word has no such ending. */
  readonly verb: string;
  /** A noun without its last vowel: `bacha` and `bache` are `bac`. Empty if it has none. */
  readonly noun: string;
}

const knownStems = new WeakMap<WordSound, Stems>();

function stemsOf(word: WordSound): Stems {
  const known = knownStems.get(word);
  if (known) return known;
  const stems = {
    consonants: [...word.key].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0),
    verb: /^(...+?|..[^aeiou])(?:[aeiou]?[tnd]|[aeiou]+n?g)[aeiou]+$/.exec(word.sound)?.[1] ?? '',
    noun: /^(..+[^aeiou])[aeiou]+$/.exec(word.sound)?.[1] ?? '',
  };
  knownStems.set(word, stems);
  return stems;
}

const letters = 'abcdefghijklmnopqrstuvwxyzC0123456789';
const isVowel = (letter: string) => 'aeiou'.includes(letter);

/** Pairs of consonants that people confuse in hearing or writing, such as the ड़ of `padhai`, which is `parhai` too. */
const nearPairs = ['rd', 'nm', 'sC', 'kg', 'bv', 'td', 'jg', 'sj', 'bp', 'pf'];

/** Half of the cheapest change of one consonant into another. */
const leastCost = 0.3;

function costOfChange(one: string, other: string): number {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return 0.35;
  return nearPairs.includes(one + other) || nearPairs.includes(other + one) ? 2 * leastCost : 1;
}

function costOfLoss(letter: string): number {
  if (isVowel(letter) || letter === 'h') return 0.4;
  return letter === 'n' ? 0.7 : 1;
}

// Tables by character code, since a search compares thousands of letters.
const codes = 128;
const changeCosts = new Float64Array(codes * codes).fill(1);
const lossCosts = new Float64Array(codes).fill(1);
for (const one of letters) {
  lossCosts[one.charCodeAt(0)] = costOfLoss(one);
  for (const other of letters) {
    changeCosts[one.charCodeAt(0) * codes + other.charCodeAt(0)] = costOfChange(one, other);
  }
}
const swapCost = 0.7;

const longestCompared = 40;
const rows = [0, 1, 2].map(() => new Float64Array(longestCompared + 1)) as [
  Float64Array,
  Float64Array,
  Float64Array,
];

/** Edit distance (Damerau-Levenshtein) in which a vowel costs less than a consonant; infinite above `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.max(one.length, other.length) > longestCompared) return Number.POSITIVE_INFINITY;
  const at = (text: string, index: number) => Math.min(text.charCodeAt(index), codes - 1);
  const loss = (code: number) => lossCosts[code] ?? 1;
  let [beforeLast, last, line] = rows;
  last[0] = 0;
  for (let column = 1; column <= other.length; column++) {
    last[column] = (last[column - 1] ?? 0) + loss(at(other, column - 1));
  }
  for (let row = 1; row <= one.length; row++) {
    const letter = at(one, row - 1);
    line[0] = (last[0] ?? 0) + loss(letter);
    let least = line[0];
    for (let column = 1; column <= other.length; column++) {
      const across = at(other, column - 1);
      let cost = Math.min(
        (last[column - 1] ?? 0) + (changeCosts[letter * codes + across] ?? 1),
        (last[column] ?? 0) + loss(letter),
        (line[column - 1] ?? 0) + loss(across),
      );
      const isSwapped =
        row > 1 && column > 1 && letter === at(other, column - 2) && across === at(one, row - 2);
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + swapCost);
      line[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    [beforeLast, last, line] = [last, line, beforeLast];
  }
  return last[other.length] ?? 0;
}

/** Lower bound of the distance, from the consonants that only one of the words has. One change can remove two of them. */
function leastDistance(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count++;
  return count * leastCost;
}

const isPlural = (one: string, other: string) => other.length > 3 && one === `${other}s`;

/** Greatest distance of two spellings of one word. Short words differ by little. */
function mostDistance(length: number, isSameKey: boolean): number {
  const most = length < 4 ? 0.4 : length === 4 ? 0.8 : 0.26 * (length - 1);
  return isSameKey ? most * 1.3 : most;
}

/** Likeness of two words, from 0 (different words) to 1 (the same sound). */
export function likeness(one: WordSound, other: WordSound): number {
  if (one.sound === other.sound) return 1;
  const stems = stemsOf(one);
  const otherStems = stemsOf(other);
  if (stems.verb !== '' && stems.verb === otherStems.verb) return 0.93;
  if (stems.verb === other.sound || otherStems.verb === one.sound) return 0.91;
  if (stems.noun !== '' && stems.noun === otherStems.noun) return 0.93;
  if (isPlural(one.sound, other.sound) || isPlural(other.sound, one.sound)) return 0.95;
  const isSameKey = one.key === other.key && one.key.length > 2;
  const most = mostDistance(Math.max(one.sound.length, other.sound.length), isSameKey);
  if (leastDistance(stems.consonants, otherStems.consonants) > most) return 0;
  if (Math.abs(one.sound.length - other.sound.length) * 0.4 > most) return 0;
  const apart = distance(one.sound, other.sound, most);
  return apart > most ? 0 : 1 - (0.45 * apart) / Math.max(most, 0.8);
}
