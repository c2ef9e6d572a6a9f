import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { withoutUnseenMarks } from '#app/languages/unseen-marks.ts';

/** A phone number with its label, its text for readers and its `tel:` link. */
export interface Phone {
  readonly label: string;
  readonly shown: string;
  readonly href: `tel:${string}`;
}

/** Message for text that is not a phone number (requirement 52). */
export const phoneMessage = 'Phone number must be 10 digits.';

/** Message for ten digits of which the first is 0: a digit is missing, because the zero before a number is not part of it. */
export const phoneZeroMessage =
  'A digit is missing. The 0 at the start does not count: 10 digits must follow it, as in 098765 43210 or 0172 256 0001.';

/** A number as it is stored: 10 digits, including the area code of a landline. No Indian number begins with 0. */
export const phonePattern = '[1-9][0-9]{9}';

const whole = new RegExp(`^${phonePattern}$`);

/** Signs that people type between the digits. */
const separators = /[\s\p{Pd}\u2212().,/[\]\u00b7]/gu;

type PhoneReading = { readonly digits: string } | { readonly fault: 'notTenDigits' | 'zeroFirst' };

/**
 * Reads an Indian number as people write it: with spaces, brackets, a country code, or the zero before an area code, and
 * in the digits of any script. No field for a phone cuts its text, so that the last digit is never lost.
 *
 * @returns the ten digits, or why the text is not such a number
 */
export function readPhone(text: string): PhoneReading {
  const written = withPlainDigits(withoutUnseenMarks(text)).replaceAll('\uff0b', '+').replace(separators, '');
  const national = written.replace(/^(?:\+91|0091|91(?=0?\d{10}$))/, '');
  // A number with a plus or 00 must have India's country code, so a foreign number is not cut to ten digits.
  if (/^(?:\+|00[1-9])/.test(written) && national === written) return { fault: 'notTenDigits' };
  const local = national.length === 11 && national.startsWith('0') ? national.slice(1) : national;
  if (whole.test(local)) return { digits: local };
  return { fault: /^0\d{9}$/.test(local) ? 'zeroFirst' : 'notTenDigits' };
}

/** Returns the ten digits of an Indian number, or undefined for another text; see {@link readPhone}. */
export function parsePhone(text: string): string | undefined {
  const read = readPhone(text);
  return 'digits' in read ? read.digits : undefined;
}

/** Returns the message for a text that is not a phone number, or undefined. */
export function phoneFault(text: string): string | undefined {
  const read = readPhone(text);
  if ('digits' in read) return undefined;
  return read.fault === 'zeroFirst' ? phoneZeroMessage : phoneMessage;
}

const dialled = 'tel:+91';

/** Builds the `tel:` link from the ten digits of a number. */
export const phoneHref = (digits: string) => `${dialled}${digits}` as const;

/** Builds a phone from the ten digits of an Indian number and its text for readers. */
export const phoneShownAs = (label: string, digits: string, shown: string): Phone => ({
  label,
  shown,
  href: phoneHref(digits),
});

/** Returns the ten digits of a phone. */
export const phoneDigitsOf = ({ href }: Phone): string => href.slice(dialled.length);
