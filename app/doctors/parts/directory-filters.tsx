import { formatMoney, fromRupees } from '#app/money/money.ts';
import { eveningStart } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { directoryWords } from '#messages/doctors/directory.ts';
import { languageNames } from '#messages/doctors/languages.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import {
  type DirectoryFilter,
  type FilterName,
  type FilterValue,
  filterNames,
  filters,
  isFiltered,
} from '../directory/directory-filter.ts';
import { directoryPath } from '../doctor.view.ts';
import * as css from './directory-filters.css.ts';

interface DirectoryFiltersProps {
  readonly filter: DirectoryFilter;
  /** The `q` of the address, which stays when the filters are cleared. */
  readonly search: string;
}

/**
 * Filters of the directory: native lists, and one press for all of them. They are folded where the window is narrow, and what is chosen stands in the line that opens them.
 */
export function DirectoryFilters({ filter, search }: DirectoryFiltersProps) {
  const words = useWords(directoryWords).filters;
  const { pathTo } = usePageLocale();
  const languages = useWords(languageNames);
  const clock = useWords(clockWords);
  const labelOf: { readonly [Name in FilterName]: (value: FilterValue<Name>) => string } = {
    need: (need) => words.needs[need],
    day: clock.weekdayName,
    time: () => words.evening(clock.time(eveningStart)),
    video: () => words.byVideo,
    fee: (fee) => words.feeUpTo(formatMoney(fromRupees(Number(fee)))),
    language: (language) => languages[language],
    gender: (gender) => words.genders[gender],
  };
  const lists = filterNames.map((name) => ({
    name,
    options: filters[name].values.map((value) => ({
      value,
      label: (labelOf[name] as (value: string) => string)(value),
    })),
  }));
  const chosen = lists.flatMap(({ name, options }) =>
    options.flatMap(({ value, label }) => (value === filter[name] ? [label] : [])),
  );
  return (
    <details className={css.filters}>
      <summary className={css.summary}>
        <span>
          {words.title}
          {chosen.length > 0 && <span className={css.chosen}>{`: ${chosen.join(' · ')}`}</span>}
        </span>
      </summary>
      <form method="get" action={pathTo(directoryPath({}))} className={css.lists}>
        {search !== '' && <input type="hidden" name="q" value={search} />}
        {lists.map(({ name, options }) => (
          <label key={name} className={css.list}>
            {words.labels[name]}
            <select name={filters[name].field} defaultValue={filter[name] ?? ''} className={css.select}>
              <option value="">{words.any}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" variant="secondary">
          {words.apply}
        </Button>
      </form>
      {isFiltered(filter) && (
        <p className={css.clear}>
          <TextLink href={pathTo(directoryPath({ search }))}>{words.clear}</TextLink>
        </p>
      )}
    </details>
  );
}
