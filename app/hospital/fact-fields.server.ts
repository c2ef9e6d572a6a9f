/** Field types for the sections, each with its validation. */

import { indianPhone } from '#app/contact-details/indian-phone.ts';
import type { Phone } from '#app/contact-details/phone.ts';
import { parsePhone, phoneDigitsOf, phoneFault } from '#app/contact-details/phone.ts';
import { doctorFieldRules, fieldError, normalizedFieldText } from '#app/doctors/doctor.values.ts';
import {
  isPlaceholderEmail,
  isPlaceholderPhone,
  placeholderDigits,
} from '#app/hospital-facts/placeholders.ts';
import { isDay } from '#app/time/calendar.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import type { FactField } from './fact-section.ts';

type Named<Name extends string> = Omit<FactField, 'kind' | 'max' | 'required' | 'check' | 'name'> & {
  readonly name: Name;
  readonly required?: boolean;
};

type Field<Name extends string> = FactField & { readonly name: Name };

const factMessages = {
  placeholderPhone: 'No phone has this number: enter one that somebody answers.',
  placeholderEmail: 'Nobody gets mail under this address: enter one that somebody reads.',
  noDay: 'Enter a day of the calendar.',
} as const;

export const textField = <const Name extends string>(
  field: Named<Name> & { readonly max?: number; readonly check?: FactField['check'] },
): Field<Name> => ({ kind: 'text', max: 120, required: false, ...field });

/** A multi-line field; each line is a separate text. */
export const linesField = <const Name extends string>(
  field: Named<Name> & { readonly max?: number },
): Field<Name> => ({ kind: 'lines', max: 2_000, required: false, ...field });

interface MayKeepPlaceholder {
  /** True if a section refuses placeholders itself, all but the one that the website shows, with {@link keptPlaceholders}. */
  readonly mayKeepPlaceholder?: boolean;
}

/** A phone number. Placeholder numbers are refused. */
export const phoneField = <const Name extends string>({
  mayKeepPlaceholder,
  ...field
}: Named<Name> & MayKeepPlaceholder): Field<Name> => ({
  kind: 'tel',
  max: 10,
  required: false,
  ...field,
  check(text): CheckedText {
    const placeholder = placeholderDigits(text);
    if (placeholder !== undefined)
      return mayKeepPlaceholder ? { text: placeholder } : { problem: factMessages.placeholderPhone };
    const digits = parsePhone(text);
    return digits === undefined ? { problem: phoneFault(text) ?? '' } : { text: digits };
  },
});

/** A mail address. Placeholder addresses are refused. */
export const mailField = <const Name extends string>({
  mayKeepPlaceholder,
  ...field
}: Named<Name> & MayKeepPlaceholder): Field<Name> => ({
  kind: 'email',
  max: doctorFieldRules.email.maxLength,
  required: false,
  ...field,
  check(text): CheckedText {
    const problem = fieldError(doctorFieldRules.email, text);
    if (problem !== undefined) return { problem };
    return !mayKeepPlaceholder && isPlaceholderEmail(text)
      ? { problem: factMessages.placeholderEmail }
      : { text: normalizedFieldText(doctorFieldRules.email, text) };
  },
});

/**
 * Refuses placeholders of phones and mail that the website does not show already. One that it shows may stay, so that
 * another field can be saved first; the launch check still lists it.
 *
 * @param shown texts that the website shows
 */
export function keptPlaceholders<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  shown: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const names = Object.keys(texts) as Name[];
  const changed = names.filter((name) => texts[name] !== shown[name]);
  return Object.fromEntries([
    ...changed
      .filter((name) => isPlaceholderEmail(texts[name]))
      .map((name) => [name, factMessages.placeholderEmail]),
    ...changed
      .filter((name) => placeholderDigits(texts[name]) !== undefined)
      .map((name) => [name, factMessages.placeholderPhone]),
  ]) as Partial<Record<Name, string>>;
}

/**
 * A day that is not in the future.
 *
 * @param later message for a future day
 */
export const pastDayField = <const Name extends string>({
  later,
  ...field
}: Named<Name> & { readonly later: string }): Field<Name> => ({
  kind: 'date',
  max: 10,
  required: false,
  ...field,
  check(text, today): CheckedText {
    if (!isDay(text)) return { problem: factMessages.noDay };
    return text > today ? { problem: later } : { text };
  },
});

/** A whole number from `least` to `most`. */
export const numberField = <const Name extends string>({
  least,
  most,
  ...field
}: Named<Name> & { readonly least: number; readonly most: number }): Field<Name> => ({
  kind: 'number',
  max: String(most).length,
  required: true,
  ...field,
  check(text): CheckedText {
    const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
    return number >= least && number <= most
      ? { text: String(number) }
      : { problem: `Enter a whole number from ${least} to ${most}.` };
  },
});

/** Digits of a phone for its field; empty for a placeholder number. */
export const phoneText = (phone: Phone | null): string =>
  phone === null || isPlaceholderPhone(phone) ? '' : phoneDigitsOf(phone);

/** Mail address for its field; empty for a placeholder address. */
export const mailText = (email: string): string => (isPlaceholderEmail(email) ? '' : email);

export const textOrNull = (text: string): string | null => (text === '' ? null : text);

export const phoneOrNull = (label: string, digits: string): Phone | null =>
  digits === '' ? null : indianPhone(label, digits);

/** Non-empty lines of a text. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Validates fields that must be filled in together: all or none.
 *
 * @param message error for each empty field
 */
export function filledTogether<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  names: readonly Name[],
  message: string,
): Partial<Record<Name, string>> {
  const empty = names.filter((name) => texts[name] === '');
  if (empty.length === 0 || empty.length === names.length) return {};
  return Object.fromEntries(empty.map((name) => [name, message])) as Partial<Record<Name, string>>;
}
