/** Suggests how an Indian name in Latin letters is written in Devanagari or Gurmukhi. Latin spellings leave out the length of vowels, so somebody must check it. */

import { commonNames } from './common-names.ts';
import type { Script } from './locale-definition.ts';

type OtherScript = Exclude<Script, 'Latin'>;

/** Sounds of a word, in order. A vowel is long if the script writes it so. */
type Sound =
  | { readonly kind: 'consonant'; readonly sound: string }
  | { readonly kind: 'vowel'; readonly sound: string };

/** Letters of a sound: Devanagari, then Gurmukhi. */
type Letters = Readonly<Record<string, readonly [devanagari: string, gurmukhi: string]>>;

const consonants: Letters = {
  ksh: ['क्ष', 'ਕਸ਼'],
  chh: ['छ', 'ਛ'],
  kh: ['ख', 'ਖ'],
  gh: ['घ', 'ਘ'],
  ch: ['च', 'ਚ'],
  jh: ['झ', 'ਝ'],
  th: ['थ', 'ਥ'],
  dh: ['ध', 'ਧ'],
  ph: ['फ', 'ਫ'],
  bh: ['भ', 'ਭ'],
  sh: ['श', 'ਸ਼'],
  k: ['क', 'ਕ'],
  g: ['ग', 'ਗ'],
  c: ['क', 'ਕ'],
  j: ['ज', 'ਜ'],
  t: ['त', 'ਤ'],
  T: ['ट', 'ਟ'],
  d: ['द', 'ਦ'],
  n: ['न', 'ਨ'],
  p: ['प', 'ਪ'],
  f: ['फ़', 'ਫ਼'],
  b: ['ब', 'ਬ'],
  m: ['म', 'ਮ'],
  y: ['य', 'ਯ'],
  r: ['र', 'ਰ'],
  l: ['ल', 'ਲ'],
  v: ['व', 'ਵ'],
  w: ['व', 'ਵ'],
  s: ['स', 'ਸ'],
  h: ['ह', 'ਹ'],
  z: ['ज़', 'ਜ਼'],
  q: ['क़', 'ਕ'],
  x: ['क्स', 'ਕਸ'],
};

/** Letter at the start of a word or after a vowel, and sign after a consonant. The short `a` has no sign. */
const vowels: Readonly<
  Record<string, readonly [letters: readonly [string, string], signs: readonly [string, string]]>
> = {
  a: [
    ['अ', 'ਅ'],
    ['', ''],
  ],
  aa: [
    ['आ', 'ਆ'],
    ['ा', 'ਾ'],
  ],
  i: [
    ['इ', 'ਇ'],
    ['ि', 'ਿ'],
  ],
  ee: [
    ['ई', 'ਈ'],
    ['ी', 'ੀ'],
  ],
  u: [
    ['उ', 'ਉ'],
    ['ु', 'ੁ'],
  ],
  oo: [
    ['ऊ', 'ਊ'],
    ['ू', 'ੂ'],
  ],
  e: [
    ['ए', 'ਏ'],
    ['े', 'ੇ'],
  ],
  ai: [
    ['ऐ', 'ਐ'],
    ['ै', 'ੈ'],
  ],
  o: [
    ['ओ', 'ਓ'],
    ['ो', 'ੋ'],
  ],
  au: [
    ['औ', 'ਔ'],
    ['ौ', 'ੌ'],
  ],
};

/** Other spellings of the vowels above. */
const vowelSpellings: Readonly<Record<string, string>> = { ea: 'ee', ii: 'ee', uu: 'oo', ou: 'au', ei: 'ai' };

/** Names of the letters, for initials. */
const initials: Letters = {
  a: ['ए', 'ਏ'],
  b: ['बी', 'ਬੀ'],
  c: ['सी', 'ਸੀ'],
  d: ['डी', 'ਡੀ'],
  e: ['ई', 'ਈ'],
  f: ['एफ़', 'ਐੱਫ਼'],
  g: ['जी', 'ਜੀ'],
  h: ['एच', 'ਐੱਚ'],
  i: ['आई', 'ਆਈ'],
  j: ['जे', 'ਜੇ'],
  k: ['के', 'ਕੇ'],
  l: ['एल', 'ਐੱਲ'],
  m: ['एम', 'ਐੱਮ'],
  n: ['एन', 'ਐੱਨ'],
  o: ['ओ', 'ਓ'],
  p: ['पी', 'ਪੀ'],
  q: ['क्यू', 'ਕਿਊ'],
  r: ['आर', 'ਆਰ'],
  s: ['एस', 'ਐੱਸ'],
  t: ['टी', 'ਟੀ'],
  u: ['यू', 'ਯੂ'],
  v: ['वी', 'ਵੀ'],
  w: ['डब्ल्यू', 'ਡਬਲਯੂ'],
  x: ['एक्स', 'ਐਕਸ'],
  y: ['वाई', 'ਵਾਈ'],
  z: ['ज़ेड', 'ਜ਼ੈੱਡ'],
};

const columns: Readonly<Record<OtherScript, 0 | 1>> = { Devanagari: 0, Gurmukhi: 1 };
const halves: Readonly<Record<OtherScript, string>> = { Devanagari: '्', Gurmukhi: '੍' };

const keysByLength = (table: object) =>
  Object.keys(table).toSorted((one, other) => other.length - one.length);
const vowelKeys = keysByLength({ ...vowels, ...vowelSpellings });
const consonantKeys = keysByLength(consonants);

/** Second parts of names such as Gurpreet. The first part ends with a consonant of its own before them. */
const secondParts =
  /(?<=[a-z]{3})(?=(?:preet|deep|jeet|jit|meet|neet|pal|want|winder|vinder|bir|veer|raj|dev)$)/;

/** Splits a word into sounds. Unknown signs are left out. */
function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  for (let at = 0; at < word.length; ) {
    const rest = word.slice(at);
    const vowel = vowelKeys.find((key) => rest.startsWith(key));
    const consonant = consonantKeys.find((key) => rest.startsWith(key));
    if (vowel) sounds.push({ kind: 'vowel', sound: vowelSpellings[vowel] ?? vowel });
    else if (consonant) sounds.push({ kind: 'consonant', sound: consonant });
    at += (vowel ?? consonant ?? ' ').length;
  }
  return sounds;
}

/** Vowels that a Latin spelling writes short although they are long. */
function lengthened(sounds: readonly Sound[]): Sound[] {
  const last = sounds.length - 1;
  const isOpenPair =
    sounds.filter(({ kind }) => kind === 'vowel').length === 2 && sounds[last]?.kind === 'vowel';
  return sounds.map((one, at) => {
    if (one.kind === 'consonant') {
      // The last `y` after a consonant is a vowel: Reddy.
      return one.sound === 'y' && at === last && sounds[at - 1]?.kind === 'consonant'
        ? { kind: 'vowel', sound: 'ee' }
        : one;
    }
    const ends = at === last && at > 0;
    const isBeforeOne = sounds[at + 1]?.kind === 'consonant' && sounds[at + 2]?.kind === 'vowel';
    if (one.sound === 'a' && (ends || (isOpenPair && isBeforeOne))) return { kind: 'vowel', sound: 'aa' };
    if (one.sound === 'i' && ends) return { kind: 'vowel', sound: 'ee' };
    if (one.sound === 'u' && ends) return { kind: 'vowel', sound: 'oo' };
    return one;
  });
}

const nasalBefore = /^(?:ksh|chh|kh|gh|ch|jh|th|dh|sh|k|g|c|j|t|d|s)$/;
const nasalOfLips = /^(?:ph|bh|p|b)$/;
const joinsR = /^(?:k|g|t|d|p|b|bh|dh|sh)$/;
const joinsAfterS = /^(?:t|th|k|p|m|n|v|w)$/;

/** Whether two consonants without a vowel between them are one conjunct in Devanagari. */
function isJoined(one: string, next: string, isFirst: boolean): boolean {
  if (isFirst || one === next || next === 'y') return true;
  if (one === 'r') return next !== 'h';
  if (next === 'r') return joinsR.test(one);
  if (one === 's' || one === 'sh') return joinsAfterS.test(next);
  return one === 'l' && next === 'h';
}

/** Writes a part of a word, such as `gur` or `preet`, in a script. */
function partIn(script: OtherScript, part: string): string {
  const column = columns[script];
  const sounds = lengthened(soundsOf(part));
  let text = '';
  sounds.forEach(({ kind, sound }, at) => {
    const [before, next] = [sounds[at - 1], sounds[at + 1]];
    if (kind === 'vowel') {
      const [letters, signs] = vowels[sound] ?? [];
      text += (before?.kind === 'consonant' ? signs : letters)?.[column] ?? '';
      return;
    }
    const isNasal =
      before?.kind === 'vowel' &&
      next?.kind === 'consonant' &&
      ((sound === 'n' && nasalBefore.test(next.sound)) || (sound === 'm' && nasalOfLips.test(next.sound)));
    if (isNasal) {
      // Gurmukhi has two signs. Tippi follows the short vowels and both signs for `u`.
      text += script === 'Devanagari' ? 'ं' : /^(?:a|i|u|oo)$/.test(before.sound) ? 'ੰ' : 'ਂ';
      return;
    }
    const letter = consonants[sound]?.[column] ?? '';
    const isPair = next?.kind === 'consonant';
    if (!isPair) text += letter;
    else if (script === 'Devanagari')
      text += letter + (isJoined(sound, next.sound, at === 0) ? halves[script] : '');
    // Addak in place of the first of two equal consonants.
    else if (sound === next.sound) text += 'ੱ';
    else text += letter + (at === 0 && next.sound === 'r' ? halves[script] : '');
  });
  return text;
}

/** Writes one word of a name in a script. */
function wordIn(script: OtherScript, typed: string): string {
  const word = typed.toLowerCase().replaceAll(/[^a-z]/g, '');
  const column = columns[script];
  const known = Object.hasOwn(commonNames, word) ? commonNames[word] : undefined;
  if (known) return known[column];
  if (word.length === 1) return `${initials[word]?.[column] ?? ''}.`;
  const regular = word
    .replace(/wal$/, 'vaal')
    .replace(/inder$/, 'indar')
    // Dental sounds are more usual than retroflex ones, except for a pair at the end.
    .replace(/tt$/, 'TT')
    .replace(/ao$/, script === 'Devanagari' ? 'aav' : 'aao')
    .replace(/(?<=[aeiou])y(?=[aeiou])|(?<=i)(?=a$)/, 'y');
  return (
    regular
      .split(secondParts)
      .map((part) => partIn(script, part))
      .join('')
      // Names such as Narendra end with a short vowel in Devanagari.
      .replace(/(द्र)ा$/, '$1')
  );
}

/**
 * Suggests how a name is written in a script, without what stands in brackets.
 *
 * @returns undefined if the name has no Latin letters, or the script is Latin
 */
export function transliterated(name: string, script: Script): string | undefined {
  if (script === 'Latin') return undefined;
  const words = name
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[\s.,]+/)
    .filter((word) => /[A-Za-z]/.test(word));
  if (words.length === 0) return undefined;
  return words
    .map((word) =>
      word
        .split('-')
        .map((part) => wordIn(script, part))
        .join('-'),
    )
    .join(' ')
    .normalize('NFC');
}
