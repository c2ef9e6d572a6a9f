import type { DetectedDanger } from '#app/typed-text/danger/detected-danger.ts';

interface DangerBoxWords {
  /** Title of the page instead of its own, so a screen reader says it when the page opens. */
  readonly pageTitle: string;
  readonly titles: Readonly<Record<DetectedDanger, string>>;
  /** An attempt is not punished: Mental Healthcare Act 2017, section 115. */
  readonly noTrouble: string;
  readonly safetyPlan: string;
  readonly rights: string;
  readonly nothingKept: string;
}

export const dangerBoxWords: DangerBoxWords = {
  pageTitle: 'Get help now',
  titles: {
    poison: 'Poison, overdose, not waking: call 112 now',
    life: 'Danger to life: call now',
    violence: 'Somebody hurts or threatens you: call now',
  },
  noTrouble:
    'You are not in trouble with the law for an attempt. Say it in these words: somebody will listen.',
  safetyPlan: 'A safety plan for the next hours',
  rights: 'Your rights, and where to complain',
  nothingKept: 'What you typed is not kept, and nobody here reads it at once.',
};
