import { openingWordsOf } from '#app/hospital-facts/opening-words.ts';
import type * as english from '#messages/hospital-facts/opening-hours.ts';
import { hindiHour, hindiTime, hindiWeekdayName } from '../time/dates.ts';

export const openingWords: typeof english.openingWords = openingWordsOf({
  // Opening hours may begin at night, unlike slots of doctors. Hours before 4 am belong to the night.
  time: (minute) => (minute < 4 * 60 ? `रात ${hindiHour(minute)}` : hindiTime(minute)),
  weekday: hindiWeekdayName,
  everyDay: 'हर दिन',
  dayAndNight: 'दिन-रात',
  days: (first, last) => `${first} से ${last}`,
  times: (from, to) => `${from} से ${to} तक`,
  and: ' और ',
});
