/** Kinds of fields that several stores read in the same way, from JSON and from forms. */

import { isDay } from '#app/site/calendar.ts';
import { phoneDigits, phoneMessage } from '#app/site/phone.ts';
import { shortText, type } from './input.server.ts';

/** One of a few words. */
export const oneOf = <const Names extends readonly string[]>(names: Names, message: string) =>
  type('string').pipe(
    (text, check): Names[number] | ReturnType<typeof check.error> =>
      names.find((name) => name === text) ?? check.error({ message }),
  );

/** True or false of JSON, or a form's check box. */
export const yesOrNo = type('unknown').pipe((value, check): boolean | ReturnType<typeof check.error> => {
  if (value === true || value === 'true' || value === 'on') return true;
  if (value === false || value === 'false' || value === '') return false;
  return check.error({ message: 'This must be true or false.' });
});

/** One line of text; null where nothing was entered. */
export const optionalText = (max: number) =>
  type('string | null').pipe(
    (text) => text ?? '',
    shortText(max),
    (text) => (text === '' ? null : text),
  );

/** The ten digits of a phone number, however it is written. */
export const indianPhone = type('string').pipe(
  (text, check) => phoneDigits(text) ?? check.error({ message: phoneMessage }),
);

/** A day of the calendar, such as '2026-11-20'. */
export const calendarDay = (message: string) =>
  type('string').pipe((text, check) => (isDay(text) ? text : check.error({ message })));

const mostPaise = 100_000_000_00;

/**
 * An amount in rupees with at most two decimals, as a number of JSON or as typed, in whole paise: it is never divided or rounded.
 *
 * @param least in paise
 */
export const rupeesAsPaise = (message: string, least = 1) =>
  type('string | number').pipe((value, check): number | ReturnType<typeof check.error> => {
    const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(value).trim()) ?? [];
    const paise = whole === undefined ? -1 : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
    return paise >= least && paise <= mostPaise ? paise : check.error({ message });
  });
