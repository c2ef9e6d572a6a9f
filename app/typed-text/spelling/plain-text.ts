import { urduWords } from '../words/urdu-script.ts';

/** Characters without a width of their own that may stand inside a word: joiners, direction marks, soft hyphens, fillers. */
const invisible = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Accents, strokes and enclosing marks over letters. The signs of Devanagari, Gurmukhi and Arabic stay. */
const marks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/g;

/** Letters of Cyrillic, Greek and other alphabets that look like a Latin letter and are not folded by NFKC. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['а', 'a'],
    ['вь', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['её', 'e'],
    ['һн', 'h'],
    ['іїӏιɩı', 'i'],
    ['јϳ', 'j'],
    ['кκ', 'k'],
    ['ⅼł', 'l'],
    ['мϻ', 'm'],
    ['пոηռ', 'n'],
    ['оοσօ', 'o'],
    ['рρ', 'p'],
    ['ԛզ', 'q'],
    ['гʀ', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υսʋ', 'u'],
    ['ѵνν', 'v'],
    ['ԝωш', 'w'],
    ['хχ', 'x'],
    ['уγү', 'y'],
    ['αɑ', 'a'],
    ['βʙ', 'b'],
    ['ε', 'e'],
    ['ɡց', 'g'],
    ['øоθ', 'o'],
    ['đ', 'd'],
    ['ᴀ', 'a'],
    ['ᴄ', 'c'],
    ['ᴅ', 'd'],
    ['ᴇ', 'e'],
    ['ꜰ', 'f'],
    ['ɢ', 'g'],
    ['ʜ', 'h'],
    ['ɪ', 'i'],
    ['ᴊ', 'j'],
    ['ᴋ', 'k'],
    ['ʟ', 'l'],
    ['ᴍ', 'm'],
    ['ɴ', 'n'],
    ['ᴏ', 'o'],
    ['ᴘ', 'p'],
    ['ꜱ', 's'],
    ['ᴛ', 't'],
    ['ᴜ', 'u'],
    ['ᴠ', 'v'],
    ['ᴡ', 'w'],
    ['ʏ', 'y'],
    ['ᴢ', 'z'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter) => [letter, latin])),
);

const foreignLetter = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'gu');

/** Three letters or more with one space or one sign between each two: "s u i c i d e", "म.र.ना". */
const spacedLetters =
  /(?<![\p{L}\p{M}\p{N}])(\p{L}\p{M}*)([ .\-_·|/*])(?:\p{L}\p{M}*\2)+\p{L}\p{M}*(?![\p{L}\p{M}\p{N}])/gu;

/** Arabic letters of Urdu in Latin letters. Short vowels are not written, so frequent words stand in words/urdu-script.ts. */
const urduLetters: Readonly<Record<string, string>> = {
  ...{ ا: 'a', آ: 'aa', ب: 'b', پ: 'p', ت: 't', ٹ: 't', ث: 's', ج: 'j', چ: 'ch', ح: 'h', خ: 'kh', د: 'd' },
  ...{ ڈ: 'd', ذ: 'z', ر: 'r', ڑ: 'r', ز: 'z', ژ: 'z', س: 's', ش: 'sh', ص: 's', ض: 'z', ط: 't', ظ: 'z' },
  ...{ ع: 'a', غ: 'g', ف: 'f', ق: 'k', ک: 'k', ك: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', ں: 'n', و: 'o' },
  ...{ ہ: 'h', ه: 'h', ھ: 'h', ۃ: 'h', ی: 'i', ي: 'i', ے: 'e', ئ: 'i', ؤ: 'o' },
};

const urduWord = /[\u0600-\u06ff\u0750-\u077f]+/g;

const inLatinFromUrdu = (word: string) =>
  urduWords[word] ?? [...word].map((letter) => urduLetters[letter] ?? '').join('');

/**
 * Writes a text as somebody would have typed it who hides nothing: in small letters, without invisible characters, strokes and accents, with Latin letters
 * for letters that look like them and for the script of Urdu, and with the letters of a spaced word together.
 *
 * @returns text in which Devanagari and Gurmukhi keep their script
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(marks, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(foreignLetter, (letter) => lookAlikes[letter] ?? letter)
    .replace(urduWord, inLatinFromUrdu)
    .replace(/(?<=\p{L})['’`´ʼ](?=\p{L})/gu, '')
    .replace(spacedLetters, (letters, _first, between: string) => letters.split(between).join(''));
