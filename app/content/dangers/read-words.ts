import { keysOf, letterKey, soundKey } from '#app/languages/phonetic-key.ts';
import { type HeardClass, type HeardWords, heardWords } from './heard-words.ts';
import { TypoIndex, WordIndex } from './word-index.ts';

/** A word of a text, with what it may mean. */
export interface ReadWord {
  /** As typed, in small letters. */
  readonly raw: string;
  readonly letters: string;
  readonly classes: Set<number>;
  /** Words that tell something, and pauses, before this one. */
  readonly weight: number;
}

/** Longest text that is read, in characters: longer than any field of the site. What follows is not read. */
export const longestHeard = 600;

const numbers = new Map<string, number>();

/** The number of a class, or of a word that a concept names itself. */
export function numberOf(name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

const numberOfClass = (name: HeardClass) => numberOf(name);

const listed = (words = '') => words.split(/\s+/).filter((word) => word !== '');

/** Shortest key that says which word it is. */
const shortest = { sound: 4, bare: 3, phonetic: 4, joined: 5 };

/** Nobody agrees where to write `a`; the other vowels tell short words apart. */
const bareOf = (letters: string) =>
  (letters.slice(0, 1) + letters.slice(1).replaceAll('a', '')).replace(/([a-z])\1+/g, '$1');

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

/** Which classes each listed word has, by each of its keys. */
export class Vocabulary {
  readonly #typed = new WordIndex();
  readonly #mistyped = new TypoIndex();
  /** Mistyped words that are a danger by themselves, marked with `~`. */
  readonly #surelyMistyped = new TypoIndex();
  readonly #letters = new WordIndex();
  readonly #bare = new WordIndex();
  readonly #sounds = new WordIndex();
  readonly #misspelt = new TypoIndex();
  readonly #phonetic = new WordIndex();
  readonly #alone: ReadonlySet<number>;

  /**
   * @param literals words that concepts name themselves, with the number of each
   * @param alone classes that are a danger without another word
   */
  constructor(literals: ReadonlyMap<string, number>, alone: ReadonlySet<number>) {
    this.#alone = alone;
    for (const [marked, number] of literals) {
      const word = marked.replace('^', '');
      this.#typed.add(word, number);
      if (word !== marked) this.#letters.add(letterKey(word), number);
    }
    for (const [name, words] of Object.entries<HeardWords>(heardWords)) this.#add(numberOf(name), words);
  }

  #add(number: number, { en, hi, only, long }: HeardWords) {
    for (const marked of listed(en)) {
      const word = marked.replace('~', '');
      this.#typed.add(word, number);
      if (isLatin(word)) (word === marked ? this.#mistyped : this.#surelyMistyped).add(word, number);
    }
    for (const word of listed(hi)) {
      const { sound, letters } = keysOf(word);
      const bare = bareOf(letters);
      this.#letters.add(letters, number);
      this.#misspelt.add(letters, number);
      if (sound.length >= shortest.sound) this.#sounds.add(sound, number);
      if (bare.length >= shortest.bare) this.#bare.add(bare, number);
    }
    for (const word of listed(only)) this.#letters.add(letterKey(word), number);
    for (const word of listed(long)) {
      const { phonetic, letters } = keysOf(word);
      this.#letters.add(letters, number);
      this.#phonetic.add(phonetic, number);
    }
  }

  /** What a word may mean. */
  find(raw: string, { phonetic, sound, letters }: ReturnType<typeof keysOf>): Set<number> {
    if (others.has(raw)) return new Set();
    if (/^[0-9]+$/.test(raw)) return numberClasses(Number(raw));
    const exact = this.#typed.find(raw);
    const found = new Set(exact);
    const add = (classes: readonly number[]) => {
      for (const one of classes) found.add(one);
    };
    // "diiiie"
    if (exact.length === 0 && isLatin(raw)) add(this.#typed.find(raw.replace(/(.)\1{2,}/g, '$1')));
    // A hard c is English: "cut" is no "kutt".
    if (!/c(?!c*h)|x/.test(raw) && !english.has(raw)) {
      const endings = /[aeiou]n$/.test(letters) ? [0, 1] : [0];
      for (const dropped of endings) {
        const spelt = letters.slice(0, letters.length - dropped);
        const bare = bareOf(spelt);
        const heard = sound.slice(0, sound.length - dropped);
        add(this.#letters.find(spelt));
        if (bare.length >= shortest.bare) add(this.#bare.find(bare));
        if (heard.length >= shortest.sound) add(this.#sounds.find(heard));
      }
      if (phonetic.length >= shortest.phonetic) add(this.#phonetic.find(phonetic));
    }
    const isKnown =
      ordinary.has(raw) || glue.has(letters) || exact.length > 0 || this.#letters.find(letters).length > 0;
    if (!isKnown) {
      const near = [...(isLatin(raw) ? this.#mistyped.find(raw) : []), ...this.#misspelt.find(letters)];
      add(near.filter((one) => !this.#alone.has(one)));
      if (isLatin(raw)) add(this.#surelyMistyped.find(raw));
    }
    for (const one of ruledOut(raw)) found.delete(one);
    return found;
  }

  /** What two words mean that are written as one, such as "aatma hatya". */
  findJoined(first: string, second: string): readonly number[] {
    if (first.length < 2 || second.length < 3) return [];
    const joined = first + second;
    const typed = this.#typed.find(joined);
    if (first.length === 2) return typed;
    const sound = soundKey(joined);
    return [
      ...typed,
      ...this.#letters.find(letterKey(joined)),
      ...(sound.length >= shortest.joined ? this.#sounds.find(sound) : []),
    ];
  }
}

/** Words that sound like listed ones and mean something else: a town, a dog, names. */
const others: ReadonlySet<string> = new Set(
  listed(`jind kutta kutte kutti kuta kute kuti jo जो ਜੋ जिन jin jinhe jinka jinke jinki dabba march mark mri emri zaheer zahir
    jahir zehra zahra zaheera johar jawahar`),
);

/** English words that sound like another word of Hindi, so they are compared by their letters alone. */
const english: ReadonlySet<string> = new Set(listed('done tell'));

/** English words that are one letter from a listed one. */
const ordinary: ReadonlySet<string> = new Set(
  listed(`strange stranger matters matter shouting playing paying story treat treats ground round danger dangers mothers
    change through hearing though thought shooting fathers brothers sisters shopping filling feeding setting severe based
    caused causes coarse course table tables stable weigh height eight looking making having`),
);

/** Words that a sequence may have anywhere between its steps. */
const glue: ReadonlySet<string> = new Set(
  listed(`a an the to of is am are be been being was were it its just really so very and or also too like even that this
    for in on at up then there here please pls plz has have had get got gets im i ill ive id he she they we you me my by
    with from as if because do does did
    ki ka ke ko nu da di de diyan hi bhi v vi se ton te hai h hain han haan ab hun hoon hu ne toh to tho par pe aur or
    main mai mein me mujhe mera meri mere mainu kar karke kr ja jo je ek koi kuch kujh bas bass yaar bhot bahut bht na
    vich ch wich ik apne apni apna us uske usko woh wo vo oh ho raha rahi rhi rha kehnda yeh ye iss es eh lai layi liye`).map(
    letterKey,
  ),
);

export const isGlue = (word: ReadWord | undefined): boolean => glue.has(word?.letters ?? '');

/** Minutes after which a fit is an emergency. */
const longFit = 5;

const numberClasses = (value: number) =>
  new Set([numberOfClass('NUMBER'), ...(value >= longFit ? [numberOfClass('BIGNUMBER')] : [])]);

/** "maa" is long, so to hit; in Indian scripts the short vowel is sure as well. */
const hits = /^(?:m+a{2,}|मा|ਮਾ)/;
const dies = /^(?:मर|ਮਰ)/;
const dying = (['MAR', 'MARNA', 'MARU', 'MARE'] satisfies HeardClass[]).map(numberOf);
const hitting = (['MAAR', 'MAARTA', 'HURT'] satisfies HeardClass[]).map(numberOf);

/** The infinitive with a short vowel: "marne ka dar", "chuhe marne ki dawai". */
const toDie = /^marn[aei]+$/;
const beating = (['MAARTA'] satisfies HeardClass[]).map(numberOf);

const ruledOut = (raw: string) =>
  hits.test(raw) ? dying : dies.test(raw) ? hitting : toDie.test(raw) ? beating : [];

const wordPattern = /[\p{L}\p{M}\p{N}\u200c\u200d]+|[.!?।;\n]+/gu;
const sentenceEnd = /^[.!?।;\n]/;
/** A sentence ends: as far apart as two words that tell something. */
const sentencePause = 2;

/** The words of a text, in small letters and without the apostrophe of "don't". */
export function readWords(text: string, vocabulary: Vocabulary): readonly ReadWord[] {
  const plain = text
    .slice(0, longestHeard)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L})['’`´](?=\p{L})/gu, '');
  const words: ReadWord[] = [];
  let weight = 0;
  for (const [raw] of plain.matchAll(wordPattern)) {
    if (sentenceEnd.test(raw)) {
      weight += sentencePause;
      continue;
    }
    const keys = keysOf(raw);
    words.push({ raw, letters: keys.letters, classes: vocabulary.find(raw, keys), weight });
    if (!glue.has(keys.letters)) weight += 1;
  }
  readTogether(words, vocabulary);
  return words;
}

const titles: ReadonlySet<string> = new Set(listed('dr doctor doc daktar डॉ डॉक्टर डा ਡਾ ਡਾਕਟਰ'));
/** A name stands near the end: "Dr Zaheer", "doctor Jivan Jot". */
const mostAfterTitle = 2;
const nameLike = (['VENOM', 'ZAHAR', 'POISON', 'LIFE', 'JEENA', 'DEATH', 'ZINDA'] satisfies HeardClass[]).map(
  numberOf,
);

/** Life in Latin letters; without its long vowel it may be January. */
const shortJaan: ReadonlySet<string> = new Set(['jan', 'zan']);
const afterJaan: ReadonlySet<string> = new Set(
  listed('dena deni dene dunga dungi dedu dedunga devanga devangi').map(letterKey),
);
const even: ReadonlySet<string> = new Set(['hi', 'bhi']);

const made = {
  marja: numberOfClass('MARJA'),
  marjaye: numberOfClass('MARJAYE'),
  jaan: numberOfClass('JAAN'),
  mar: numberOfClass('MAR'),
  maru: numberOfClass('MARU'),
  go: numberOfClass('GO'),
  goes: numberOfClass('GOES'),
  own: numberOfClass('OWN'),
  apne: numberOfClass('APNE'),
  aap: numberOfClass('OWNSELF'),
  khud: numberOfClass('KHUD'),
  ate: numberOfClass('ATE'),
};

/** Adds what words mean together with their neighbours. */
function readTogether(words: readonly ReadWord[], vocabulary: Vocabulary) {
  const isEaten = words.some(({ classes }) => classes.has(made.ate));
  words.forEach(({ raw, letters, classes }, at) => {
    const next = words[at + 1];
    if (letters === 'jan') {
      const isLife =
        !shortJaan.has(raw) || words[at - 1]?.classes.has(made.own) || afterJaan.has(next?.letters ?? '');
      if (isLife) classes.add(made.jaan);
    }
    if (titles.has(raw) && next && words.length - 1 - at <= mostAfterTitle && !isEaten) {
      for (const one of nameLike) next.classes.delete(one);
    }
    if (classes.has(made.maru)) classes.add(made.marja);
    if (classes.has(made.mar)) {
      const following = words[at + (even.has(next?.letters ?? '') ? 2 : 1)];
      if (following?.classes.has(made.go)) classes.add(made.marja);
      if (following?.classes.has(made.goes)) classes.add(made.marjaye);
    }
    if (classes.has(made.apne) && next?.classes.has(made.aap)) {
      classes.add(made.khud);
      next.classes.add(made.khud);
    }
    if (next) for (const one of vocabulary.findJoined(raw, next.raw)) classes.add(one);
  });
}
