/** Formats of opening hours, such as 'Monday to Saturday, 9 am to 6:30 pm'. */

import type { OpeningHours } from '#app/hospital-facts/fact-types.ts';
import { endOfDay, isAlwaysOpen } from '#app/hospital-facts/open-now.ts';
import { type Weekday, weekdayNames, weekFromMonday } from '#app/time/calendar.ts';

export interface OpeningWords {
  /** Formats a minute of the day, such as 1110 as '6:30 pm'. */
  readonly time: (minute: number) => string;
  readonly hours: (hours: OpeningHours) => string;
}

export interface Pieces {
  readonly time: OpeningWords['time'];
  readonly weekday: (weekday: Weekday) => string;
  readonly everyDay: string;
  readonly dayAndNight: string;
  readonly days: (first: string, last: string) => string;
  readonly times: (from: string, to: string) => string;
  readonly and: string;
}

/** Groups hours of the same weekdays, in the order of entry. */
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

function englishTime(minute: number): string {
  if (minute % endOfDay === 0) return 'midnight';
  if (minute === endOfDay / 2) return 'noon';
  const [hour, past] = [Math.floor(minute / 60), minute % 60];
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}

export const openingWords: OpeningWords = wordsOf({
  time: englishTime,
  weekday: (weekday) => weekdayNames[weekday],
  everyDay: 'every day',
  dayAndNight: 'day and night',
  days: (first, last) => `${first} to ${last}`,
  times: (from, to) => `${from} to ${to}`,
  and: ' and ',
});
