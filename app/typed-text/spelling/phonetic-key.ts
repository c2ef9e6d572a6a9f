/**
 * Keys of the sound of a word in Latin letters, Devanagari or Gurmukhi.
 *
 * Letters that sound alike share a code, as in Soundex for Indian languages (libindic). Words are first written in Latin letters, so "nahi",
 * "नहीं" and "ਨਹੀਂ" have the same key. The rules know the spellings of Hindi and Punjabi in chats.
 */

/** Distance in code points from a letter of Devanagari to the same letter of Gurmukhi. */
const gurmukhiOffset = 0x100;

/** Gurmukhi signs that have no counterpart at that distance in Devanagari. */
const gurmukhiSigns: Readonly<Record<string, string>> = {
  // Tippi: a nasal.
  '\u0a70': '\u0902',
  // Addak doubles the next consonant. Keys have no doubled letters.
  '\u0a71': '',
  // Carriers of vowel signs.
  '\u0a72': 'इ',
  '\u0a73': 'उ',
  '\u0a74': '',
  // ੜ does not decompose, unlike ड़.
  '\u0a5c': 'ड',
};

/** ਹਿ between two consonants: the e of "kehnda" and "zehr" in Gurmukhi. */
const gurmukhiE = /(?<=[\u0a15-\u0a39])\u0a39\u0a3f(?=[\u0a15-\u0a39])/g;

const inDevanagari = (word: string) =>
  word
    .replace(gurmukhiE, '\u0a47\u0a39')
    .replace(
      /[\u0a00-\u0a7f]/g,
      (letter) => gurmukhiSigns[letter] ?? String.fromCharCode(letter.charCodeAt(0) - gurmukhiOffset),
    );

const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h', ऱ: 'r', ऴ: 'l', ऩ: 'n' },
};

const vowels: Readonly<Record<string, string>> = {
  ...{
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'e',
    ओ: 'o',
    औ: 'o',
    ऑ: 'o',
    ऍ: 'e',
  },
  // Vowel signs: ा ि ी ु ू ृ े ै ो ौ ॉ ॅ.
  ...{
    '\u093e': 'a',
    '\u093f': 'i',
    '\u0940': 'i',
    '\u0941': 'u',
    '\u0942': 'u',
    '\u0943': 'ri',
    '\u0947': 'e',
    '\u0948': 'e',
    '\u094b': 'o',
    '\u094c': 'o',
    '\u0949': 'o',
    '\u0945': 'e',
  },
};

const virama = '\u094d';
const nasal = /[\u0900-\u0902]/;

/** A consonant without a vowel sign is followed by a short a, except at the end of a word. */
function fromDevanagari(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, at) => {
      const next = letters[at + 1];
      const consonant = consonants[letter];
      if (consonant !== undefined) {
        const isFollowed = next === undefined || next === virama || isVowelSign(next);
        // "चाहता" is typed "chahta": within a word, ह without a vowel sign gets no short a.
        return isFollowed || (letter === 'ह' && at > 0) ? consonant : `${consonant}a`;
      }
      // "ਕੰਮ" is kamm.
      if (nasal.test(letter)) return next === undefined || next === 'म' ? '' : 'n';
      return vowels[letter] ?? (/[\u0900-\u097f]/.test(letter) ? '' : letter);
    })
    .join('');
}

const isVowelSign = (letter: string) => /[\u093e-\u094c]/.test(letter);

const devanagariDigit = (digit: string) => String(digit.charCodeAt(0) - 0x966);

/** A word in small Latin letters without marks, whatever its script. */
export function inLatin(word: string): string {
  const plain = word
    .normalize('NFKD')
    // Dots under letters, accents, and joiners.
    .replace(/[\u0300-\u036f\u093c\u0a3c\u200b-\u200d]/g, '')
    .toLowerCase();
  if (!/[\u0900-\u0a7f]/.test(plain)) return plain;
  return fromDevanagari(
    inDevanagari(plain)
      .replaceAll('ज्ञ', 'ग्य')
      .replace(/[\u0966-\u096f]/g, devanagariDigit),
  );
}

/** Replaces the spellings of a consonant by one letter, and doubled letters by one. */
const plainConsonants = (latin: string) =>
  latin
    .replace(/[^a-z0-9]/g, '')
    .replace(/c*ch+/g, 'C')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/C/g, 'c')
    .replaceAll('x', 'ks')
    .replaceAll('z', 'j')
    .replaceAll('w', 'v')
    .replace(/ph/g, 'f')
    .replace(/sh/g, 's')
    .replace(/jh/g, 'j')
    .replace(/([a-z])\1+/g, '$1');

/** Replaces `m` before a lip sound by `n`, because both spellings are common. */
const oneNasal = (key: string) => key.replace(/m(?=[pbf])/g, 'n');

function phoneticOf(spelt: string): string {
  const open = spelt.replace(/(?<=[aeiouy])n$/, '');
  const first = open.slice(0, 1).replace(/[aeiou]/, 'a');
  const key = first + open.slice(1).replace(/[aeiouyh]/g, '');
  return oneNasal(key.replace(/([a-z])\1+/g, '$1'));
}

function soundOf(spelt: string): string {
  const breathed = spelt
    .replace(/e(?=h[^aeiou])/g, 'a')
    .replace(/(?<![kgtdb])h(?![aeiouy]|$)|(?<=[aeiou])h$/g, '');
  const vowelled = breathed.slice(0, 1) + breathed.slice(1).replaceAll('a', '');
  return oneNasal(
    vowelled
      .replace(/[ey]/g, 'i')
      .replaceAll('o', 'u')
      .replace(/([a-z])\1+/g, '$1'),
  );
}

const lettersOf = (latin: string) =>
  plainConsonants(
    latin.replaceAll('ee', 'i').replaceAll('oo', 'u').replace(/a+/g, 'a').replaceAll('au', 'o'),
  );

/**
 * The sound of a word without its vowels. Words with the same key sound alike or differ by a vowel.
 *
 * The rules, in order:
 * 1. Devanagari and Gurmukhi become Latin letters. Dots, joiners and the doubling sign are ignored.
 * 2. One letter for one sound: z = j, w = v, ph = f, q = ck = hard c = k, soft c = sh = s, chh = ch, x = ks, m = n before p, b and f.
 * 3. Doubled letters become one, also if a vowel stood between them ("nnd" is "neend").
 * 4. A final n after a vowel is dropped, because a nasal vowel is written with and without it ("nahi", "nahin").
 * 5. Vowels and y are dropped, except that a vowel at the beginning becomes `a`. Every h after the first letter is dropped ("nhi", "kh").
 *
 * `नही`, `नहीं`, `nahi`, `nahin`, `nhi`, `nai` and `ਨਹੀਂ` have the key `n`. `ki` and `ke` have the key `k`, `h`, `hai` and `hain` the key `h`. A
 * key of one or two letters fits many words: compare such words by {@link keysOf} or by their spelling.
 *
 * @param word in any of the three scripts, or in a mixture
 * @returns an empty key for a word without a letter of these scripts or a digit
 */
export const phoneticKey = (word: string): string => phoneticOf(plainConsonants(inLatin(word)));

/** Two keys of the sound of a word, both finer than {@link phoneticKey}. */
export interface SoundKeys {
  /**
   * The sound with its front and back vowels.
   *
   * `a` in all its lengths is dropped, because it is written in many ways. `i`, `e`, `ai` and `y` are `i`; `u`, `o` and `au` are `u`. The aspiration of kh, gh,
   * th, dh and bh stays (`thak`, tired, is no `tak`, until), and h stays before a vowel. A final n stays in Latin letters, because "jaan" may be जान or जाँ.
   */
  readonly sound: string;
  /** One letter for each consonant sound and each long vowel. "जान", "ਜਾਨ", "jaan" and "jan" are `jan`, "jana" is another word. */
  readonly letters: string;
}

/** @param word in any of the three scripts, or in a mixture */
export function keysOf(word: string): SoundKeys {
  const latin = inLatin(word);
  return { sound: soundOf(plainConsonants(latin)), letters: lettersOf(latin) };
}
