import { withoutUnseenMarks } from '#app/languages/unseen-marks.ts';

/** A phone number with its label, its text for readers and its `tel:` link. */
export interface Phone {
  readonly label: string;
  readonly shown: string;
  readonly href: `tel:${string}`;
}

/** Message for text that is not a phone number (requirement 52). */
export const phoneMessage = 'Phone number must be 10 digits.';

/** A number as it is stored: 10 digits, including the area code of a landline. */
export const phonePattern = '[0-9]{10}';

const whole = new RegExp(`^${phonePattern}$`);

/** `maxlength` of a phone field: ten digits, a country code and the signs that people type in between. */
export const phoneInputMaxLength = 24;

/** `pattern` of a phone field. It only rejects obvious mistakes; `parsePhone` decides. */
export const phoneInputPattern = '[+]?[0-9 \\(\\).\\-]{10,24}';

/**
 * Reads an Indian number as people write it: with spaces, a country code, or the zero before an area code.
 *
 * @returns the ten digits, or undefined if the text is not such a number
 */
export function parsePhone(text: string): string | undefined {
  const written = withoutUnseenMarks(text).replace(/[\s().\u2010-\u2015-]/g, '');
  const abroad = /^(?:\+|0091)/.test(written);
  const national = written.replace(/^(?:\+91|0091|91(?=\d{10}$))/, '');
  // A number with a plus or 0091 must have India's country code, so a foreign number is not cut to ten
  // digits.
  const local = national.length === 11 && national.startsWith('0') ? national.slice(1) : national;
  return whole.test(local) && !(abroad && national === written) ? local : undefined;
}

/**
 * Shortens the text of a phone field while somebody types: ten digits (requirement 52), plus a leading zero
 * or a country code.
 *
 * @param text the whole field
 */
export function truncatePhone(text: string): string {
  const most = /^\s*(?:\+|91)/.test(text) ? 12 : /^\s*0/.test(text) ? 11 : 10;
  const first = [...text.matchAll(/\d/g)].at(most)?.index;
  return first === undefined ? text : text.slice(0, first);
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
