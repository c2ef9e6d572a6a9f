import type { WordClass } from './word-classes.ts';

/**
 * A danger that people put into words.
 *
 * A sequence is a line of steps. A step in capitals is a class of words. A step in small letters is the word itself, with `^` in any script. `A|B` is
 * either of the two. Up to three content words may stand between two steps, none before a step with `+`, eight before one with `*`. `A <> B` stands for
 * both orders.
 *
 * Sequences here have classes alone, so they hold in every language. Sequences that name a word stand in the folder of its language.
 */
export interface DangerConcept {
  readonly sequences: readonly string[];
  /** Classes that make a sequence harmless when they stand in it or beside it. */
  readonly unless?: readonly WordClass[];
  /** Whether a negation in the sequence, or just before or after it, says the opposite: "I do not want to die". */
  readonly isNegatable?: true;
  /** Sequences that deny the words they share with the concept: "no suicidal thoughts". A denial after "why" does not count. */
  readonly deniedBy?: readonly string[];
}
