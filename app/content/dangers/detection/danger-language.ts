/** The words of one language for the detection of danger. They stand in `app/languages/<language>/content/dangers/detection/`. */

import type { DangerConcept } from './danger-concept.ts';
import type { ConceptId } from './danger-concepts.ts';
import type {
  harmlessClasses,
  ListedClass,
  lifeClasses,
  poisonClasses,
  sharedClasses,
  violenceClasses,
  WordClass,
} from './word-classes.ts';

/** Words of one class, separated by spaces, by the way in which a typed word is compared with them. */
export interface ClassWords {
  /** Compared letter by letter. A word of six letters may have one typing error where it is one of several steps; with `~`, everywhere. */
  readonly typed?: string;
  /** Compared by sound, short words by their letters. One spelling in Latin letters stands for every script. */
  readonly sounds?: string;
  /** Words that sound like others, so they are compared by their letters, in any script. */
  readonly letters?: string;
  /** Compared by their consonants alone. */
  readonly consonants?: string;
}

type WordsOf<Classes extends readonly ListedClass[]> = Readonly<Partial<Record<Classes[number], ClassWords>>>;

export type SharedWords = WordsOf<typeof sharedClasses>;
export type LifeWords = WordsOf<typeof lifeClasses>;
export type ViolenceWords = WordsOf<typeof violenceClasses>;
export type PoisonWords = WordsOf<typeof poisonClasses>;
export type HarmlessWords = WordsOf<typeof harmlessClasses>;

/** Sequences of a concept that name words of a language, beside those that hold in every language. */
export type SpokenSequences = Readonly<
  Partial<Record<ConceptId, Partial<Pick<DangerConcept, 'sequences' | 'deniedBy'>>>>
>;

/** Two neighbours that together mean a class of their own, such as "mar" and "jaunga". */
export interface Compound {
  readonly first: WordClass;
  readonly next: WordClass;
  readonly means: WordClass;
  /** Words that may stand between the two. */
  readonly between?: string;
  /** Whether the second word gets the class too. */
  readonly isBoth?: true;
}

/** A word that has a class only beside certain words. */
export interface AmbiguousWord {
  /** Its key of letters (app/languages/phonetic-key.ts). */
  readonly letters: string;
  readonly means: WordClass;
  /** Spellings that leave the meaning open. Every other spelling of these letters has the class. */
  readonly unclear: string;
  /** The class of the word before it, or the words after it, that decide an unclear spelling. */
  readonly after: WordClass;
  readonly before: string;
}

/** A spelling that cannot belong to some of the classes that its sound suggests. */
export type ExcludedClasses = readonly [spelling: RegExp, excluded: readonly WordClass[]];

/** Lists are words separated by spaces. */
export interface DangerLanguage {
  /** Words by class, in parts. A list and no spread object, because a bundler keeps a spread object even if nothing uses it. */
  readonly words: readonly Readonly<Partial<Record<ListedClass, ClassWords>>>[];
  readonly sequences?: SpokenSequences;
  /** Words that tell nothing by themselves and may stand anywhere in a sequence. */
  readonly functionWords: string;
  /** Words that sound like listed ones and mean something else: a town, an animal, a name. */
  readonly unrelatedWords?: string;
  /** Words that sound like a listed word of another language, so they are compared as typed alone. */
  readonly typedAlone?: string;
  /** Words that are one letter from a listed one, and no typing error. */
  readonly correctWords?: string;
  /** Titles before a name that sounds like a word of danger. */
  readonly titles?: string;
  readonly excluded?: readonly ExcludedClasses[];
  /** Classes that include another one. */
  readonly implied?: readonly (readonly [of: WordClass, implied: WordClass])[];
  readonly compounds?: readonly Compound[];
  readonly ambiguous?: readonly AmbiguousWord[];
}
