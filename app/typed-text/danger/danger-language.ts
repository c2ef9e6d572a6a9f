/** The words of one language for the detection of danger. They stand in `words/<language>/danger/`. */

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

/** Words of one class, grouped by how a typed word is compared with them. Each list is separated by spaces. */
export interface ClassWords {
  /** Words that are compared letter by letter. A word of six letters or more may have one typing error if its sequence has several steps. With `~` it may always have one. */
  readonly typed?: string;
  /** Words that are compared by sound; short words by their letters. One spelling in Latin letters stands for every script. */
  readonly sounds?: string;
  /** Words that sound like others, so they are compared by their letters, in any script. */
  readonly letters?: string;
  /** Words that are compared only by their consonants. */
  readonly consonants?: string;
}

type WordsOf<Classes extends readonly ListedClass[]> = Readonly<Partial<Record<Classes[number], ClassWords>>>;

export type SharedWords = WordsOf<typeof sharedClasses>;
export type LifeWords = WordsOf<typeof lifeClasses>;
export type ViolenceWords = WordsOf<typeof violenceClasses>;
export type PoisonWords = WordsOf<typeof poisonClasses>;
export type HarmlessWords = WordsOf<typeof harmlessClasses>;

/** Sequences of a concept that name words of one language. They add to the sequences for every language. */
export type SpokenSequences = Readonly<
  Partial<Record<ConceptId, Partial<Pick<DangerConcept, 'sequences' | 'deniedBy'>>>>
>;

/** Two adjacent words that together have a class, such as "mar" and "jaunga". */
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
  /** Its key of letters (spelling/phonetic-key.ts). */
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

/** Word lists of one language. The words of a list are separated by spaces. */
export interface DangerLanguage {
  /** Words by class, in parts. An array, not a spread object, because bundlers do not remove unused spread objects. */
  readonly words: readonly Readonly<Partial<Record<ListedClass, ClassWords>>>[];
  readonly sequences?: SpokenSequences;
  /** Words without a meaning of their own. They may stand anywhere in a sequence. */
  readonly functionWords: string;
  /** Words that sound like listed ones and mean something else: a town, an animal, a name. */
  readonly unrelatedWords?: string;
  /** Words that sound like a listed word of another language, so only their spelling is compared. */
  readonly typedAlone?: string;
  /** Correct words that differ from a listed word by one letter, so they are not typing errors. */
  readonly correctWords?: string;
  /** Titles before a name that sounds like a word of danger. */
  readonly titles?: string;
  readonly excluded?: readonly ExcludedClasses[];
  /** Classes that include another class. */
  readonly implied?: readonly (readonly [of: WordClass, implied: WordClass])[];
  readonly compounds?: readonly Compound[];
  readonly ambiguous?: readonly AmbiguousWord[];
}
