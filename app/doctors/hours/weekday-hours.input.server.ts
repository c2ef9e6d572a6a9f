import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { errorOptions, type } from '#app/platform/input/input.server.ts';
import { clockTime, minuteOfClock, type Weekday, weekdayNames } from '#app/time/calendar.ts';
import { slotMinutes, slots } from '#app/time/slots.ts';
import type { WeekdayHours } from '../doctor.values.ts';
import { workingWeek } from './doctor-hours.ts';
import { weekdayHoursField } from './weekday-hours.ts';

/** Hours as sent, on a 24-hour clock: in the API as JSON, in the spreadsheet as a text, in the form by fields. */
export type SentWeekdayHours = Readonly<
  Partial<Record<Weekday, { readonly from: string; readonly to: string }>>
>;

const [firstMinute = 0] = slots;
const earliest = clockTime(firstMinute);
const latest = clockTime((slots.at(-1) ?? firstMinute) + slotMinutes);

export const weekdayHoursMessages = {
  shape:
    'Enter different hours as “Wed 14:00 to 18:00; Sat 09:00 to 13:00” in a spreadsheet, or as {"Sat": {"from": "09:00", "to": "13:00"}} in the API.',
  hours: (weekday: Weekday) =>
    `${weekdayNames[weekday]}: enter both times, in half hours from ${earliest} to ${latest}, the second after the first. For the usual hours, leave both empty.`,
  notWorking: (weekday: Weekday) =>
    `${weekdayNames[weekday]} is not a working day: choose it above, or leave its hours empty.`,
} as const;

/** Parses the hours of a day. Returns undefined unless both are half hours of the day, in this order. */
function dayHoursOf(sent: SentWeekdayHours[Weekday]): WeekdayHours[Weekday] {
  const [from, to] = [sent?.from, sent?.to].map((time) => minuteOfClock(time ?? ''));
  if (from === undefined || to === undefined || from >= to) return undefined;
  return slots.includes(from) && slots.includes(to - slotMinutes) ? { from, to } : undefined;
}

/**
 * Returns the message of the first weekday whose hours are wrong, or undefined.
 *
 * @param workingDays undefined if they are not known, because a client left them unchanged
 */
export function weekdayHoursMessage(
  sent: SentWeekdayHours,
  workingDays: readonly string[] | undefined,
): string | undefined {
  for (const weekday of workingWeek.filter((one) => sent[one] !== undefined)) {
    if (!dayHoursOf(sent[weekday])) return weekdayHoursMessages.hours(weekday);
    if (workingDays && !workingDays.includes(weekday)) return weekdayHoursMessages.notWorking(weekday);
  }
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const weekdayOf = (text: string) => workingWeek.find((one) => one.toLowerCase() === text.toLowerCase());

/** Returns hours by weekday, or undefined if their shape is wrong. {@link weekdayHoursMessage} checks the times. */
export function sentHoursOf(sent: unknown): SentWeekdayHours | undefined {
  if (!isRecord(sent)) return undefined;
  const days = Object.entries(sent).flatMap(([text, hours]) => {
    const weekday = weekdayOf(text);
    const { from, to } = isRecord(hours) ? hours : {};
    return weekday && typeof from === 'string' && typeof to === 'string'
      ? [[weekday, { from: from.trim(), to: to.trim() }] as const]
      : [];
  });
  return days.length < Object.keys(sent).length ? undefined : Object.fromEntries(days);
}

/** Schema of hours of weekdays. */
export const weekdayHours = type('unknown').pipe(
  (sent, check): WeekdayHours | ReturnType<typeof check.error> => {
    const hours = sentHoursOf(sent);
    const wrong = hours ? weekdayHoursMessage(hours, undefined) : weekdayHoursMessages.shape;
    if (!hours || wrong !== undefined) return check.error(errorOptions(staffMessage(wrong ?? '')));
    return Object.fromEntries(
      workingWeek.flatMap((weekday) => {
        const parsed = dayHoursOf(hours[weekday]);
        return parsed ? [[weekday, parsed]] : [];
      }),
    );
  },
);

/** Converts texts of the form's fields. Weekdays with two empty fields are left out. */
const hoursOfTexts = (texts: readonly string[]): SentWeekdayHours =>
  Object.fromEntries(
    workingWeek.flatMap((weekday, index) => {
      const [from = '', to = ''] = texts.slice(2 * index);
      return from === '' && to === '' ? [] : [[weekday, { from, to }]];
    }),
  );

/** Converts sent hours to texts of the form's fields, so that a refused form shows them again. */
export const textsOfHours = (sent: unknown): readonly string[] => {
  const hours = sentHoursOf(sent) ?? {};
  return workingWeek.flatMap((weekday) => [hours[weekday]?.from ?? '', hours[weekday]?.to ?? '']);
};

/**
 * Reads hours of weekdays from a JSON object or from the fields of the form.
 *
 * @returns undefined if the request has none of these fields
 */
export function submittedWeekdayHours(fields: FormData): unknown {
  const [json, ...others] = fields.getAll(weekdayHoursField).map((text) => String(text).trim());
  if (json === undefined) return undefined;
  if (others.length > 0) return hoursOfTexts([json, ...others]);
  try {
    return JSON.parse(json === '' ? '{}' : json);
  } catch {
    return json;
  }
}

/** Parses a cell of the spreadsheet, such as 'Wed 14:00 to 18:00; Sat 9:00 to 13:00'. Returns undefined for another text. */
export function hoursOfCell(text: string): SentWeekdayHours | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const days = parts.flatMap((part) => {
    const [, name = '', ...times] =
      /^(\w+) +(\d\d?:\d\d) +to +(\d\d?:\d\d)$/i.exec(withPlainDigits(part)) ?? [];
    const weekday = weekdayOf(name);
    const [from = '', to = ''] = times.map((time) => time.padStart(5, '0'));
    return weekday ? [[weekday, { from, to }] as const] : [];
  });
  return days.length < parts.length ? undefined : Object.fromEntries(days);
}
