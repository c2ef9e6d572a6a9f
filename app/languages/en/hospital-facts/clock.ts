/** Formats of days and times. Addresses and forms contain the label of the slot, which is not translated. */
import { type Weekday, weekdayNames, weekdayOf } from '#app/time/calendar.ts';
import { dayOfMonth, longDate, shortDate, weekdayDate } from '#app/time/long-date.ts';
import { byPartOfDay, slotLabel } from '#app/time/slots.ts';

export interface Clock {
  /** Formats a time of day, in minutes since midnight. */
  readonly time: (minute: number) => string;
  /** Formats a time below a heading that names the part of the day. */
  readonly timeInPart: (minute: number) => string;
  readonly longDate: (day: string) => string;
  readonly weekdayDate: (day: string) => string;
  /** Date for narrow places. */
  readonly shortDate: (day: string) => string;
  readonly dayOfMonth: (day: string) => string;
  /** Short name of the weekday of a day. */
  readonly weekday: (day: string) => string;
  readonly weekdayName: (weekday: Weekday) => string;
  /** Groups times as {@link byPartOfDay} does, with the parts of the day that the language has. */
  readonly byPart: <Timed>(
    all: readonly Timed[],
    minuteOf: (one: Timed) => number,
  ) => readonly { readonly name: string; readonly within: readonly Timed[] }[];
}

export const clockWords: Clock = {
  time: slotLabel,
  timeInPart: slotLabel,
  longDate,
  weekdayDate,
  shortDate,
  dayOfMonth,
  weekday: weekdayOf,
  weekdayName: (weekday) => weekdayNames[weekday],
  byPart: byPartOfDay,
};
