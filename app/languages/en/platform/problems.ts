import { phoneMessage, phoneZeroMessage } from '#app/contact-details/phone.ts';
import { plural } from '#app/languages/plural.ts';

/** Refusals of a field that several stores read. */
export const inputProblems = {
  checkFields: 'Please check the marked fields.',
  missing: 'This field is missing.',
  /** @param expected the description of a schema, in English */
  wrongKind: ({ expected }: { expected: string }) => `Must be ${expected}.`,
  unreadable: 'This text has characters that cannot be read.',
  unshown: 'This text has characters that cannot be shown.',
  oneLine: 'This text must be one line, without characters that cannot be shown.',
  tooLong: ({ max }: { max: number }) => `Too long: at most ${max} characters.`,
  trueOrFalse: 'This must be true or false.',
  phone: phoneMessage as string,
  phoneZero: phoneZeroMessage as string,
  messageChannel: 'Choose No, SMS or WhatsApp.',
  language: ({ languages }: { languages: readonly string[] }) =>
    `Language must be '${languages.join("' or '")}'.`,
};

/** Refusals of a request as a whole. */
export const requestProblems = {
  unreadable: 'The request could not be read.',
  tooLarge: 'The request is too large.',
  notAForm: 'Send this as a form.',
  tooManyTries: ({ minutes }: { minutes: number }) =>
    `Too many tries. Please wait ${plural('en', minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again.`,
  keyFormat: ({ field }: { field: string }) =>
    `${field} must be 16 to 100 letters, digits or . _ : -, such as a UUID.`,
  keyUsed: ({ field }: { field: string }) => `This ${field} was used before, for something else.`,
  noPage: 'There is no page at this address.',
};
