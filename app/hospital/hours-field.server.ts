/** Field type for opening hours. */

import type { OpeningHours, OpeningTimes } from '#app/hospital-facts/fact-types.ts';
import { endOfDay } from '#app/hospital-facts/open-now.ts';
import { clockTime, type Weekday, weekdayNames, weekdays, weekFromMonday } from '#app/time/calendar.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import { linesField } from './fact-fields.server.ts';
import { type HourRow, hourLine, hourRows } from './hour-rows.ts';

/** Rows at most: two time ranges on each of seven weekdays. */
const mostRows = 14;

const isWeekday = (text: string): text is Weekday => (weekdays as readonly string[]).includes(text);

/** Weekdays from `first` to `last`, across Sunday if `last` is earlier in the week. */
function daysBetween(first: Weekday, last: Weekday): readonly Weekday[] {
  const from = weekFromMonday.indexOf(first);
  const count = (weekFromMonday.indexOf(last) - from + 7) % 7;
  return Array.from({ length: count + 1 }, (_, index) => weekFromMonday[(from + index) % 7] as Weekday);
}

function minuteOf(text: string): number | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** Opening times of a row, or an error message. */
function timesOf({ first, last, from, to }: HourRow): OpeningTimes | { readonly problem: string } {
  if (!isWeekday(first)) return { problem: 'choose the first day.' };
  if (last !== '' && !isWeekday(last)) return { problem: 'choose the last day from the list.' };
  const [opens, closes] = [minuteOf(from), minuteOf(to)];
  if (opens === undefined) return { problem: 'enter a time for “From”, such as 09:00.' };
  if (closes === undefined) return { problem: 'enter a time for “To”, such as 18:30.' };
  const end = closes === 0 ? endOfDay : closes;
  if (end <= opens)
    return {
      problem:
        '“To” must be later than “From”. For a night, use two rows: one to 00:00, and one from 00:00 on the next day.',
    };
  return { days: daysBetween(first, last || first), from: opens, to: end };
}

const rowOf = ({ days, from, to }: OpeningTimes): HourRow => ({
  first: days[0] ?? '',
  last: days.at(-1) ?? '',
  from: clockTime(from),
  to: clockTime(to),
});

/** The first weekday on which two time ranges overlap. */
const sharedDay = (one: OpeningTimes, other: OpeningTimes): Weekday | undefined =>
  one.from < other.to && other.from < one.to ? one.days.find((day) => other.days.includes(day)) : undefined;

function checkHours(text: string): CheckedText {
  const rows = hourRows(text);
  if (rows.length > mostRows) return { problem: `Enter at most ${mostRows} rows.` };
  const hours: OpeningTimes[] = [];
  for (const [index, row] of rows.entries()) {
    const times = timesOf(row);
    if ('problem' in times) return { problem: `Row ${index + 1}: ${times.problem}` };
    for (const [before, other] of hours.entries()) {
      const day = sharedDay(times, other);
      if (day)
        return {
          problem: `Rows ${before + 1} and ${index + 1} overlap on ${weekdayNames[day]}: change one.`,
        };
    }
    hours.push(times);
  }
  return { text: hoursText(hours) };
}

/** Converts opening hours to the stored text. */
export const hoursText = (hours: OpeningHours): string => hours.map(rowOf).map(hourLine).join('\n');

/** Parses validated text. Lines without valid hours are left out. */
export const hoursOf = (text: string): OpeningHours =>
  hourRows(text).flatMap((row) => {
    const times = timesOf(row);
    return 'problem' in times ? [] : [times];
  });

/** A field with rows of weekdays and times. */
export const hoursField = <const Name extends string>(field: {
  readonly name: Name;
  readonly label: string;
  readonly hint: string;
}) => ({
  ...linesField({ ...field, max: 400 }),
  kind: 'hours' as const,
  check: checkHours,
  shown: (text: string) => openingWords.hours(hoursOf(text)),
});
