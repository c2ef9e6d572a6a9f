import { weekFromMonday } from '#app/time/calendar.ts';
import { Button } from '#app/ui/button/button.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { directoryWords } from '#messages/doctors/directory.ts';
import { languageNames } from '#messages/doctors/languages.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { type DirectoryFilter, filterFields, isFiltered, needIds } from '../directory/directory-filter.ts';
import { consultingLanguages, genders } from '../doctor.values.ts';
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
  const { weekdayName } = useWords(clockWords);
  const { pathTo } = usePageLocale();
  const languages = useWords(languageNames);
  const lists = [
    {
      name: 'need' as const,
      options: needIds.map((need) => ({ value: need as string, label: words.needs[need] })),
    },
    { name: 'day' as const, options: weekFromMonday.map((day) => ({ value: day, label: weekdayName(day) })) },
    { name: 'video' as const, options: [{ value: '1', label: words.byVideo }] },
    {
      name: 'language' as const,
      options: consultingLanguages.map((language) => ({
        value: language,
        label: languages[language],
      })),
    },
    {
      name: 'gender' as const,
      options: genders.map((gender) => ({ value: gender, label: words.genders[gender] })),
    },
  ];
  const selectedIn = (name: keyof DirectoryFilter) => {
    const value = filter[name];
    return value === true ? '1' : value || '';
  };
  const chosen = lists.flatMap(({ name, options }) =>
    options.flatMap(({ value, label }) => (value === selectedIn(name) ? [label] : [])),
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
            <select name={filterFields[name]} defaultValue={selectedIn(name)} className={css.select}>
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
