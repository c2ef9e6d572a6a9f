import { withoutUnseenMarks } from '#app/languages/unseen-marks.ts';

/** A phone as it is shown to a reader and as `tel:` wants it. */
export interface Phone {
  readonly label: string;
  readonly shown: string;
  readonly href: `tel:${string}`;
}

/** Message for text that is no phone number (requirement 52). */
export const phoneMessage = 'Phone number must be 10 digits.';

/** A number as it is stored: 10 digits, a landline with its area code too. */
export const phonePattern = '[0-9]{10}';

const whole = new RegExp(`^${phonePattern}$`);

/** For `maxlength`: the ten digits with a country code and what people write between them. */
export const writtenPhoneLength = 24;

/** For a field that the browser checks by itself: whether this can be a number is told by `phoneDigits`. */
export const writtenPhonePattern = '[+]?[0-9 \\(\\).\\-]{10,24}';

/**
 * The ten digits of an Indian number as people write it: with spaces, a country code or the zero before an area code.
 *
 * @returns undefined where it is none
 */
export function phoneDigits(text: string): string | undefined {
  const written = withoutUnseenMarks(text).replace(/[\s().\u2010-\u2015-]/g, '');
  const abroad = /^(?:\+|0091)/.test(written);
  const national = written.replace(/^(?:\+91|0091|91(?=\d{10}$))/, '');
  // A number with a plus has its country code: what is left of another country's is no number of ours.
  const local = national.length === 11 && national.startsWith('0') ? national.slice(1) : national;
  return whole.test(local) && !(abroad && national === written) ? local : undefined;
}

/**
 * Cuts a phone field while somebody types: ten digits (requirement 52), after a leading zero or a country code.
 *
 * @param text the whole field
 */
export function typedPhone(text: string): string {
  const most = /^\s*(?:\+|91)/.test(text) ? 12 : /^\s*0/.test(text) ? 11 : 10;
  const first = [...text.matchAll(/\d/g)].at(most)?.index;
  return first === undefined ? text : text.slice(0, first);
}

const dialled = 'tel:+91';

/** The `tel:` link of a number, from its ten digits. */
export const phoneHref = (digits: string) => `${dialled}${digits}` as const;

/** A number of India as it is shown and called, such as '+91 98765 43210'. */
export const indianPhone = (label: string, digits: string): Phone => ({
  label,
  shown: `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
  href: phoneHref(digits),
});

/** The ten digits of a number. */
export const digitsOf = ({ href }: Phone): string => href.slice(dialled.length);
