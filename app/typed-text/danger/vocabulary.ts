import { keysOf, letterKey, soundKey } from '../spelling/phonetic-key.ts';
import { numberOf, numberOfClass } from './class-numbers.ts';
import type { AmbiguousWord, ClassWords, Compound, DangerLanguage } from './danger-language.ts';
import type { WordClass } from './word-classes.ts';
import { TypoIndex, WordIndex } from './word-index.ts';

const listed = (words = '') => words.split(/\s+/).filter((word) => word !== '');

/** Shortest key that identifies a word, in letters. */
const shortest = { sound: 4, bare: 3, phonetic: 4, joined: 5 };

/** Removes `a`, which is spelt in many ways. The other vowels distinguish short words. */
const bareOf = (letters: string) =>
  (letters.slice(0, 1) + letters.slice(1).replaceAll('a', '')).replace(/([a-z])\1+/g, '$1');

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

/** Languages that are compared by sound write `k` for a hard c and `ks` for x, so "cut" is not "kutt". */
const hasForeignLetters = (word: string) => /c(?!c*h)|x/.test(word);

/** Minutes after which a fit is an emergency. */
const longFit = 5;

const numberClasses = (value: number) =>
  new Set([numberOfClass('NUMBER'), ...(value >= longFit ? [numberOfClass('LARGE_NUMBER')] : [])]);

interface NumberedCompound {
  readonly first: number;
  readonly next: number;
  readonly means: number;
  readonly between: ReadonlySet<string>;
  readonly isBoth: boolean;
}

interface NumberedAmbiguity {
  readonly means: number;
  readonly after: number;
  readonly unclear: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
}

const numberedCompound = ({ first, next, means, between, isBoth }: Compound): NumberedCompound => ({
  first: numberOf(first),
  next: numberOf(next),
  means: numberOf(means),
  between: new Set(listed(between)),
  isBoth: isBoth === true,
});

const numberedAmbiguity = ({ letters, means, after, unclear, before }: AmbiguousWord) =>
  [
    letters,
    {
      means: numberOf(means),
      after: numberOf(after),
      unclear: new Set(listed(unclear)),
      before: new Set(listed(before).map(letterKey)),
    } satisfies NumberedAmbiguity,
  ] as const;

/** The words of all languages, with the classes of each word by each of its keys. */
export class Vocabulary {
  readonly #typed = new WordIndex();
  readonly #mistyped = new TypoIndex();
  /** Index of the words marked with `~`: a typing error counts even if the word is a danger by itself. */
  readonly #surelyMistyped = new TypoIndex();
  readonly #letters = new WordIndex();
  readonly #bare = new WordIndex();
  readonly #sounds = new WordIndex();
  readonly #misspelt = new TypoIndex();
  readonly #phonetic = new WordIndex();
  readonly #alone: ReadonlySet<number>;
  readonly #functionWords: ReadonlySet<string>;
  readonly #unrelatedWords: ReadonlySet<string>;
  readonly #typedAlone: ReadonlySet<string>;
  readonly #correctWords: ReadonlySet<string>;
  readonly #excluded: readonly (readonly [RegExp, readonly number[]])[];
  readonly titles: ReadonlySet<string>;
  readonly implied: readonly (readonly [of: number, implied: number])[];
  readonly compounds: readonly NumberedCompound[];
  readonly ambiguous: ReadonlyMap<string, NumberedAmbiguity>;

  /**
   * @param literals words that sequences name directly, with their numbers
   * @param alone classes that are a danger by themselves
   */
  constructor(
    languages: readonly DangerLanguage[],
    literals: ReadonlyMap<string, number>,
    alone: ReadonlySet<number>,
  ) {
    const all = (list: (language: DangerLanguage) => string | undefined) =>
      new Set(languages.flatMap((language) => listed(list(language))));
    const numbered = ([one, other]: readonly [WordClass, WordClass]) =>
      [numberOf(one), numberOf(other)] as const;
    this.#functionWords = new Set([...all(({ functionWords }) => functionWords)].map(letterKey));
    this.#unrelatedWords = all(({ unrelatedWords }) => unrelatedWords);
    this.#typedAlone = all(({ typedAlone }) => typedAlone);
    this.#correctWords = all(({ correctWords }) => correctWords);
    this.titles = all(({ titles }) => titles);
    this.#excluded = languages.flatMap(({ excluded = [] }) =>
      excluded.map(([spelling, classes]) => [spelling, classes.map(numberOf)] as const),
    );
    this.implied = languages.flatMap(({ implied = [] }) => implied.map(numbered));
    this.compounds = languages.flatMap(({ compounds = [] }) => compounds.map(numberedCompound));
    this.ambiguous = new Map(languages.flatMap(({ ambiguous = [] }) => ambiguous.map(numberedAmbiguity)));
    this.#alone = new Set([
      ...alone,
      ...this.implied.filter(([, implied]) => alone.has(implied)).map(([of]) => of),
    ]);
    for (const [marked, number] of literals) {
      const word = marked.replace('^', '');
      this.#typed.add(word, number);
      if (word !== marked) this.#letters.add(letterKey(word), number);
    }
    for (const part of languages.flatMap(({ words }) => words)) {
      for (const [name, ofClass] of Object.entries<ClassWords>(part)) this.#add(numberOf(name), ofClass);
    }
  }

  #add(number: number, { typed, sounds, letters, consonants }: ClassWords) {
    for (const marked of listed(typed)) {
      const word = marked.replace('~', '');
      this.#typed.add(word, number);
      if (isLatin(word)) (word === marked ? this.#mistyped : this.#surelyMistyped).add(word, number);
    }
    for (const word of listed(sounds)) {
      const keys = keysOf(word);
      const bare = bareOf(keys.letters);
      this.#letters.add(keys.letters, number);
      this.#misspelt.add(keys.letters, number);
      if (keys.sound.length >= shortest.sound) this.#sounds.add(keys.sound, number);
      if (bare.length >= shortest.bare) this.#bare.add(bare, number);
    }
    for (const word of listed(letters)) this.#letters.add(letterKey(word), number);
    for (const word of listed(consonants)) {
      const keys = keysOf(word);
      this.#letters.add(keys.letters, number);
      this.#phonetic.add(keys.phonetic, number);
    }
  }

  /** @param letters the key of letters of a word */
  isFunctionWord(letters: string): boolean {
    return this.#functionWords.has(letters);
  }

  /** The classes that a word may have. */
  find(raw: string, { phonetic, sound, letters }: ReturnType<typeof keysOf>): Set<number> {
    if (this.#unrelatedWords.has(raw)) return new Set();
    if (/^[0-9]+$/.test(raw)) return numberClasses(Number(raw));
    const exact = this.#typed.find(raw);
    const found = new Set(exact);
    const add = (classes: readonly number[]) => {
      for (const one of classes) found.add(one);
    };
    // Repeated letters, such as "diiiie".
    if (exact.length === 0 && isLatin(raw)) add(this.#typed.find(raw.replace(/(.)\1{2,}/g, '$1')));
    if (!hasForeignLetters(raw) && !this.#typedAlone.has(raw)) {
      const endings = /[aeiou]n$/.test(letters) ? [0, 1] : [0];
      for (const dropped of endings) {
        const spelt = letters.slice(0, letters.length - dropped);
        const bare = bareOf(spelt);
        const soundWithoutEnd = sound.slice(0, sound.length - dropped);
        add(this.#letters.find(spelt));
        if (bare.length >= shortest.bare) add(this.#bare.find(bare));
        if (soundWithoutEnd.length >= shortest.sound) add(this.#sounds.find(soundWithoutEnd));
      }
      if (phonetic.length >= shortest.phonetic) add(this.#phonetic.find(phonetic));
    }
    const isKnown =
      this.#correctWords.has(raw) ||
      this.isFunctionWord(letters) ||
      exact.length > 0 ||
      this.#letters.find(letters).length > 0;
    if (!isKnown) {
      const near = [...(isLatin(raw) ? this.#mistyped.find(raw) : []), ...this.#misspelt.find(letters)];
      add(near.filter((one) => !this.#alone.has(one)));
      if (isLatin(raw)) add(this.#surelyMistyped.find(raw));
    }
    if (found.size === 0) return found;
    for (const [spelling, classes] of this.#excluded) {
      if (spelling.test(raw)) for (const one of classes) found.delete(one);
    }
    return found;
  }

  /** The classes of two words as if they were written as one, such as "aatma hatya". */
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
