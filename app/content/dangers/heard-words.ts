import { harmlessWords } from './harmless-words.ts';
import { lifeWords } from './life-words.ts';
import { poisonWords } from './poison-words.ts';
import { sharedWords } from './shared-words.ts';
import { violenceWords } from './violence-words.ts';

/**
 * A class: words that mean the same to the recogniser. Separated by spaces; one spelling in Latin letters stands for all three scripts.
 */
export interface HeardWords {
  /** Compared letter by letter, in any script. A word of six letters may have one typing error where it is one of several steps; with `~`, everywhere. */
  readonly en?: string;
  /** Hindi and Punjabi, compared by sound: short words by their letters. */
  readonly hi?: string;
  /** Hindi and Punjabi words that sound like others, compared by their letters. */
  readonly only?: string;
  /** Compared by their consonants alone. */
  readonly long?: string;
}

/** The words that the recogniser knows. No page shows them. */
export const heardWords = {
  ...sharedWords,
  ...lifeWords,
  ...violenceWords,
  ...poisonWords,
  ...harmlessWords,
};

/** Classes that the recogniser makes of neighbours ("mar" and "jaunga") and of digits. */
type MadeClass = 'MARJA' | 'MARJAYE' | 'JAAN' | 'NUMBER' | 'BIGNUMBER';

export type HeardClass = keyof typeof heardWords | MadeClass;

export const madeClasses: readonly MadeClass[] = ['MARJA', 'MARJAYE', 'JAAN', 'NUMBER', 'BIGNUMBER'];
