import { byPartOfDay } from '#app/time/slots.ts';
import type * as english from '#messages/hospital-facts/clock.ts';
import {
  punjabiDayOfMonth,
  punjabiHour,
  punjabiLongDate,
  punjabiPartsOfDay,
  punjabiTime,
  punjabiWeekday,
  punjabiWeekdayDate,
  punjabiWeekdayName,
} from '../time/dates.ts';

export const clockWords: typeof english.clockWords = {
  time: punjabiTime,
  exactTime: punjabiTime,
  timeInPart: punjabiHour,
  longDate: punjabiLongDate,
  weekdayDate: punjabiWeekdayDate,
  shortDate: punjabiWeekdayDate,
  dayOfMonth: punjabiDayOfMonth,
  weekday: punjabiWeekday,
  weekdayName: punjabiWeekdayName,
  byPart: (all, minuteOf) => byPartOfDay(all, minuteOf, punjabiPartsOfDay),
};
