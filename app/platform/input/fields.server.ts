/** Kinds of fields that several stores read in the same way, from JSON and from forms. */

import { parsePhone, phoneMessage } from '#app/contact-details/phone.ts';
import { contactLimits } from '#app/hospital-facts/contact-limits.ts';
import { fromRupees, type Paise, parseMoney } from '#app/money/money.ts';
import { isDay } from '#app/time/calendar.ts';
import type { Told } from '../http/problems.server.ts';
import { cleanText, saying, type } from './input.server.ts';

/** One of a few words. */
export const oneOf = <const Names extends readonly string[]>(names: Names, message: Told) =>
  type('string').pipe(
    (text, check): Names[number] | ReturnType<typeof check.error> =>
      names.find((name) => name === text) ?? check.error(saying(message)),
  );

const flagMessage = 'This must be true or false.';

function flagOf(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === 'on') return true;
  return [false, 'false', '', null, undefined].some((no) => no === value) ? false : undefined;
}

/** True or false of JSON, or a form's check box. */
export const yesOrNo = type('unknown').pipe(
  (value, check): boolean | ReturnType<typeof check.error> =>
    flagOf(value) ?? check.error({ message: flagMessage }),
);

/**
 * The same for what must be said.
 *
 * @param message where nothing is said, or something else than what is wanted
 */
export const mustSay = (message: Told, wanted?: boolean) =>
  type('unknown').pipe((value, check): boolean | ReturnType<typeof check.error> => {
    if (value === null || value === undefined) return check.error(saying(message));
    const flag = flagOf(value);
    if (flag === undefined) return check.error({ message: flagMessage });
    return wanted === undefined || flag === wanted ? flag : check.error(saying(message));
  });

/**
 * Text; null where nothing was entered. In one step: of a field that is read in several, arktype tells a fault of the first
 * alone while other fields have any.
 *
 * @param fault what is wrong with a text that was entered, or undefined
 */
export const optionalText = (
  max: number,
  { lines = false, fault }: { lines?: boolean; fault?: (text: string) => Told | undefined } = {},
) =>
  type('string | null').pipe((value, check): string | null | ReturnType<typeof check.error> => {
    const clean = cleanText(value ?? '', { max, lines });
    if ('problem' in clean) return check.error(saying(clean.problem));
    if (clean.text === '') return null;
    const message = fault?.(clean.text);
    return message === undefined ? clean.text : check.error(saying(message));
  });

/** The ten digits of a phone number, however it is written. */
export const phoneNumber = type('string').pipe(
  (text, check) =>
    parsePhone(text) ?? check.error(saying({ en: phoneMessage, hi: 'फ़ोन नंबर 10 अंकों का होना चाहिए।' })),
);

/** How somebody is reached: the same for a booking and for a call. */
export const reachFields = {
  phone: phoneNumber,
  'bestTime?': optionalText(contactLimits.bestTime),
  'callAs?': optionalText(contactLimits.callAs),
} as const;

/** A day of the calendar, such as '2026-11-20'. */
export const calendarDay = (message: Told) =>
  type('string').pipe((text, check) => (isDay(text) ? text : check.error(saying(message))));

const mostMoney = fromRupees(100_000_000);

/**
 * An amount of rupees, as typed or as a number of JSON.
 *
 * @param least in paise
 */
export const moneyField = (message: Told, least = 1) =>
  type('string | number').pipe((value, check): Paise | ReturnType<typeof check.error> => {
    const amount = parseMoney(String(value));
    return amount !== undefined && amount >= least && amount <= mostMoney
      ? amount
      : check.error(saying(message));
  });
