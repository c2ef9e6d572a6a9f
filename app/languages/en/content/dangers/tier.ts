import type { Night, Tier } from '#app/content/dangers/danger.ts';

export interface TierWords {
  /** Heading of each group of signs. A list of signs follows. */
  readonly headings: Readonly<Record<Tier, string>>;
  /** First sign of the tier `ambulance` on every page, for the rows `attempt` and `plan`. */
  readonly firstLine: string;
  /** Steps below it. */
  readonly firstSteps: string;
  /** Link to the page of all urgent signs. */
  readonly allSigns: string;
  /** Names of the tiers. */
  readonly tiers: Readonly<Record<Tier, string>>;
  /** Below the number 112. */
  readonly ambulance: string;
  /** Below the number 108. */
  readonly ifBusy: string;
  /** Below the number 112 of the tier `emergency`. */
  readonly noCar: string;
  /** Before the names of the emergency departments. */
  readonly nearest: string;
  /** Words for the caller. */
  readonly ambulanceHow: string;
  /** Steps never to take. */
  readonly never: string;
  readonly emergencyHow: string;
  /** Before the step for the night of a sign. */
  readonly ifClosed: string;
  /** Step for each `night` of a row without a sentence of its own. Phone numbers follow that of `helpline`. */
  readonly nights: Readonly<Record<Night, string>>;
  /** Sentence of the server, which does not know when the page is read. It is at least as long as the browser's sentences. */
  readonly either: string;
  /** Sentences chosen by the browser. */
  readonly open: (closing: string) => string;
  readonly closed: string;
  /** Sentence if the hospital is open day and night. */
  readonly noAnswer: string;
}

export const tierWords: TierWords = {
  headings: {
    ambulance: 'Call 112 now if',
    emergency: 'Go to an emergency department now if',
    today: 'Ring us today if',
    soon: 'Book a visit if',
  },
  firstLine: 'Somebody has tried to end their life, or tells you how they would do it.',
  firstSteps: 'Stay with them. If there is no breath, or only gasps, press the chest.',
  allSigns: 'All urgent signs',
  tiers: {
    ambulance: 'Ambulance or police now',
    emergency: 'Go to an emergency department now',
    today: 'Today',
    soon: 'Book soon',
  },
  ambulance: 'ambulance or police',
  ifBusy: 'if 112 is busy or nobody answers',
  noCar: 'if there is no car, or it gets worse',
  nearest: 'Nearest:',
  ambulanceHow:
    'Call 112; busy or no answer: 108. Say: where, what happened, awake? breathing? Phone on speaker.',
  never: 'Never make them vomit, tie them, lock them in, or leave an ill person alone.',
  emergencyHow:
    'Set off now, somebody else drives, bring all tablets. Do not wait for us to answer. Worse, or no car at once: call 112.',
  ifClosed: 'If we are closed:',
  nights: {
    department: 'Go to an emergency department.',
    helpline: 'Call',
    morning: 'Ring us in the morning. If it gets worse, go to an emergency department.',
  },
  either:
    'If we are closed, or do not answer two calls in 15 minutes, do not wait for us. Do what it says below each sign.',
  open: (closing) =>
    `We are open now, until ${closing}. No answer to two calls? Call 14416, or go to an emergency department.`,
  closed: 'We are closed now. Do what it says below each sign.',
  noAnswer:
    'We are open day and night. No answer to two calls? Call 14416, or go to an emergency department.',
};
