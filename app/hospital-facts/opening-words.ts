/** The form of opening hours, which is the same in each locale: the words come from its messages. */

import { type Weekday, weekFromMonday } from '#app/time/calendar.ts';
import type { OpeningHours } from './fact-types.ts';
import { endOfDay, isAlwaysOpen } from './open-now.ts';

export interface OpeningWords {
  /** Formats a minute of the day, such as 1110 as '6:30 pm'. */
  readonly time: (minute: number) => string;
  readonly hours: (hours: OpeningHours) => string;
}

/** Words of a locale from which opening hours are put together. */
interface Pieces {
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

/** Returns the formats of opening hours, such as 'Monday to Saturday, 9 am to 6:30 pm', in the words of a locale. */
export const openingWordsOf = ({
  time,
  weekday,
  everyDay,
  dayAndNight,
  days: range,
  times,
  and,
}: Pieces): OpeningWords => {
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
