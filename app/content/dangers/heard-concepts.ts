import type { HeardDanger } from './hear-danger.ts';
import type { HeardClass } from './heard-words.ts';
import { lifeConcepts } from './life-concepts.ts';
import { poisonConcepts } from './poison-concepts.ts';
import { violenceConcepts } from './violence-concepts.ts';

/**
 * A danger that people put into words.
 *
 * A line of `heard` is a sequence of steps. A step in capitals is a class of words, one in small letters is the word itself, with `^` in any script. `A|B` is either of two. Up to three
 * words that tell something may stand between two steps, before a step with `+` none, before one with `*` eight. `A <> B` is both orders.
 */
export interface HeardConcept {
  readonly kind: HeardDanger;
  /** In English, for the reader and for tests. */
  readonly means: string;
  readonly heard: readonly string[];
  /** Classes that make the words harmless when they stand in the sequence or beside it. */
  readonly unless?: readonly HeardClass[];
  /** A negation in the sequence, or just before or after it, says the opposite: "I do not want to die". */
  readonly isUndoneByNot?: true;
  /** Sequences that deny the words they share with the concept: "no suicidal thoughts". A denial after "why" is none. */
  readonly deniedBy?: readonly string[];
}

export const heardConcepts: readonly HeardConcept[] = [
  ...poisonConcepts,
  ...lifeConcepts,
  ...violenceConcepts,
];
