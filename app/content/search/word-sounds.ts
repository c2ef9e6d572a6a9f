import { inLatin, phoneticKey } from '#app/site/phonetic-key.ts';

/** The sound of a word, to compare it with others. */
export interface WordSound {
  /** With vowels, in Latin letters, one letter for each sound. */
  readonly sound: string;
  /** Without vowels (app/site/phonetic-key.ts). */
  readonly key: string;
}

/** Two spellings of one sound are one letter here, in Hindi words as in English ones: `tention` sounds like `tension`. */
const soundOf = (word: string): string =>
  inLatin(word)
    .replace(/tion|sion/g, 'sn')
    .replace(/c*ch+|tch/g, 'C')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('ph', 'f')
    .replace(/([bdgjkrst])h/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replace(/ee|ea|ie/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/au|ow/g, 'o')
    .replace(/a[iey]|e[iy]/g, 'e')
    .replaceAll('y', 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=[aeiou])[nh]$/, '');

export const wordSound = (word: string): WordSound => ({ sound: soundOf(word), key: phoneticKey(word) });

interface Stems {
  /** A verb without its ending: `bolta`, `bolna`, `bolega` and Punjabi `bolda` are `bol`. Empty where it is no such form. */
  readonly verb: string;
  /** A noun without its last vowel: `bacha` and `bache` are `bac`. Empty where it has none. */
  readonly noun: string;
}

const knownStems = new WeakMap<WordSound, Stems>();

function stemsOf(word: WordSound): Stems {
  const known = knownStems.get(word);
  if (known) return known;
  const stems = {
    verb: /^(...+?|..[^aeiou])(?:[aeiou]?[tnd]|[aeiou]+n?g)[aeiou]+$/.exec(word.sound)?.[1] ?? '',
    noun: /^(..+[^aeiou])[aeiou]+$/.exec(word.sound)?.[1] ?? '',
  };
  knownStems.set(word, stems);
  return stems;
}

const isVowel = (letter: string) => letter !== '' && 'aeiou'.includes(letter);

/** Pairs that people hear or write for each other, such as the ड़ of `padhai`, which is `parhai` too. */
const nearPairs = ['rd', 'nm', 'sC', 'kg', 'bv', 'td', 'jg', 'sj', 'bp', 'pf'];
const near = new Set(nearPairs.flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]));

function costOfChange(one: string, other: string): number {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return 0.35;
  return near.has(one + other) ? 0.6 : 1;
}

function costOfLoss(letter: string): number {
  if (isVowel(letter) || letter === 'h') return 0.4;
  return letter === 'n' ? 0.7 : 1;
}

/** Edit distance (Damerau-Levenshtein) in which a vowel costs less than a consonant; infinite above `most`. */
function distance(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (const letter of other) last.push((last.at(-1) ?? 0) + costOfLoss(letter));
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charAt(row - 1);
    const line = [(last[0] ?? 0) + costOfLoss(letter)];
    for (let column = 1; column <= other.length; column++) {
      const across = other.charAt(column - 1);
      const isSwapped =
        row > 1 && column > 1 && letter === other.charAt(column - 2) && across === one.charAt(row - 2);
      line.push(
        Math.min(
          (last[column - 1] ?? 0) + costOfChange(letter, across),
          (last[column] ?? 0) + costOfLoss(letter),
          (line[column - 1] ?? 0) + costOfLoss(across),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 0.7 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...line) > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = line;
  }
  return last.at(-1) ?? 0;
}

const isPlural = (one: string, other: string) => other.length > 3 && one === `${other}s`;

/** The distance at which two words of this length are no longer one: a short word is soon another one. */
function mostDistance(length: number, isSameKey: boolean): number {
  const most = length < 4 ? 0.4 : length === 4 ? 0.8 : 0.26 * (length - 1);
  return isSameKey ? most * 1.3 : most;
}

/** How surely one word is the other, from 0 (another word) to 1 (the same sound). */
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
  if (Math.abs(one.sound.length - other.sound.length) * 0.4 > most) return 0;
  const apart = distance(one.sound, other.sound, most);
  return apart > most ? 0 : 1 - (0.45 * apart) / Math.max(most, 0.8);
}
