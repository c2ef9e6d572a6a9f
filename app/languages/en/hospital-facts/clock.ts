/** Days and times in the words of each language. What addresses and forms carry stays the slot's label. */
import { type Weekday, weekdayNames, weekdayOf } from '#app/time/calendar.ts';
import { dayOfMonth, longDate, shortDate, weekdayDate } from '#app/time/long-date.ts';
import { byPartOfDay, slotLabel } from '#app/time/slots.ts';

export interface Clock {
  /** A time of the day, from its minutes. */
  readonly time: (minute: number) => string;
  /** The same under a heading that has the part of the day. */
  readonly timeInPart: (minute: number) => string;
  readonly longDate: (day: string) => string;
  readonly weekdayDate: (day: string) => string;
  /** Where there is little room. */
  readonly shortDate: (day: string) => string;
  readonly dayOfMonth: (day: string) => string;
  /** Of a day, short. */
  readonly weekday: (day: string) => string;
  readonly weekdayName: (weekday: Weekday) => string;
  /** As {@link byPartOfDay}: with the parts that the language has. */
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
