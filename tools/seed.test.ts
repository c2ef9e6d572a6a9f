import { afterEach, beforeEach, expect, test } from 'vitest';
import { doctors, users } from '#app/server/database/schema.server.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { seedDemonstration } from './seed.ts';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore();
});

afterEach(() => store.dispose());

const seed = () => seedDemonstration({ database: store.binding, pictures: store.pictures });

test('an empty database gets a marked account and ten doctors in every state, once', async () => {
  expect(await seed()).toBe(true);
  expect(await seed()).toBe(false);

  const staff = await store.database.select().from(users);
  expect(staff).toMatchObject([{ email: 'staff@example.com', isDemonstration: true }]);

  const entered = await store.database.select().from(doctors);
  expect(entered).toHaveLength(10);
  expect(entered.filter((doctor) => !doctor.name.endsWith('(sample)'))).toEqual([]);
  expect(entered.filter((doctor) => doctor.isDeleted)).toHaveLength(1);
  expect(entered.filter((doctor) => !doctor.isActive)).toHaveLength(1);
  expect(entered.filter((doctor) => doctor.availability === 'unavailable')).toHaveLength(1);
  expect(new Set(entered.map((doctor) => doctor.specialization)).size).toBe(10);

  const referred = entered.flatMap((doctor) => doctor.pictureKey ?? []);
  const { objects } = await store.pictures.list();
  expect(objects.map((object) => object.key).sort()).toEqual(referred.sort());
  expect(referred.length).toBeGreaterThan(4);
});

test('where there is a staff account nothing is entered', async () => {
  await addStaff(store.binding);
  expect(await seed()).toBe(false);
  expect(await store.database.select().from(doctors)).toEqual([]);
});
