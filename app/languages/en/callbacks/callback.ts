export const callbackWords = {
  lead: 'Leave a name and a phone. You need not say what it is about.',
  noted: 'We will call you',
  notedWords: 'Your wish is noted. We call in the order in which people asked.',
  bookingNotedWords:
    'The time is not booked yet, because many people are booking just now. We will call you and book a time with you.',
  cannotWait:
    'If it cannot wait, do not wait for us. In danger call 112; busy or no answer, 108. To talk, Tele-MANAS answers by day and by night.',
  seeDoctors: 'See our doctors',
  name: 'Your name or initials',
  phoneHint: '10 digits.',
  safeToCall: 'If somebody else picks up, may we say who is calling?',
  yes: 'Yes, you may say it is the hospital',
  no: 'No, say only what I write below',
  callAsHint: 'Such as: a friend, an office. Leave it empty and we say that we will call again.',
  consent: 'I agree that you keep this to call me.',
  submit: 'Call me back',
  canStillSend:
    'What you wrote sounds as if somebody may be in danger, and our call can be hours away. Please call one of the numbers above now. You can still send this form: nothing you typed is lost.',
  kept: 'We keep what you enter here, and when we called: to call you, and for nothing else.',
  seenBy: 'Only the staff who call see it.',
  keptFor: (days: number) => `We keep it for ${days} days. The law sets that time. Then it is erased.`,
};
