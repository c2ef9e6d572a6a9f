/** Days and times in the words of each locale. Addresses and forms carry the slot's label in every locale. */
import { clockTime, type Weekday, weekdayNames, weekdayOf } from '#app/time/calendar.ts';
import { dayOfMonth, longDate, shortDate, weekdayDate } from '#app/time/long-date.ts';
import { byPartOfDay, slotLabel } from '#app/time/slots.ts';

export interface Clock {
  /** Time of a slot, from its minute of the day. */
  readonly time: (minute: number) => string;
  /** Time of an event, such as '10:41'. */
  readonly exactTime: (minute: number) => string;
  /** Time of a slot under a heading that has the part of the day. */
  readonly timeInPart: (minute: number) => string;
  readonly longDate: (day: string) => string;
  readonly weekdayDate: (day: string) => string;
  /** Short date, for little space. */
  readonly shortDate: (day: string) => string;
  readonly dayOfMonth: (day: string) => string;
  /** Short weekday of a day. */
  readonly weekday: (day: string) => string;
  readonly weekdayName: (weekday: Weekday) => string;
  /** Groups by the parts of the day that the language has, like {@link byPartOfDay}. */
  readonly byPart: <Timed>(
    all: readonly Timed[],
    minuteOf: (one: Timed) => number,
  ) => readonly { readonly name: string; readonly within: readonly Timed[] }[];
}

export const clockWords: Clock = {
  time: slotLabel,
  exactTime: clockTime,
  timeInPart: slotLabel,
  longDate,
  weekdayDate,
  shortDate,
  dayOfMonth,
  weekday: weekdayOf,
  weekdayName: (weekday) => weekdayNames[weekday],
  byPart: byPartOfDay,
};
