import type { Linked } from '#app/languages/messages.ts';

export const referWords = {
  lead: 'Please ring before you send anybody, and ask for a psychiatrist. In danger to life, 112 first.',
  beds: {
    /** @param when such as 'Sunday 29 November, 4:05 pm' */
    free: (when: string) => `Our staff said on ${when}: a bed is free. Please ring; it may be taken by now.`,
    full: (when: string) => `Our staff said on ${when}: no bed is free. Please ring; that may have changed.`,
    unknown: (hours: number) =>
      `Is a bed free? Please ring us: our staff have not said so here in the last ${hours} hours.`,
  },
  tell: {
    title: 'What to tell us',
    points: [
      'Who you are, and the number on which we can ring you back',
      'Age, what has happened and since when, and your question to us',
      'Danger to self or others, and the watch that is needed now',
      'Medicines with dose and last time; alcohol and drugs with the last use',
      'The body: pulse, blood pressure, temperature, sugar; illnesses, allergies, pregnancy; last tests',
      'Whether the person agrees to come, whom they trust to speak for them, and any order of a court',
    ],
  },
  send: {
    title: 'How to send it',
    points: [
      'By telephone first. Please ask the person, if they can decide.',
      'Papers: in a closed envelope, with the person or the family.',
      'Please send no names, reports or pictures by open mail, SMS or WhatsApp. Ask on the telephone which safe way there is.',
    ],
  },
  take: {
    title: 'What we take',
    /** @param beds number of beds */
    beds: (beds: number) => `A small hospital for mental health: ${beds} beds, and visits without a stay.`,
    fields: 'Fields of care:',
    end: '.',
    house: 'In the house: pharmacy, blood collection and pathology, counselling room.',
    unwilling: [
      'Somebody does not agree to come? Please ring first. ',
      'The law sets strict rules',
      '.',
    ] satisfies Linked,
  },
  notTake: {
    title: 'What we do not take',
    body: 'A body in danger goes to an emergency department first: an overdose or poison, a fit, confusion or fever after alcohol or tablets were stopped, a head injury, stiff muscles with fever.',
    fields: 'Operations and intensive care are not among our fields of care. Not sure? Please ring.',
  },
  back: {
    title: 'The way back',
    letter:
      'Would you like a letter when the person goes home, and to go on treating them? Please say so when you ring, and give name and address. Their illness is confidential, so we ask them.',
    records: ['The person can ask for their records in writing: ', 'see your records', '.'] satisfies Linked,
  },
};
