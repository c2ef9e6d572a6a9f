import { expect, test } from 'vitest';
import { fromRupees } from '#app/money/money.ts';
import {
  bookingQuery,
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
  weekdayHours: {},
  feePaise: fromRupees(1500),
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
    isFiltered(
      filterOf(new URLSearchParams('for=cars&day=Someday&time=noon&video=yes&fee=1&language=xx&gender=')),
    ),
  ).toBe(false);
});

test('a filter survives the way through the address', () => {
  const filter = filterOf(
    new URLSearchParams('for=child&day=Sat&time=evening&video=1&fee=1500&language=pa&gender=woman'),
  );
  expect(filter).toEqual({
    need: 'child',
    day: 'Sat',
    time: 'evening',
    video: '1',
    fee: '1500',
    language: 'pa',
    gender: 'woman',
  });
  expect(filterOf(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
});

test.each<Partial<DirectoryFilter>>([
  { need: 'child' },
  { day: 'Sat' },
  { video: '1' },
  { fee: '1500' },
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
  [{ video: '1' }, { registrationNumber: null }],
  [{ video: '1' }, { videoSlots: [] }],
  [{ fee: '1000' }, {}],
  [{ time: 'evening' }, {}],
  [{ time: 'evening' }, { hospitalSlots: [990], availability: 'available' }],
  [{ time: 'evening' }, { hospitalSlots: [1020], availability: 'unavailable' }],
  [{ time: 'evening', video: '1' }, { hospitalSlots: [1020] }],
  [
    { time: 'evening', day: 'Sat' },
    { hospitalSlots: [1020], weekdayHours: { Sat: { from: 540, to: 780 } } },
  ],
  [{ language: 'ta' }, {}],
  [{ gender: 'man' }, {}],
  [{ gender: 'man' }, { gender: null }],
])('a doctor does not pass %o with %o', (filter, changes) => {
  expect(passes(filter, changes)).toBe(false);
});

test('an evening begins at 17:00, at the hospital or by video, on the chosen weekday', () => {
  const [fiveSharp, evening] = [1020, { time: 'evening' } as const];
  expect(passes(evening, { hospitalSlots: [fiveSharp] })).toBe(true);
  expect(passes({ ...evening, video: '1' }, { videoSlots: [fiveSharp] })).toBe(true);
  const onSaturday = { weekdayHours: { Sat: { from: 900, to: 1080 } } };
  expect(passes({ ...evening, day: 'Sat' }, onSaturday)).toBe(true);
  expect(passes({ ...evening, day: 'Mon' }, onSaturday)).toBe(false);
});

test('the booking starts with all filters, and with the kind of visit', () => {
  const all = filterOf(new URLSearchParams('day=Sat&time=evening&video=1&fee=1500&gender=woman'));
  expect(bookingQuery(all)).toBe('?visit=video&day=Sat&time=evening&video=1&fee=1500&gender=woman');
  expect(bookingQuery({ ...all, time: null })).toBe('?visit=video&day=Sat&fee=1500&gender=woman');
  expect(bookingQuery(noFilter)).toBe('');
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
