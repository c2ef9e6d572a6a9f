/**
 * Terms by which names are searched for: one phonetic key for patients and doctors, in Latin letters, Devanagari and Gurmukhi.
 *
 * The rules are lists of literal replacements, because the search index of appointments stores the terms: a change of a rule
 * needs a migration that rebuilds the index in SQL, as 0032 does, and a test compares both.
 */
import { withPlainDigits } from '#app/languages/plain-digits.ts';

type Replacement = readonly [from: string, to: string];

const gurmukhi = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0x100);

/** A letter of Devanagari, and the same letter of Gurmukhi. */
const both = (letter: string, to: string): readonly Replacement[] => [
  [letter, to],
  [gurmukhi(letter), to],
];

/** Consonants by their Latin letters. Each has a short a, which the next vowel sign replaces. */
const consonants: readonly (readonly [letters: string, latin: string])[] = [
  ['कख', 'k'],
  ['गघ', 'g'],
  ['चछ', 'ch'],
  ['जझ', 'j'],
  ['टठतथ', 't'],
  ['डढदध', 'd'],
  ['ङञणन', 'n'],
  ['प', 'p'],
  ['फ', 'f'],
  ['बभ', 'b'],
  ['म', 'm'],
  ['य', 'y'],
  ['र', 'r'],
  ['लळ', 'l'],
  ['व', 'v'],
  ['शषस', 's'],
  ['ह', 'h'],
];

const vowelSigns: readonly Replacement[] = [
  ['\u093e', 'a'],
  ['\u093f', 'i'],
  ['\u0940', 'i'],
  ['\u0941', 'u'],
  ['\u0942', 'u'],
  ['\u0943', 'ri'],
  ['\u0945', 'e'],
  ['\u0947', 'e'],
  ['\u0948', 'ai'],
  ['\u0949', 'o'],
  ['\u094b', 'o'],
  ['\u094c', 'au'],
  // Virama
  ['\u094d', ''],
];

const vowels: readonly Replacement[] = [
  ['अ', 'a'],
  ['आ', 'a'],
  ['इ', 'i'],
  ['ई', 'i'],
  ['उ', 'u'],
  ['ऊ', 'u'],
  ['ऋ', 'ri'],
  ['ऍ', 'e'],
  ['ए', 'e'],
  ['ऐ', 'ai'],
  ['ऑ', 'o'],
  ['ओ', 'o'],
  ['औ', 'au'],
];

/** Devanagari and Gurmukhi in Latin letters, decomposed text (NFKD). */
const inLatin: readonly Replacement[] = [
  // सिंह is said and written Singh; Sinha (सिन्हा) is another name.
  ['सिंह', 'सिंघ'],
  ['ज्ञ', 'ग्य'],
  // ड़ ढ़ ੜ are written r: Arora is अरोड़ा.
  ['ड\u093c', 'र'],
  ['ढ\u093c', 'र'],
  ['\u0a5c', 'र'],
  // Nukta
  ...both('\u093c', ''),
  ...consonants.flatMap(([letters, latin]) => [...letters].flatMap((letter) => both(letter, `${latin}a`))),
  ...vowelSigns.flatMap(([sign, latin]) => both(sign, latin).map(([from, to]) => [`a${from}`, to] as const)),
  ...vowels.flatMap(([letter, latin]) => both(letter, latin)),
  // Nasals: chandrabindu, anusvara, tippi
  ...both('\u0901', 'n'),
  ...both('\u0902', 'n'),
  ['\u0a70', 'n'],
  // Visarga, and addak, which doubles a consonant
  ...both('\u0903', ''),
  ['\u0a71', ''],
];

/** Spellings of one sound in Indian names: Ishaan and Ishan, Preeti and Priti, Vikas and Wikas. */
const oneSpelling: readonly Replacement[] = [
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
  ['chh', 'ch'],
  ['ck', 'k'],
  ['w', 'v'],
  ['z', 'j'],
  ['q', 'k'],
  ['x', 'ks'],
  ['y', 'i'],
  ...[...'abcdefghijklmnoprstuv'].map((letter) => [letter + letter, letter] as const),
];

/**
 * The sound of a spelled word between two spaces: without the vowel a, which Devanagari does not write and Latin letters
 * leave out as they like, and with one front and one back vowel. Varma and वर्मा sound like Verma, राव like Rao.
 */
const oneSound: readonly Replacement[] = [
  ['ao', 'av'],
  // The first letter stays: Asha is not Sha.
  [' a', ' A'],
  ['a', ''],
  ['er', 'r'],
  ['eh', 'h'],
  ['ed ', 'd '],
  ['ch', 'C'],
  ['ce', 'se'],
  ['ci', 'si'],
  ['c', 'k'],
  ['mp', 'np'],
  ['mb', 'nb'],
  ['mf', 'nf'],
  ['e', 'i'],
  ['o', 'u'],
  ['ii', 'i'],
  ['uu', 'u'],
];

const replaced = (text: string, list: readonly Replacement[]) =>
  list.reduce((now, [from, to]) => now.replaceAll(from, to), text);

const latinOf = (word: string) => (/[\u0900-\u0a7f]/.test(word) ? replaced(word, inLatin) : word);

/** Limits of a name: words, and letters per word. */
const most = { words: 12, letters: 24 } as const;

const spellingOf = (word: string) => replaced(latinOf(word), oneSpelling).slice(0, most.letters);

const soundOf = (spelled: string) => replaced(` ${spelled} `, oneSound).trim();

/** Shortest part of a name that is found inside a word. */
const leastOfPart = 3;

/** Shortest sound that is compared at all, and shortest one that is found as the beginning of another. */
const leastSound = { whole: 2, beginning: 4 } as const;

/** Marks of terms that are no spelling, and stand in front of them. */
const marks = { sound: '~', initials: '.' } as const;

/** Forms of address, which nobody needs to type. A word that is also a name, such as Kumari, is not among them. */
const titles: ReadonlySet<string> = new Set(
  [
    'dr doctor docter daktar prof professor mr mrs ms miss shri sri shree smt shrimati sardar sardarni ji',
    'डॉ डा डॉक्टर डाक्टर प्रो श्री श्रीमती सुश्री सरदार जी',
    'ਡਾ ਡਾਕਟਰ ਪ੍ਰੋ ਸ੍ਰੀ ਸ਼੍ਰੀ ਸ਼੍ਰੀਮਤੀ ਸ੍ਰੀਮਤੀ ਸਰਦਾਰ ਜੀ',
  ]
    .join(' ')
    .normalize('NFKD')
    .split(' '),
);

/** Words in small letters: without accents and joiners, digits as 0 to 9, `D'Souza` as one word and `R.K.` as two. */
export const plainWords = (text: string): readonly string[] =>
  withPlainDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d'\u2018\u2019\u02bc\u0060\u00b4]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** A name for comparison: case, dots, spaces, accents and the Unicode form of its letters do not count. */
export const comparedName = (name: string): string => plainWords(name).join(' ');

const withoutTitles = (words: readonly string[]) => words.filter((word) => !titles.has(word));

/** Whether a text consists of forms of address only. */
export function isTitle(text: string): boolean {
  const words = plainWords(text);
  return words.length > 0 && withoutTitles(words).length === 0;
}

/** Returns a text and its endings of at least `least` letters: 'kumar' is an ending of 'ramkumar'. */
function endingsOf(text: string, least: number): readonly string[] {
  const count = Math.max(text.length - least, 0) + 1;
  return Array.from({ length: count }, (_, from) => text.slice(from));
}

const soundTerms = (spelled: string): readonly string[] => {
  const sound = soundOf(spelled);
  return sound.length >= leastSound.whole && /\p{L}/u.test(sound) ? [marks.sound + sound] : [];
};

const pairOf = (one: string, next: string) => replaced(one + next, oneSpelling);

/**
 * Terms of a stored name: its words and their endings, pairs of words as one (Om Prakash is Omprakash), the sounds of both, and the
 * initials (Rakesh Kumar is R.K.).
 */
export const nameTerms = (name: string): readonly string[] => termsOf(name, endingsOf);

/** Terms that begin where a word of the name begins. */
const termsOfWords = (name: string): readonly string[] => termsOf(name, (text) => [text]);

function termsOf(name: string, partsOf: typeof endingsOf): readonly string[] {
  const words = withoutTitles(plainWords(name)).slice(0, most.words).map(spellingOf);
  const pairs = words.slice(1).map((word, before) => pairOf(words[before] ?? '', word));
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return [
    ...new Set([
      // The number of a house or a ward is not found inside another.
      ...words.flatMap((word) => (/^\d+$/.test(word) ? [word] : partsOf(word, leastOfPart))),
      ...pairs,
      ...[...words, ...pairs].flatMap(soundTerms),
      ...(initials.length < 2 ? [] : partsOf(initials, 2).map((text) => marks.initials + text)),
    ]),
  ].filter((term) => term !== '');
}

/** A word that somebody searches for. A name has it if one of its terms is equal to one, or begins with another. */
export interface AskedWord {
  readonly whole: readonly string[];
  readonly beginnings: readonly string[];
}

/** Joins single letters that follow one another: R.K. is RK. */
function withInitialsJoined(words: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if ([...word].length === 1 && last?.every((other) => [...other].length === 1)) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** The words of a search for names, in any order, without forms of address. Empty if the text has no other words. */
export function askedWords(search: string): readonly AskedWord[] {
  const groups = withInitialsJoined(withoutTitles(plainWords(search)).slice(0, most.words));
  const spellings = groups.map((group) => group.map(spellingOf).join(''));
  return groups.map((group, at): AskedWord => {
    const spelled = spellings[at] ?? '';
    const sounds = soundTerms(spelled);
    const [before, after] = [spellings[at - 1], spellings[at + 1]];
    // A name that is stored as one word: ओम प्रकाश finds Omprakash.
    const pairs = [
      ...(before === undefined ? [] : [pairOf(before, spelled)]),
      ...(after === undefined ? [] : [pairOf(spelled, after)]),
    ];
    const isLong = sounds.some((term) => term.length >= marks.sound.length + leastSound.beginning);
    // 'AAA' is spelled 'a', with which half of all names begin.
    const isTooShort = spelled === '' || (spelled.length === 1 && group.join('').length > 1);
    const isInitials =
      spelled.length === 2 || (spelled.length > 2 && (group.length > 1 || !/[aeiou]/.test(spelled)));
    return {
      whole: [...sounds, ...pairs.flatMap(soundTerms)],
      beginnings: [
        ...(isTooShort ? [] : [spelled]),
        ...(isInitials ? [marks.initials + spelled] : []),
        ...(isLong ? sounds : []),
      ],
    };
  });
}

/** Whether the terms of a name have a word that somebody searches for. */
export const hasAskedWord = (terms: readonly string[], { whole, beginnings }: AskedWord): boolean =>
  terms.some((term) => whole.includes(term) || beginnings.some((beginning) => term.startsWith(beginning)));

/** Whether each asked word begins where a word of the names begins: 'ishan' so finds Ishaan, and Zeeshan only by its inner part. */
export function beginsWithAsked(names: readonly string[], words: readonly AskedWord[]): boolean {
  const terms = names.flatMap(termsOfWords);
  return words.every((word) => hasAskedWord(terms, word));
}

/** Puts first those with names that begin as asked. Within both groups the order stays. */
export function beginningFirst<Found>(
  found: readonly Found[],
  namesOf: (one: Found) => readonly string[],
  words: readonly AskedWord[],
): readonly Found[] {
  const begins = found.map((one) => beginsWithAsked(namesOf(one), words));
  return [...found.filter((_, index) => begins[index]), ...found.filter((_, index) => !begins[index])];
}
