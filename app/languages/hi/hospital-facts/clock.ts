import { byPartOfDay } from '#app/time/slots.ts';
import type * as english from '#messages/hospital-facts/clock.ts';
import {
  hindiDayOfMonth,
  hindiHour,
  hindiLongDate,
  hindiPartsOfDay,
  hindiTime,
  hindiWeekday,
  hindiWeekdayDate,
  hindiWeekdayName,
} from '../time/dates.ts';

export const clockWords: typeof english.clockWords = {
  time: hindiTime,
  exactTime: hindiTime,
  timeInPart: hindiHour,
  longDate: hindiLongDate,
  weekdayDate: hindiWeekdayDate,
  shortDate: hindiWeekdayDate,
  dayOfMonth: hindiDayOfMonth,
  weekday: hindiWeekday,
  weekdayName: hindiWeekdayName,
  byPart: (all, minuteOf) => byPartOfDay(all, minuteOf, hindiPartsOfDay),
};
