import MiniSearch from 'minisearch';
import type { Doctor } from '../doctor.values.ts';

const mostSuggestions = 3;

/** 'dr', 'ms' and initials are in many names. */
const shortestWord = 3;

/**
 * Doctors whose names are near to an address that leads to nobody, the nearest first.
 *
 * @param asked the last part of the address, which may be anything
 */
export function suggestDoctors<Named extends Pick<Doctor, 'id' | 'name'>>(
  doctors: readonly Named[],
  asked: string,
): readonly Named[] {
  const names = new MiniSearch({
    fields: ['name'],
    processTerm: (term) => (term.length >= shortestWord ? term.toLowerCase() : null),
    searchOptions: { fuzzy: 0.25, prefix: true, combineWith: 'OR' },
  });
  names.addAll(doctors.map(({ id, name }) => ({ id, name })));
  return names
    .search(asked.slice(0, 80).replaceAll('-', ' '))
    .slice(0, mostSuggestions)
    .flatMap((result) => doctors.find(({ id }) => id === result.id) ?? []);
}
