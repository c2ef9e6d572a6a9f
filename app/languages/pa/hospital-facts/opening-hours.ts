import type { OpeningHours } from '#app/hospital-facts/fact-types.ts';
import { endOfDay, isAlwaysOpen } from '#app/hospital-facts/open-now.ts';
import { type Weekday, weekFromMonday } from '#app/time/calendar.ts';
import type * as english from '#messages/hospital-facts/opening-hours.ts';
import type { OpeningWords, Pieces } from '#messages/hospital-facts/opening-hours.ts';
import { punjabiHour, punjabiTime, punjabiWeekdayName } from '../time/dates.ts';

/** Times of the same weekdays, in the order in which the weekdays were entered. */
function byDays(hours: OpeningHours): readonly OpeningHours[] {
  const groups = new Map<string, OpeningHours[number][]>();
  for (const one of hours) {
    const key = one.days.join();
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((times) => times.toSorted((one, other) => one.from - other.from));
}

const wordsOf = ({ time, weekday, everyDay, dayAndNight, days: range, times, and }: Pieces): OpeningWords => {
  const daysText = (days: readonly Weekday[]) => {
    const [first, last] = [days[0] as Weekday, days.at(-1) as Weekday];
    if (days.length === weekFromMonday.length) return everyDay;
    return first === last ? weekday(first) : range(weekday(first), weekday(last));
  };
  return {
    time,
    hours: (hours) =>
      isAlwaysOpen(hours)
        ? dayAndNight
        : byDays(hours)
            .map((group) => {
              const texts = group.map(({ from, to }) =>
                from === 0 && to === endOfDay ? dayAndNight : times(time(from), time(to)),
              );
              return `${daysText(group[0]?.days ?? [])}, ${texts.join(and)}`;
            })
            .join('; '),
  };
};

export const openingWords: typeof english.openingWords = wordsOf({
  // Opening hours may begin at night, unlike slots of doctors. Hours before 4 am belong to the night.
  time: (minute) => (minute < 4 * 60 ? `ਰਾਤ ${punjabiHour(minute)}` : punjabiTime(minute)),
  weekday: punjabiWeekdayName,
  everyDay: 'ਹਰ ਰੋਜ਼',
  dayAndNight: 'ਦਿਨ-ਰਾਤ',
  days: (first, last) => `${first} ਤੋਂ ${last}`,
  times: (from, to) => `${from} ਤੋਂ ${to} ਤੱਕ`,
  and: ' ਅਤੇ ',
});
