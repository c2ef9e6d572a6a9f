import type { CheckId, NextStep } from '#app/content/self-checks/check.ts';
import { nextSteps, otherReasons } from '#app/content/self-checks/next-steps.ts';

interface StepWords {
  readonly steps: Readonly<Record<NextStep, readonly string[]>>;
  readonly otherReasons: Readonly<Record<CheckId, string>>;
}

export const stepWords: StepWords = { steps: nextSteps, otherReasons };
