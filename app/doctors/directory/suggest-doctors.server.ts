import MiniSearch from 'minisearch';
import type { Doctor } from '../doctor.values.ts';

const mostSuggestions = 3;

/** Minimum length of an indexed word. Shorter ones, such as 'dr', 'ms' and initials, are in many names. */
const shortestWord = 3;

/**
 * Suggests doctors whose names are similar to an unknown address, best match first.
 *
 * @param requested last part of the requested address, which may be any text
 */
export function suggestDoctors<Named extends Pick<Doctor, 'id' | 'name'>>(
  doctors: readonly Named[],
  requested: string,
): readonly Named[] {
  const names = new MiniSearch({
    fields: ['name'],
    processTerm: (term) => (term.length >= shortestWord ? term.toLowerCase() : null),
    searchOptions: { fuzzy: 0.25, prefix: true, combineWith: 'OR' },
  });
  names.addAll(doctors.map(({ id, name }) => ({ id, name })));
  return names
    .search(requested.slice(0, 80).replaceAll('-', ' '))
    .slice(0, mostSuggestions)
    .flatMap((result) => doctors.find(({ id }) => id === result.id) ?? []);
}
