/** Folds words that people spell in several ways to one spelling, for comparison only. */

/**
 * Folds the spellings of Devanagari: with or without joiners and the dot of ज़, a nasal as a letter or a sign, short or long vowels, ये or ए, a
 * consonant once or twice.
 *
 * @param word decomposed (NFKD)
 */
const foldedDevanagari = (word: string) =>
  word
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/ँ|[ङञणनम]्/g, 'ं')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ई', 'इ')
    .replaceAll('ऊ', 'उ')
    .replaceAll('ये', 'ए')
    .replace(/([क-ह])्\1/g, '$1');

/** Returns a word as the text index stores it: in lower case, without accents, and in one spelling. */
export const termOf = (word: string): string => {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return /[\u0900-\u097f]/.test(plain) ? foldedDevanagari(plain) : plain;
};

/** Returns a word with one spelling for each sound: `udaasi` is `udasi`, `neend` is `nind` and `चिन्ता` is `चिंता`. */
export function folded(word: string): string {
  return foldedDevanagari(word.normalize('NFKD'))
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/chch|chh|cch/g, 'ch')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/(\p{L})\1+/gu, '$1');
}

/** Returns the words of a text that are in a script other than Latin. */
export const wordsNotLatin = (text: string): string =>
  text
    .match(
      /(?:(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}\p{N}\p{P}]|[\u200c\u200d])+/gu,
    )
    ?.join(' ') ?? '';
