import { openingWordsOf } from '#app/hospital-facts/opening-words.ts';
import type * as english from '#messages/hospital-facts/opening-hours.ts';
import { punjabiHour, punjabiTime, punjabiWeekdayName } from '../time/dates.ts';

export const openingWords: typeof english.openingWords = openingWordsOf({
  // Opening hours may begin at night, unlike slots of doctors. Hours before 4 am belong to the night.
  time: (minute) => (minute < 4 * 60 ? `ਰਾਤ ${punjabiHour(minute)}` : punjabiTime(minute)),
  weekday: punjabiWeekdayName,
  everyDay: 'ਹਰ ਰੋਜ਼',
  dayAndNight: 'ਦਿਨ-ਰਾਤ',
  days: (first, last) => `${first} ਤੋਂ ${last}`,
  times: (from, to) => `${from} ਤੋਂ ${to} ਤੱਕ`,
  and: ' ਅਤੇ ',
});
