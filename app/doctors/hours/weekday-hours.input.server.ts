import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { errorOptions, type } from '#app/platform/input/input.server.ts';
import { clockTime, minuteOfClock, type Weekday, weekdayNames } from '#app/time/calendar.ts';
import { slotMinutes, slots } from '#app/time/slots.ts';
import { workingDaysOf, workingWeek } from './doctor-hours.ts';
import {
  type TypedWeekdayHours,
  type WeekdayHours,
  weekdayHoursField,
  weekdayHoursRows,
  weekdayHoursText,
} from './weekday-hours.ts';

const [firstMinute = 0] = slots;
const earliestHour = clockTime(firstMinute);
const latestHour = clockTime((slots.at(-1) ?? firstMinute) + slotMinutes);

export const weekdayHoursMessages = {
  shape:
    'Enter different hours as “Wed 14:00 to 18:00; Sat 09:00 to 13:00” in a spreadsheet, or as {"Sat": {"from": "09:00", "to": "13:00"}} in the API.',
  hours: (weekday: Weekday) =>
    `${weekdayNames[weekday]}: enter both times, in half hours from ${earliestHour} to ${latestHour}, the second after the first. For the usual hours, leave both empty.`,
  notWorking: (weekday: Weekday) =>
    `${weekdayNames[weekday]} is not a working day: choose it above, or leave its hours empty.`,
} as const;

/** Parses the hours of a day. Returns undefined unless both are half hours of the day, in this order. */
function dayHoursOf(typed: TypedWeekdayHours[Weekday]): WeekdayHours[Weekday] {
  const [from, to] = [typed?.from, typed?.to].map((time) => minuteOfClock(time ?? ''));
  if (from === undefined || to === undefined || from >= to) return undefined;
  return slots.includes(from) && slots.includes(to - slotMinutes) ? { from, to } : undefined;
}

/** Parses typed hours. Weekdays whose hours are wrong are left out; {@link weekdayHoursError} finds them. */
export const weekdayHoursOf = (typed: TypedWeekdayHours): WeekdayHours =>
  Object.fromEntries(
    workingWeek.flatMap((weekday) => {
      const hours = dayHoursOf(typed[weekday]);
      return hours ? [[weekday, hours]] : [];
    }),
  );

/**
 * Returns the first weekday whose hours are wrong, with the message, or undefined.
 *
 * @param workingDays undefined if they are not known, because a client left them unchanged
 */
export function weekdayHoursError(
  typed: TypedWeekdayHours,
  workingDays: readonly string[] | undefined,
): { readonly weekday: Weekday; readonly message: string } | undefined {
  for (const weekday of workingWeek.filter((one) => typed[one] !== undefined)) {
    if (!dayHoursOf(typed[weekday])) return { weekday, message: weekdayHoursMessages.hours(weekday) };
    if (workingDays && !workingDays.includes(weekday))
      return { weekday, message: weekdayHoursMessages.notWorking(weekday) };
  }
  return undefined;
}

/** Parses a text of {@link weekdayHoursText}, as the spreadsheet has it. Returns undefined for another text. */
export function typedFromText(text: string): TypedWeekdayHours | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const days = parts.map((part) => /^(\w+) +(\d\d?:\d\d) +to +(\d\d?:\d\d)$/i.exec(part));
  const entries = days.flatMap((found) => {
    const weekday = workingWeek.find((one) => one.toLowerCase() === found?.[1]?.toLowerCase());
    const [from = '', to = ''] = (found?.slice(2) ?? []).map((time) => time.padStart(5, '0'));
    return weekday ? [[weekday, { from, to }] as const] : [];
  });
  return entries.length < parts.length ? undefined : Object.fromEntries(entries);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns hours as typed, or undefined if their shape is wrong. `weekdayHoursError` checks the times. */
export function typedHoursOf(sent: unknown): TypedWeekdayHours | undefined {
  if (!isRecord(sent)) return undefined;
  const days = Object.entries(sent).map(([weekday, hours]) => {
    const { from, to } = isRecord(hours) ? hours : {};
    const isTyped = workingDaysOf([weekday]) && typeof from === 'string' && typeof to === 'string';
    return isTyped ? [weekday, { from: from.trim(), to: to.trim() }] : [];
  });
  return days.every((day) => day.length > 0) ? Object.fromEntries(days) : undefined;
}

/** Schema of hours of weekdays. */
export const weekdayHours = type('unknown').pipe(
  (sent, check): WeekdayHours | ReturnType<typeof check.error> => {
    const typed = typedHoursOf(sent);
    if (!typed) return check.error(errorOptions(staffMessage(weekdayHoursMessages.shape)));
    const wrong = weekdayHoursError(typed, undefined);
    return wrong ? check.error(errorOptions(staffMessage(wrong.message))) : weekdayHoursOf(typed);
  },
);

/**
 * Reads hours of weekdays from a JSON object or from the fields of the form.
 *
 * @returns undefined if the request has none of these fields
 */
export function submittedWeekdayHours(fields: FormData): unknown {
  const texts = fields.getAll(weekdayHoursField);
  const [json] = texts;
  if (texts.length !== 1 || typeof json !== 'string')
    return texts.length === 0 ? undefined : weekdayHoursRows(fields);
  try {
    return JSON.parse(json === '' ? '{}' : json);
  } catch {
    return json;
  }
}
