/** Kinds of fields that several stores read in the same way, from JSON and from forms. */

import { readPhone } from '#app/contact-details/phone.ts';
import { contactLimits } from '#app/hospital-facts/contact-limits.ts';
import { messageAnswers } from '#app/hospital-facts/message-facts.ts';
import { localeTags } from '#app/languages/locales.ts';
import { type LocalizedMessage, message } from '#app/languages/localized-message.ts';
import { mostMoney, type Paise, parseMoney } from '#app/money/money.ts';
import { dayOf } from '#app/time/calendar.ts';
import { inputProblems } from '#messages/platform/problems.ts';
import { cleanText } from './clean-text.server.ts';
import { errorOptions, type } from './input.server.ts';

/** A name from a list. */
export const oneOf = <const Names extends readonly string[]>(names: Names, problem: LocalizedMessage) =>
  type('string').pipe(
    (text, check): Names[number] | ReturnType<typeof check.error> =>
      names.find((name) => name === text) ?? check.error(errorOptions(problem)),
  );

/** A name from a list, or null where none was chosen. */
export const optionalOneOf = <const Names extends readonly string[]>(
  names: Names,
  problem: LocalizedMessage,
) =>
  type('string | null').pipe((text, check): Names[number] | null | ReturnType<typeof check.error> =>
    text === null || text === ''
      ? null
      : (names.find((name) => name === text) ?? check.error(errorOptions(problem))),
  );

const trueOrFalse = errorOptions(message(inputProblems, 'trueOrFalse'));

function flagOf(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === 'on') return true;
  return [false, 'false', '', null, undefined].some((no) => no === value) ? false : undefined;
}

/** A boolean of JSON, or a checkbox of a form. */
export const yesOrNo = type('unknown').pipe(
  (value, check): boolean | ReturnType<typeof check.error> => flagOf(value) ?? check.error(trueOrFalse),
);

/**
 * A required boolean. Missing is not the same as false.
 *
 * @param problem where the value is missing, or is not the accepted one
 * @param accepted the only value that passes; undefined accepts both
 */
export const requiredFlag = (problem: LocalizedMessage, accepted?: boolean) =>
  type('unknown').pipe((value, check): boolean | ReturnType<typeof check.error> => {
    if (value === null || value === undefined) return check.error(errorOptions(problem));
    const flag = flagOf(value);
    if (flag === undefined) return check.error(trueOrFalse);
    return accepted === undefined || flag === accepted ? flag : check.error(errorOptions(problem));
  });

/**
 * Text, or null where nothing was entered. One pipe step: if a field has several, arktype reports only errors
 * of the first step while other fields have errors too.
 *
 * @param problemOf returns the problem of an entered text, or undefined
 */
export const optionalText = (
  max: number,
  {
    lines = false,
    problemOf,
  }: { lines?: boolean; problemOf?: (text: string) => LocalizedMessage | undefined } = {},
) =>
  type('string | null').pipe((value, check): string | null | ReturnType<typeof check.error> => {
    const clean = cleanText(value ?? '', { max, lines });
    if ('problem' in clean) return check.error(errorOptions(clean.problem));
    if (clean.text === '') return null;
    const problem = problemOf?.(clean.text);
    return problem === undefined ? clean.text : check.error(errorOptions(problem));
  });

/** The ten digits of a phone number, in any spelling. */
export const phoneNumber = type('string').pipe((text, check) => {
  const read = readPhone(text);
  if ('digits' in read) return read.digits;
  const problem = read.fault === 'zeroFirst' ? 'phoneZero' : 'phone';
  return check.error(errorOptions(message(inputProblems, problem)));
});

/**
 * Fields about messages to the phone, of a booking and of a callback request: the answer to the question, and the
 * locale of the page. No answer is not a refusal, and nothing is sent.
 */
export const messageFields = {
  'messageChannel?': optionalOneOf(messageAnswers, message(inputProblems, 'messageChannel')),
  'language?': optionalOneOf(localeTags, message(inputProblems, 'language', { languages: localeTags })),
} as const;

/** Fields about how the hospital may call a person, of a booking and of a callback request. */
export const reachFields = {
  phone: phoneNumber,
  'bestTime?': optionalText(contactLimits.bestTime),
  'callAs?': optionalText(contactLimits.callAs),
} as const;

/** A day of the calendar, such as '2026-11-20'. */
export const calendarDay = (problem: LocalizedMessage) =>
  type('string').pipe((text, check) => dayOf(text) ?? check.error(errorOptions(problem)));

/**
 * An amount of rupees, as text or as a number of JSON.
 *
 * @param least in paise
 */
export const moneyField = (problem: LocalizedMessage, least = 1) =>
  type('string | number').pipe((value, check): Paise | ReturnType<typeof check.error> => {
    const amount = parseMoney(String(value));
    return amount !== undefined && amount >= least && amount <= mostMoney
      ? amount
      : check.error(errorOptions(problem));
  });
