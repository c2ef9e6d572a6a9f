import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listForHome, listReels, listVideos } from '#app/links/link.queries.server.ts';
import type { Database } from '#app/server/database/database.server.ts';
import { commandOver } from '#tests/support/command.ts';
import { doctorInput } from '#tests/support/doctor-input.ts';
import { addManyDoctors } from '#tests/support/many-doctors.ts';
import { costOf } from '#tests/support/query-cost.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { listHelpingDoctors, listSearchCandidates, listTeam } from './chosen-doctors.queries.server.ts';
import { readDirectory } from './directory.queries.server.ts';
import { repairDirectory, suffixesOf } from './directory-index.server.ts';
import { createDoctor, updateDoctor } from './doctor.commands.server.ts';
import { findDoctorPage, listAvailableDoctors, listDirectory } from './doctor.queries.server.ts';
import { matchesDirectorySearch } from './doctor.search.ts';
import { doctorsWhoHelp, summaryOf } from './doctor.view.ts';
import { deleteDoctor } from './doctor-bin.server.ts';
import { moveDoctor } from './doctor-order.server.ts';
import { readStaffList } from './staff-list.queries.server.ts';
import { wholeStaffList } from './staff-list.ts';

/** Each reads a view; `last` is the directory's last page. */
const views: Readonly<Record<string, (database: Database, last: number) => Promise<unknown>>> = {
  'the first page of the directory': (database) => readDirectory(database, { search: '', page: 1 }),
  'the second page': (database) => readDirectory(database, { search: '', page: 2 }),
  'the last page but one': (database, last) => readDirectory(database, { search: '', page: last - 1 }),
  'a search for a kind of work that most have': (database) =>
    readDirectory(database, { search: 'psych', page: 1 }),
  'a search for a letter': (database) => readDirectory(database, { search: 'a', page: 1 }),
  'a search for one doctor': (database) => readDirectory(database, { search: '00042', page: 1 }),
  'a search for nobody': (database) => readDirectory(database, { search: 'qqqq', page: 1 }),
  'the team of the home page': listTeam,
  'who helps, of an information page': (database) =>
    listHelpingDoctors(database, ['neurolog', 'psychiatr', 'zz']),
  "where the site's search begins": (database) => listDirectory(database),
  "the site's search": (database) => listSearchCandidates(database, ['sharma sleep', 'sharma', 'sleep']),
  'the page of a doctor': (database) => findDoctorPage(database, 'many-42'),
  'the staff list, which is counted': (database) => readStaffList(database, wholeStaffList),
  'a search of the staff list': (database) => readStaffList(database, { ...wholeStaffList, search: '00042' }),
  'the links of home': listForHome,
  'the videos': listVideos,
  'the reels': listReels,
};

describe('with 200 doctors, and with 5,000', () => {
  let few: TestStore;
  let many: TestStore;
  beforeAll(async () => {
    [few, many] = await Promise.all([openTestStore(), openTestStore()]);
    await Promise.all([addManyDoctors(few.binding, 200), addManyDoctors(many.binding, 5000)]);
    for (const { binding } of [few, many]) await addLinks(binding, binding === many.binding ? 3000 : 300);
  }, 120_000);
  afterAll(() => Promise.all([few.dispose(), many.dispose()]));

  test.each(Object.entries(views))('%s asks once, by indexes, and reads no more', async (name, view) => {
    const small = await costOf(few.binding, (database) => view(database, 9));
    const large = await costOf(many.binding, (database) => view(database, 209));
    expect(large.roundTrips).toBe(1);
    expect(large.statements).toBe(small.statements);
    expect(large.statements).toBeLessThan(5);
    // Every table is entered by an index; what is gone through is made on the way, or is the last entry of the list of pages.
    const onTheWay = /^SCAN (found|entries|counted|kinds|json_each|CONSTANT ROW|directory_pages)\b/;
    expect(large.plan.filter((step) => step.startsWith('SCAN') && !onTheWay.test(step))).toEqual([]);
    // A search reads more where more have the piece, and a count where there is more to count, up to a bound; every other view reads the same.
    if (/search|counted/.test(name)) expect(large.rowsRead).toBeLessThan(2000);
    else expect(large.rowsRead).toBeLessThanOrEqual(small.rowsRead + 1);
  });

  test('a measure that sees a view without an index', async () => {
    const { plan, rowsRead } = await costOf(many.binding, (database) =>
      database.all(sql`select count(*) from doctors where about like 'x%'`),
    );
    expect(plan).toEqual(['SCAN doctors']);
    expect(rowsRead).toBe(5000);
  });

  test('every doctor is on one page, in the order of their names, and the pages say how many there are', async () => {
    const first = await readDirectory(many.database, { search: '', page: 1 });
    expect(first).toMatchObject({ pages: 209, count: 5000, isWhole: false });
    const names: string[] = [];
    for (const page of [1, 2, 104, 208, 209]) {
      const { doctors } = await readDirectory(many.database, { search: '', page });
      expect(doctors).toHaveLength(page === 209 ? 5000 - 208 * 24 : 24);
      expect(doctors[0]?.id).toBe(`many-${(page - 1) * 24}`);
      names.push(...doctors.map(({ name }) => name));
    }
    expect(names).toEqual([...new Set(names)].sort());
    expect((await readDirectory(many.database, { search: '', page: 210 })).doctors).toEqual([]);
  });

  test('a search finds by every field, anywhere in it, and says when it stops counting', async () => {
    const search = (text: string, page = 1) => readDirectory(many.database, { search: text, page });
    expect(await search('MANY 00042')).toMatchObject({ count: 1, pages: 1, hasMore: false });
    expect(await search('any 0004')).toMatchObject({ count: 10, hasMore: false });
    expect(await search('y 00042 Gil')).toMatchObject({ count: 1 });
    expect(await search('r. many 00042 gill and more than that')).toMatchObject({ count: 0 });
    const hospital = await search('hospital 39');
    expect(hospital).toMatchObject({ count: 120, pages: 5, hasMore: true });
    expect(hospital.doctors).toHaveLength(24);
    expect((await search('hospital 39', 5)).doctors).toHaveLength(24);
    expect(hospital.doctors.every(({ hospital: name }) => name === 'Hospital 39')).toBe(true);
    expect(await search('%')).toMatchObject({ count: 0 });
  });

  test('who helps is the same as if all had been looked through', async () => {
    const rows = await few.binding.prepare('select id from doctors').all();
    expect(rows.results).toHaveLength(200);
    const all = (await listAvailableDoctors(few.database)).map(summaryOf);
    for (const stems of [
      ['neurolog', 'psychiatr'],
      ['child', 'psychiatr', 'psycholog'],
      ['sex'],
      ['urolog'],
    ]) {
      const helping = await listHelpingDoctors(few.database, stems);
      expect(helping).toEqual(doctorsWhoHelp(all, stems));
    }
  });

  test('the staff list says how many there are, and its search reaches everybody', async () => {
    const list = await readStaffList(many.database, wholeStaffList);
    expect(list).toMatchObject({ isWhole: false, count: 1000, hasMore: true, pages: 40 });
    expect(list.doctors).toHaveLength(25);
    const search = (text: string) => readStaffList(many.database, { ...wholeStaffList, search: text });
    const [found, ...others] = (await search('04999')).doctors;
    expect(found).toMatchObject({ name: 'Dr. Many 04999 Negi', contact: { phone: '0172000000' } });
    expect(others).toEqual([]);
    expect((await search('psychiatry')).doctors).toEqual([]);
  });

  test('whoever is moved to the top begins the directory, and every page reads as few rows as before', async () => {
    const cost = (page: number) =>
      costOf(few.binding, (database) => readDirectory(database, { search: '', page }));
    const before = await Promise.all([1, 2, 9].map(cost));
    await moveDoctor(commandOver(few), 'many-150', 'first');
    const names = (await readDirectory(few.database, { search: '', page: 1 })).doctors.map(({ id }) => id);
    expect(names.slice(0, 3)).toEqual(['many-150', 'many-0', 'many-1']);
    const second = await readDirectory(few.database, { search: '', page: 2 });
    expect(second.doctors.map(({ id }) => id).slice(0, 2)).toEqual(['many-23', 'many-24']);
    for (const [place, { rowsRead }] of (await Promise.all([1, 2, 9].map(cost))).entries()) {
      expect(rowsRead).toBeLessThanOrEqual((before[place]?.rowsRead ?? 0) + 25);
    }
  });
});

async function addLinks(binding: D1Database, count: number) {
  await binding
    .prepare(
      `insert into social_links (id, category, media_id, url, created_at)
      select 'link-' || key, value, 'media-' || key, 'https://example.com/' || key, key from json_each(?)`,
    )
    .bind(
      JSON.stringify(
        Array.from(
          { length: count },
          (_, place) =>
            ['homeyoutube', 'homeinsta', 'mediayoutube', 'mediayoutubelatest', 'mediainsta'][place % 5],
        ),
      ),
    )
    .run();
}

describe('what staff write', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore();
    await addManyDoctors(store.binding, 30);
  });
  afterAll(() => store.dispose());

  const countOf = async (search: string) => (await readDirectory(store.database, { search, page: 1 })).count;

  test('a doctor is found and paged once added, by the new words once changed, and not once hidden or deleted', async () => {
    const command = commandOver(store);
    const { id } = await createDoctor(
      command,
      doctorInput({ name: 'Dr. Élodie Zweig', hospital: 'Elm House' }),
      null,
    );
    expect(await countOf('')).toBe(31);
    expect(await countOf('ÉLODIE')).toBe(1);
    expect(await countOf('lm hou')).toBe(1);
    await updateDoctor(command, id, doctorInput({ name: 'Dr. Renamed', hospital: 'Oak House' }), 'keep');
    expect(await countOf('zweig')).toBe(0);
    expect(await countOf('elm')).toBe(0);
    expect(await countOf('renamed')).toBe(1);
    await updateDoctor(command, id, doctorInput({ name: 'Dr. Renamed', isActive: false }), 'keep');
    expect(await countOf('renamed')).toBe(0);
    expect(await countOf('')).toBe(30);
    await updateDoctor(command, id, doctorInput({ name: 'Dr. Renamed', isActive: true }), 'keep');
    expect(await countOf('')).toBe(31);
    await deleteDoctor(command, id);
    expect(await countOf('renamed')).toBe(0);
    expect(await countOf('')).toBe(30);
    const left = await store.binding
      .prepare('select count(*) as entries from doctor_suffixes where doctor_id = ?')
      .bind(id)
      .first('entries');
    expect(left).toBe(0);
  });

  test('a change that is refused leaves what the doctor is found by', async () => {
    const command = commandOver(store);
    const { id, version } = await createDoctor(command, doctorInput({ name: 'Dr. Steady' }), null);
    await updateDoctor(command, id, doctorInput({ name: 'Dr. Steady', version }), 'keep');
    await expect(
      updateDoctor(command, id, doctorInput({ name: 'Dr. Late', version }), 'keep'),
    ).rejects.toMatchObject({
      status: 409,
    });
    expect(await countOf('steady')).toBe(1);
    expect(await countOf('dr. late')).toBe(0);
  });

  test('the daily run finds who was written past the commands', async () => {
    await store.binding.prepare("update doctors set name = 'Dr. Unknown' where id = 'many-3'").run();
    await store.binding.prepare("delete from doctor_suffixes where doctor_id = 'many-3'").run();
    await store.binding.prepare('delete from directory_pages').run();
    expect(await countOf('unknown')).toBe(0);
    await repairDirectory(store.database);
    expect(await countOf('unknown')).toBe(1);
    expect((await readDirectory(store.database, { search: '', page: 2 })).doctors.length).toBeGreaterThan(0);
  });
});

test.each(['meera', 'SECTOR', 'ood', 'd p', 'i', 'child psychiatrist', 'xyz', 'sood\nsector'])(
  'what %j finds by the beginnings of the ends is what the rule of the search finds',
  (search) => {
    const doctor = { name: 'Dr. Meera Sood', hospital: 'Sector 15', specialization: 'Child Psychiatrist' };
    const found = suffixesOf(doctor).some((suffix) => suffix.startsWith(search.toLowerCase()));
    expect(found).toBe(matchesDirectorySearch(doctor, search.replaceAll('\n', ' ')));
  },
);
