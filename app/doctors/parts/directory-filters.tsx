import { Button } from '#app/ui/button/button.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { directoryWords } from '#messages/doctors/directory.ts';
import { languageNames } from '#messages/doctors/languages.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { type DirectoryFilter, filterNames, filters, isFiltered } from '../directory/directory-filter.ts';
import { filterOptions } from '../directory/filter-options.ts';
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
  const optionsOf = filterOptions(words, useWords(languageNames), useWords(clockWords));
  const lists = filterNames.map((name) => ({ name, options: optionsOf(name) }));
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
