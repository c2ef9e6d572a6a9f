import type { Linked } from '#app/languages/messages.ts';
import { longDate } from '#app/time/long-date.ts';

export const checkWords = {
  unansweredHeading: 'Some questions have no answer yet',
  unanswered: (number: number) => `Choose one answer to question ${number}.`,
  /** Messages for an unreadable form, by HTTP status. For any other status the text of the error is shown. */
  unread: {} as Readonly<Record<number, string>>,
  send: 'See what it may mean',
  about: 'About these questions',
  /** @param name of the instrument among clinicians */
  instrument: (name: string) =>
    `They are the ${name}, which clinicians all over the world use. It is not a diagnosis: only a talk with a clinician can give one.`,
  forAdults: [
    'It is for adults. For anybody under 18, see ',
    'mental health of children and teenagers',
    '.',
  ] satisfies Linked,
  keepNothing:
    'We keep nothing. Your answers go to our server over a protected line, are added up and forgotten: nothing is stored, nobody here reads them, and we do not know who you are.',
  /** Sentence before the source of the ranges. */
  madeBy: (name: string) =>
    `The ${name} was developed by Drs Robert L. Spitzer, Janet B. W. Williams, Kurt Kroenke and colleagues with an educational grant from Pfizer Inc. No permission is needed to reproduce, translate, display or distribute it. What scores mean: `,
  /** Note on the explanations of hard words. Empty if a locale has none. */
  glosses: '',
  sourceEnd: '.',
  result: 'Your result',
  score: (score: number, most: number) => `${score} of ${most}`,
  pointsTo: (means: string) => `. A score like this usually points to ${means}.`,
  noDiagnosis: (otherReasons: string) =>
    `It is not a diagnosis. ${otherReasons} A clinician finds out which with you.`,
  next: 'What to do next',
  /** Text around two phone numbers: the hospital's and a helpline's. */
  dying: {
    before: (emergency: string) =>
      `Thoughts of dying, at any score: if you know how you would end your life, or have what you need for it, call ${emergency}; busy or no answer, 108. If not, call `,
    or: (line: string) => ` or ${line} `,
    after: ' today.',
  },
  callMeBack: 'Call me back',
  given: 'Your answers',
  bring: (name: string, askedAt: string) =>
    `${name}, ${longDate(askedAt)}. Bring it to your visit if you like.`,
  print: 'Print this result',
  clear: 'Clear it and start again',
  shared: 'Others use this device? Clear the result and close this page when you are done.',
  goTo: 'Go to somebody, or ask them to come. Put what could hurt you out of reach.',
  dyingToday:
    'You answered that thoughts of dying or of hurting yourself come to you. Many people have them at some time, and they pass with help. Call today and say it in these words. You can also give this page to somebody you trust.',
};

export type CheckWords = typeof checkWords;
