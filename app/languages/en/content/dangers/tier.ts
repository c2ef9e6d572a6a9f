import type { DangerKind, Tier } from '#app/content/dangers/danger.ts';

interface TierWords {
  /** Heading of the box. */
  readonly title: string;
  /** First sign of every box, for the rows `attempt` and `plan`. */
  readonly firstLine: string;
  readonly allSigns: string;
  readonly tiers: Readonly<Record<Tier, string>>;
  /** Words for the caller. */
  readonly ambulanceHow: string;
  /** Steps never to take. */
  readonly never: string;
  readonly emergencyHow: string;
  /** Heading of the signs of each kind. */
  readonly kinds: Readonly<Record<DangerKind, string>>;
  /** Steps while the hospital is closed, in reading order. */
  readonly closed: readonly [closed: string, body: string, mind: string, worse: string];
  readonly soonHow: string;
  readonly chooseDoctor: string;
}

export const tierWords: TierWords = {
  title: 'Call 112 now if',
  firstLine: 'Somebody has tried to end their life, or tells you how they would do it.',
  allSigns: 'All urgent signs, and whom to call',
  tiers: {
    ambulance: 'Ambulance or police now',
    emergency: 'Go to an emergency department now',
    today: 'Today',
    soon: 'Book soon',
  },
  ambulanceHow:
    'Call 112; busy or no answer: 108. Say: where, what happened, awake? breathing? Phone on speaker.',
  never: 'Never make them vomit, tie them, lock them in, or leave an ill person alone.',
  emergencyHow:
    'Set off now, somebody else drives, bring all tablets. Do not wait for us to answer. Worse, or no car at once: call 112.',
  kinds: {
    body: 'Signs of the body, a medicine or withdrawal',
    mind: 'Thoughts, fear, sleep',
    people: 'Harm by others',
  },
  closed: [
    'If we are closed, or do not answer two calls in 15 minutes, do not wait for us.',
    'A sign in the body, or from a medicine or withdrawal: go to an emergency department.',
    'Thoughts, fear or no sleep: call Tele-MANAS 14416, day and night; somebody stays with you.',
    'If it gets worse, or you are alone and afraid, go to an emergency department.',
  ],
  soonHow: 'Days are safe: phone us or book.',
  chooseDoctor: 'Choose a doctor and a time',
};
