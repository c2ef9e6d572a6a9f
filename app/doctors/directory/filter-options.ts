import { formatMoney, fromRupees } from '#app/money/money.ts';
import { eveningStart } from '#app/time/slots.ts';
import type { directoryWords } from '#messages/doctors/directory.ts';
import type { languageNames } from '#messages/doctors/languages.ts';
import type { Clock } from '#messages/hospital-facts/clock.ts';
import { type FilterName, type FilterValue, filters } from './directory-filter.ts';

/** Returns a function that lists the options of a filter, with their labels in the locale of the messages. */
export function filterOptions(
  words: typeof directoryWords.filters,
  languages: typeof languageNames,
  clock: Clock,
) {
  const labelOf: { readonly [Name in FilterName]: (value: FilterValue<Name>) => string } = {
    need: (need) => words.needs[need],
    day: clock.weekdayName,
    time: () => words.evening(clock.time(eveningStart)),
    video: () => words.byVideo,
    fee: (fee) => words.feeUpTo(formatMoney(fromRupees(Number(fee)))),
    language: (language) => languages[language],
    gender: (gender) => words.genders[gender],
  };
  return (name: FilterName) =>
    filters[name].values.map((value) => ({
      value,
      label: (labelOf[name] as (value: string) => string)(value),
    }));
}
