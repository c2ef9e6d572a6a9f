import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { addManyDoctors } from '#tests/support/many-doctors.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { seedDemonstrationData } from '#tools/seed.ts';
import { findDoctorPage, listDirectory, listDoctorPages } from '../doctor.queries.server.ts';
import { readDirectoryPage } from './directory.queries.server.ts';
import {
  directoryInSnapshot,
  doctorPageInSnapshot,
  doctorPagesInSnapshot,
  doctorsInSnapshot,
  doctorsSnapshot,
  informationPageDoctorsInSnapshot,
  teamInSnapshot,
} from './doctors-snapshot.server.ts';
import { listDoctorsForInformationPage, listTeam } from './featured-doctors.queries.server.ts';

type Snapshot = Awaited<ReturnType<typeof doctorsSnapshot.read>>;

/** Snapshot after a round trip through JSON, as it is stored. */
const storedSnapshot = async (store: TestStore) =>
  JSON.parse(JSON.stringify(await doctorsSnapshot.read(store.database, defaultFacts))) as Snapshot;

describe.each([
  {
    name: 'the demonstration',
    fill: ({ binding, pictures }: TestStore): Promise<unknown> =>
      seedDemonstrationData({ database: binding, pictures }),
  },
  { name: '130 doctors', fill: ({ binding }: TestStore): Promise<unknown> => addManyDoctors(binding, 130) },
])('the fallback snapshot of $name matches the database', ({ fill }) => {
  let store: TestStore;
  let copy: Snapshot;
  beforeAll(async () => {
    store = await openTestStore();
    await fill(store);
    copy = await storedSnapshot(store);
  });
  afterAll(() => store.dispose());

  test.each([1, 2, 6, 7])('for page %i of the directory', async (page) => {
    const asked = { search: '', page };
    expect(directoryInSnapshot(copy, asked)).toEqual(await readDirectoryPage(store.database, asked));
  });

  test.each(['psych', 'SHARMA', '0004', 'nobody at all'])('for a search of %s', async (search) => {
    const asked = { search, page: 1 };
    expect(directoryInSnapshot(copy, asked)).toEqual(await readDirectoryPage(store.database, asked));
  });

  test('for the team, the doctors of information pages, and the sitemap', async () => {
    expect(teamInSnapshot(copy)).toEqual(await listTeam(store.database));
    for (const stems of [['psychiatr', 'psycholog'], ['addiction'], ['zz']]) {
      expect(informationPageDoctorsInSnapshot(copy, stems)).toEqual(
        await listDoctorsForInformationPage(store.database, stems),
      );
    }
    expect(doctorPagesInSnapshot(copy)).toEqual(await listDoctorPages(store.database));
  });

  test("for each doctor's page, by slug and by identifier", async () => {
    for (const { slug, id } of (await listDirectory(store.database)).slice(0, 12)) {
      const page = await findDoctorPage(store.database, slug);
      const { doctor, alike } = doctorPageInSnapshot(copy, slug) ?? {};
      expect({ doctor, alike }).toMatchObject(page ?? {});
      expect(doctorPageInSnapshot(copy, id)?.doctor.slug).toBe(slug);
    }
    expect(doctorPageInSnapshot(copy, 'nobody')).toBeNull();
    expect(doctorPageInSnapshot(copy, 'No slug!')).toBeNull();
  });

  test('and has no data for staff only', () => {
    const text = JSON.stringify(copy);
    for (const secret of ['phone', 'email', 'leave', 'version']) expect(text).not.toContain(`"${secret}"`);
  });
});

test('an incomplete snapshot returns undefined for an unknown doctor instead of null', async () => {
  const store = await openTestStore();
  await addManyDoctors(store.binding, 501);
  const copy = await storedSnapshot(store);
  expect(copy.isWhole).toBe(false);
  expect(doctorsInSnapshot(copy)).toHaveLength(500);
  expect(doctorPageInSnapshot(copy, 'nobody')).toBeUndefined();
  expect(doctorPagesInSnapshot(copy)).toBeUndefined();
  await store.dispose();
});
