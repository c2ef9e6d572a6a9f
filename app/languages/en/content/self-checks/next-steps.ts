import type { CheckId, NextStep } from '#app/content/self-checks/check.ts';

interface StepWords {
  /** Next steps, by how soon they are due. */
  readonly steps: Readonly<Record<NextStep, readonly string[]>>;
  /** Other causes of a high score. */
  readonly otherReasons: Readonly<Record<CheckId, string>>;
}

export const stepWords: StepWords = {
  steps: {
    watch: [
      'If you feel well, there is nothing you have to do.',
      'If something weighs on you all the same, talk to us: a low score does not mean that you have to bear it alone.',
    ],
    again: [
      'Tell somebody you trust how you are. Keep regular hours for sleep and meals, and move every day.',
      'Answer these questions again in two weeks. If the score is no lower, or your days become harder before that, book a visit.',
    ],
    book: [
      'Book a visit within the next two weeks. A talk finds out what is behind it and what would help you.',
      'Do not begin or stop a medicine because of a score.',
    ],
    'book-soon': [
      'Book a visit within the next few days, or call us and we find one with you.',
      'Tell somebody at home, and let them help with the call. Do not begin or stop a medicine because of a score.',
    ],
    today: [
      'Call us today. If we are closed, or do not answer two calls in 15 minutes, do not wait for us: Tele-MANAS answers by day and by night. Worse, or alone and afraid: go to an emergency department.',
      'Tell somebody at home, and let them stay with you. Do not begin or stop a medicine because of a score.',
    ],
  },
  otherReasons: {
    mood: 'Grief, a thyroid that is too slow, too little iron, pain, alcohol, a medicine or a baby’s first months can raise it too.',
    worry:
      'An overactive thyroid, a heart that beats out of step, much tea or coffee, alcohol, a medicine or a real danger can raise it too.',
  },
};
