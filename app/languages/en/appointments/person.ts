/** Form with the person's details, and the notes beside the consent. */

export const personWords = {
  pickAnother: 'Pick another time',
  stillHere: 'What you typed is still here.',
  check: 'Go on to check',
  notBookedYet: 'Nothing is booked yet: you see everything once more before it is sent.',
  forWhom: 'Who is the appointment for?',
  whom: { self: 'Myself', other: 'Somebody else', child: 'Somebody under 18' } satisfies Record<
    'self' | 'other' | 'child',
    string
  >,
  patientName: 'Name of the person who will be seen',
  bookerName: 'Your own name',
  adultName: 'Name of the adult who comes along',
  adultHint: 'A parent or guardian. By video, the adult sits beside.',
  phoneHint: '10 digits. With it you find, move or cancel the appointment.',
  safeToCall: 'Is it safe to call you on this number?',
  safeToCallHint: 'Without a yes we do not call.',
  yes: 'Yes',
  noCall: 'No, please do not call',
  callAsHint: 'If somebody else picks up. Such as: a friend, an office.',
  email: 'E-mail',
  note: 'Anything we should know before',
  noteHint: (most: number) =>
    `At most ${most} characters. You may leave this empty and say it when you come.`,
  consent: 'I agree that you keep this for my appointment.',
  kept: 'We keep what you enter here and what becomes of the appointment: to see you, and to reach you about it.',
  seenBy:
    'Only the staff who need it for their work see it. It is on no list for others, and we send no advertising.',
  keptFor: (years: number) =>
    `We keep it for ${years} years after the appointment, as records of treatment are kept. Then your name, phone and words are erased.`,
  takenBack: ' What was done before stays right.',
};
