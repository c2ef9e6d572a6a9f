import { folded } from '../spelling/folded-spelling.ts';
import { weekdayWords } from '../words/spoken-languages.ts';
import type { SearchQuery } from './search-query.ts';

/** Names of the weekdays in one language and its spellings, separated by spaces. The keys are those of the calendar. */
export type WeekdayWords = Readonly<Record<'Sun' | 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat', string>>;

const weekdays: ReadonlyMap<string, keyof WeekdayWords> = new Map(
  Object.values<WeekdayWords>(weekdayWords).flatMap((language) =>
    Object.entries(language).flatMap(([day, names]) =>
      names.split(' ').map((name) => [folded(name), day as keyof WeekdayWords] as const),
    ),
  ),
);

/** Returns the first weekday that a question names, in any language; undefined if it names none. */
export function askedWeekday({ words }: SearchQuery): keyof WeekdayWords | undefined {
  for (const word of words) {
    const day = weekdays.get(folded(word));
    if (day) return day;
  }
  return undefined;
}
