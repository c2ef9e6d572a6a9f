import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRupees } from '#app/money/money.ts';
import { commandFor } from '#tests/support/command.ts';
import { doctorInput } from '#tests/support/doctor-input.ts';
import { addManyDoctors } from '#tests/support/many-doctors.ts';
import { queryCostOf } from '#tests/support/query-cost.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { createDoctor } from '../doctor.commands.server.ts';
import { deleteDoctor } from './doctor-bin.server.ts';
import { findListPageOf, readStaffList } from './staff-list.queries.server.ts';
import {
  defaultStaffListQuery,
  readStaffListQuery,
  type StaffListQuery,
  staffFilters,
  staffListAddress,
  staffSorts,
} from './staff-list.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await addManyDoctors(store.binding, 500);
  const command = commandFor(store);
  await createDoctor(
    command,
    doctorInput({ name: 'dr. aaa hidden', isActive: false, hospitalSlots: [] }),
    null,
  );
  await createDoctor(
    command,
    doctorInput({ name: 'Dr. Zoë ÉLAN', feePaise: fromRupees(5), experience: '60' }),
    null,
  );
}, 60_000);
afterAll(() => store.dispose());

const read = (query: Partial<StaffListQuery>) =>
  readStaffList(store.database, { ...defaultStaffListQuery, ...query });
const namesOf = async (query: Partial<StaffListQuery>) => (await read(query)).doctors.map(({ name }) => name);

test('lists 25 doctors a page by name, with the number of doctors and pages', async () => {
  const first = await read({});
  expect(first).toMatchObject({
    page: 1,
    pages: 21,
    count: 502,
    hasMore: false,
    isWhole: false,
    opened: null,
  });
  expect(first.doctors.map(({ name }) => name).slice(0, 2)).toEqual([
    'dr. aaa hidden',
    'Dr. Many 00000 Sharma',
  ]);
  expect((await read({ page: 2 })).doctors[0]?.name).toBe('Dr. Many 00024 Kaur');
  expect((await read({ page: 21 })).doctors).toHaveLength(2);
});

test('shows the last page if a page after it is requested', async () => {
  const last = await read({ page: 99 });
  expect(last).toMatchObject({ page: 21 });
  expect(last.doctors).toHaveLength(2);
  expect(await read({ page: 99, search: '0001' })).toMatchObject({ page: 1, count: 11 });
});

test.each([
  ['available', 452],
  ['unavailable', 50],
  ['no-picture', 502],
  ['no-times', 1],
  ['hidden', 1],
] as const)('the filter %s lists %i doctors', async (filter, count) => {
  expect(await read({ filter })).toMatchObject({ count, isWhole: false });
});

test('combines filter and search', async () => {
  expect(await namesOf({ filter: 'hidden', search: 'AAA' })).toEqual(['dr. aaa hidden']);
  expect(await namesOf({ filter: 'available', search: 'aaa' })).toEqual(['dr. aaa hidden']);
  expect(await namesOf({ filter: 'unavailable', search: 'aaa' })).toEqual([]);
});

test('searches only names, ignores the case of all letters, and searches all pages', async () => {
  expect(await namesOf({ search: 'zoë élan' })).toEqual(['Dr. Zoë ÉLAN']);
  expect(await read({ search: 'hospital 3' })).toMatchObject({ count: 0, doctors: [] });
  expect(await read({ search: 'dr. ' })).toMatchObject({ count: 502, hasMore: false });
  expect(await read({ search: 'gill' })).toMatchObject({ count: 50, pages: 2, hasMore: false });
  expect((await namesOf({ search: 'gill', page: 2 }))[0]).toBe('Dr. Many 00252 Gill');
});

test('sorts by every column in both directions, and by name among equals', async () => {
  expect((await namesOf({ sort: 'name', isDescending: true }))[0]).toBe('Dr. Zoë ÉLAN');
  expect((await namesOf({ sort: 'fees' }))[0]).toBe('Dr. Zoë ÉLAN');
  expect((await namesOf({ sort: 'experience', isDescending: true }))[0]).toBe('Dr. Zoë ÉLAN');
  expect((await namesOf({ sort: 'availability', isDescending: true }))[0]).toBe('Dr. Many 00000 Sharma');
  expect((await namesOf({ sort: 'specialization' })).slice(0, 2)).toEqual([
    'Dr. Many 00004 Kaur',
    'Dr. Many 00012 Gill',
  ]);
});

test('uses an index for every filter, sorting and search, in at most two round trips', async () => {
  for (const { value: filter } of staffFilters) {
    for (const { value: sort } of staffSorts) {
      for (const search of ['', 'gill']) {
        const query = { ...defaultStaffListQuery, filter, sort, search, page: 2 };
        const { plan, roundTrips } = await queryCostOf(store.binding, (database) =>
          readStaffList(database, query),
        );
        expect(plan.filter((step) => /^SCAN doctors\b/.test(step))).toEqual([]);
        expect(roundTrips, `${filter} ${sort} ${search}`).toBeLessThanOrEqual(2);
      }
    }
  }
});

test('returns details only for the opened row, and not for a deleted doctor', async () => {
  const opened = await readStaffList(store.database, defaultStaffListQuery, 'many-0');
  expect(opened.opened).toMatchObject({ id: 'many-0', about: 'About' });
  expect(opened.doctors[0]).not.toHaveProperty('about');
  const { id } = await createDoctor(commandFor(store), doctorInput({ name: 'Dr. Gone' }), null);
  await deleteDoctor(commandFor(store), id);
  expect((await readStaffList(store.database, defaultStaffListQuery, id)).opened).toBeNull();
});

test.each(['', 'q=a+b', 'show=hidden&sort=fees-down&page=3', 'sort=name-down', 'q=%C3%A9&show=no-times'])(
  'a query read from an address makes the same address: %s',
  (text) => {
    const query = readStaffListQuery(new URLSearchParams(text));
    expect(staffListAddress('/list', query)).toBe(text === '' ? '/list' : `/list?${text}`);
  },
);

test.each(['show=nobody', 'sort=phone', 'sort=name-up', 'page=0', 'page=x', 'show=', 'sort=-down&sort=x'])(
  'ignores unknown values in an address: %s',
  (text) => {
    expect(readStaffListQuery(new URLSearchParams(text))).toMatchObject({
      filter: 'all',
      sort: 'name',
      page: 1,
    });
  },
);

test("finds the page with a doctor's row for every sorting, and keeps a filter that the doctor matches", async () => {
  const [doctor] = (await read({ search: 'ÉLAN' })).doctors;
  if (!doctor) throw new Error('The search does not find the doctor added in beforeAll.');
  const partOf = (query: Partial<StaffListQuery>) =>
    findListPageOf(store.database, { ...defaultStaffListQuery, ...query }, doctor);
  for (const { value: sort } of staffSorts) {
    for (const isDescending of [false, true]) {
      const part = await partOf({ sort, isDescending, page: 7, search: 'nobody' });
      expect(part).toMatchObject({ sort, isDescending, filter: 'all', search: '' });
      expect((await read(part)).doctors.map(({ id }) => id)).toContain(doctor.id);
    }
  }
  expect(await partOf({})).toMatchObject({ page: 21 });
  expect(await partOf({ filter: 'no-picture' })).toMatchObject({ filter: 'no-picture', page: 21 });
  expect(await partOf({ filter: 'hidden' })).toMatchObject({ filter: 'all', page: 21 });
});

test('a search by name shows names that begin so first, and leaves another order as it is', async () => {
  // The last test of this file, because the others count the doctors.
  for (const name of ['Dr. Aabida Yashwarzeb', 'Dr. Warzeb Zutshi'])
    await createDoctor(commandFor(store), doctorInput({ name }), null);
  expect(await namesOf({ search: 'warzeb' })).toEqual(['Dr. Warzeb Zutshi', 'Dr. Aabida Yashwarzeb']);
  const byColumn = await namesOf({ search: 'warzeb', sort: 'specialization' });
  expect(byColumn).toEqual(['Dr. Aabida Yashwarzeb', 'Dr. Warzeb Zutshi']);
});
