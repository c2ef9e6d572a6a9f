import type { MessageAnswer } from '#app/hospital-facts/message-facts.ts';
import type { Around, Linked } from '#app/languages/messages.ts';

export const questionPageWords = {
  waysToReach: 'Ways to reach somebody',
  ratherTalk: 'Rather talk? We book it with you on the phone.',
  step: (place: number, count: number) => `Step ${place} of ${count}`,
  errors: 'Please check these fields',
  /** Words around the phone number. */
  notTakenIn: [
    'Our records do not answer just now. What you entered is still here: press the button again in a minute, and it is done once, however often you press. Or call ',
    '.',
  ] satisfies Around,
  /** A form that was refused beyond a limit. */
  beyondLimit: {
    /** Words around the phone number. */
    call: [
      'Too many tries. Others share your connection, so it need not have been you. What you typed is still here. Call us and we do it with you on the phone: ',
      '.',
    ] satisfies Around,
    /** Words around the link to the page that asks for a call. */
    askForCall: ['Or ', 'ask us to call you', '. '] satisfies Linked,
    elsewhere: 'From another connection, such as Wi-Fi, this form works now.',
    /** Words around the emergency number and the helpline. */
    inDanger: ['In danger call ', '. To talk to somebody, by day and by night: Tele-MANAS ', '.'] satisfies [
      before: string,
      between: string,
      after: string,
    ],
  },
  whatWeKeep: 'What we keep, and why',
  /** Words around the phone number and the mail address. */
  yourRights: ['You may see it, correct it, or take your consent back: call', 'or write to', '.'] satisfies [
    before: string,
    between: string,
    after: string,
  ],
  /** Words around the link to the privacy policy. */
  complain: ['Whom to complain to stands in the', 'privacy policy', '.'] satisfies Linked,
  phone: 'Phone',
  bestTime: 'Best time to call',
  bestTimeHint: 'Such as: after 6 in the evening.',
  callAs: 'Whom may we say is calling?',
  mayWeSend: 'May we send messages to this number?',
  /** Words around the name with which messages end. */
  mayWeSendHint: [
    'Others who hold the phone can read them. They come from',
    '. Without an answer we send none, and you can stop them at any time.',
  ] satisfies Around,
  messages: 'Messages',
  messageAnswers: { none: 'No', sms: 'SMS', whatsapp: 'WhatsApp' } satisfies Record<MessageAnswer, string>,
  messagesSent:
    'If you choose SMS or WhatsApp, our messages say the day, the time and the reference, and no doctor or illness. The companies that carry them see your number and the message.',
};
