import { expect, test } from 'vitest';
import {
  type DirectoryFilter,
  filterOf,
  filterQuery,
  isFiltered,
  needsMet,
  noFilter,
  passesFilter,
} from './directory-filter.ts';
import { matchesDirectorySearch } from './searchable-text.ts';

const doctor = {
  name: 'Dr. Kavita Rao',
  hospital: 'A hospital',
  specialization: 'Child guidance',
  texts: {},
  workingDays: ['Mon', 'Sat'],
  hospitalSlots: [540],
  videoSlots: [600],
  languages: ['hi', 'pa'],
  gender: 'woman',
  registrationCouncil: 'A council',
  registrationNumber: '1',
  availability: 'available',
} as const;

const passes = (filter: Partial<DirectoryFilter>, changes: object = {}) =>
  passesFilter({ ...doctor, ...changes }, { ...noFilter, ...filter });

test('an address without filters, or with unknown values, filters nobody', () => {
  expect(
    isFiltered(filterOf(new URLSearchParams('for=cars&day=Someday&video=yes&language=xx&gender='))),
  ).toBe(false);
});

test('a filter survives the way through the address', () => {
  const filter = filterOf(new URLSearchParams('for=child&day=Sat&video=1&language=pa&gender=woman'));
  expect(filter).toEqual({ need: 'child', day: 'Sat', video: true, language: 'pa', gender: 'woman' });
  expect(filterOf(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
});

test.each<Partial<DirectoryFilter>>([
  { need: 'child' },
  { day: 'Sat' },
  { video: true },
  { language: 'pa' },
  { gender: 'woman' },
])('a doctor who fits %o passes', (filter) => {
  expect(passes(filter)).toBe(true);
});

test.each<[Partial<DirectoryFilter>, object]>([
  [{ need: 'sleep' }, {}],
  [{ day: 'Sun' }, {}],
  [{ day: 'Sat' }, { availability: 'unavailable' }],
  [{ day: 'Sat' }, { hospitalSlots: [], videoSlots: [] }],
  [{ video: true }, { registrationNumber: null }],
  [{ video: true }, { videoSlots: [] }],
  [{ language: 'ta' }, {}],
  [{ gender: 'man' }, {}],
  [{ gender: 'man' }, { gender: null }],
])('a doctor does not pass %o with %o', (filter, changes) => {
  expect(passes(filter, changes)).toBe(false);
});

test('a neurologist without a narrower field counts for headaches and for epilepsy', () => {
  expect(needsMet({ specialization: 'Neurologist' })).toEqual(['headache', 'epilepsy']);
  expect(needsMet({ specialization: 'Neurology: headache' })).toEqual(['headache']);
  expect(needsMet({ specialization: 'Neurology: epilepsy' })).toEqual(['epilepsy']);
});

test.each(['kavita', 'guidance', 'कविता', 'ਕਵਿਤਾ', 'बच्चे', 'ਬੱਚੇ'])(
  'the search finds a doctor by %s',
  (typed) => {
    expect(matchesDirectorySearch(doctor, typed)).toBe(true);
  },
);

test.each(['नींद', 'सुनीता', 'ਨੀਂਦ'])('the search does not find a doctor by %s', (typed) => {
  expect(matchesDirectorySearch(doctor, typed)).toBe(false);
});
