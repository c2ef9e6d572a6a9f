/** Formats of opening hours, such as 'Monday to Saturday, 9 am to 6:30 pm'. */

import { endOfDay } from '#app/hospital-facts/open-now.ts';
import { type OpeningWords, openingWordsOf } from '#app/hospital-facts/opening-words.ts';
import { weekdayNames } from '#app/time/calendar.ts';

function englishTime(minute: number): string {
  if (minute % endOfDay === 0) return 'midnight';
  if (minute === endOfDay / 2) return 'noon';
  const [hour, past] = [Math.floor(minute / 60), minute % 60];
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}

export const openingWords: OpeningWords = openingWordsOf({
  time: englishTime,
  weekday: (weekday) => weekdayNames[weekday],
  everyDay: 'every day',
  dayAndNight: 'day and night',
  days: (first, last) => `${first} to ${last}`,
  times: (from, to) => `${from} to ${to}`,
  and: ' and ',
});
