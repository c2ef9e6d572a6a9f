import type { DetectedDanger } from '#app/typed-text/danger/detected-danger.ts';

interface DangerBoxWords {
  /** Title of the page instead of its own, so a screen reader says it when the page opens. */
  readonly pageTitle: string;
  readonly titles: Readonly<Record<DetectedDanger, string>>;
  /** An attempt is not punished: Mental Healthcare Act 2017, section 115. */
  readonly noTrouble: string;
  /** Steps for a person who may hurt somebody, in their order. */
  readonly harmSteps: readonly string[];
  readonly safetyPlan: string;
  readonly rights: string;
  readonly nothingKept: string;
}

export const dangerBoxWords: DangerBoxWords = {
  pageTitle: 'Get help now',
  titles: {
    poison: 'Poison, overdose, not waking: call 112 now',
    life: 'Danger to life: call now',
    harm: 'You are afraid that you may hurt somebody: call now',
    violence: 'Somebody hurts or threatens you: call now',
  },
  noTrouble:
    'You are not in trouble with the law for an attempt. Say it in these words: somebody will listen.',
  harmSteps: [
    'Leave the room, and stay away from knives, fire and water.',
    'Another adult stays with the child, or with the person you fear for. You do not stay alone either.',
    'Say on the phone: “I am afraid that I will hurt somebody.” You do not have to explain more.',
  ],
  safetyPlan: 'A safety plan for the next hours',
  rights: 'Your rights, and where to complain',
  nothingKept: 'What you typed is not kept, and nobody here reads it at once.',
};
