import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, doctors, pictureRemovals } from '#app/all-tables.server.ts';
import { inspectPicture } from '#app/platform/pictures/picture-format.server.ts';
import { sweepPictures } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandOver } from '#tests/support/command.ts';
import { doctorInput } from '#tests/support/doctor-input.ts';
import { photographBytes } from '#tests/support/pictures.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { createDoctor, setAvailability, updateDoctor } from './doctor.commands.server.ts';
import type { DoctorInput } from './doctor.input.server.ts';
import {
  findDoctor,
  findDoctorPage,
  listAvailableDoctors,
  listDirectory,
  listDoctorPages,
  listStaffDoctors,
} from './doctor.queries.server.ts';
import { giveMissingSlugs } from './doctor-slug.commands.server.ts';
import { deleteDoctor } from './staff-list/doctor-bin.server.ts';

let store: TestStore;
let command: Command;
beforeAll(async () => {
  store = await openTestStore();
  command = commandOver(store);
});
afterAll(() => store.dispose());

const picture = (kind: 'jpeg' | 'webp' = 'jpeg') => inspectPicture(photographBytes(kind), 'image');
const keysInR2 = async () => (await store.pictures.list()).objects.map((object) => object.key);
const keyOf = (url: string | null) => url?.split('/').at(-1) ?? '';
const audited = (target: string) =>
  store.database.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.target, target));

/** R2 that fails as it would on a bad day. */
const failing = (method: 'put' | 'delete'): R2Bucket =>
  new Proxy(store.pictures, {
    get(bucket, name) {
      if (name === method) return () => Promise.reject(new Error('R2 is away'));
      const value = Reflect.get(bucket, name);
      return typeof value === 'function' ? value.bind(bucket) : value;
    },
  });

test('a new doctor is available, active and at version 1', async () => {
  const doctor = await createDoctor(command, doctorInput(), null);
  expect(doctor).toMatchObject({ availability: 'available', isActive: true, version: 1, pictureUrl: null });
  expect(await findDoctor(store.database, doctor.id)).not.toHaveProperty('contact');
});

test('each change writes who did it, in the same batch', async () => {
  const { id } = await createDoctor(command, doctorInput(), null);
  await updateDoctor(command, id, doctorInput(), 'keep');
  await setAvailability(command, id, 'unavailable');
  await deleteDoctor(command, id);
  expect((await audited(id)).map((row) => row.action).sort()).toEqual([
    'doctor.create',
    'doctor.delete',
    'doctor.unavailable',
    'doctor.update',
  ]);
});

test('what is refused is not audited', async () => {
  await expect(setAvailability(command, 'nobody', 'available')).rejects.toMatchObject({ status: 404 });
  await expect(deleteDoctor(command, 'nobody')).rejects.toMatchObject({ status: 404 });
  expect(await audited('nobody')).toEqual([]);
});

test('the lists hold whom they should', async () => {
  const shown = await createDoctor(command, doctorInput({ name: 'Shown' }), null);
  const busy = await createDoctor(command, doctorInput({ name: 'Busy', availability: 'unavailable' }), null);
  const hidden = await createDoctor(command, doctorInput({ name: 'Hidden', isActive: false }), null);
  const gone = await createDoctor(command, doctorInput({ name: 'Gone' }), null);
  await deleteDoctor(command, gone.id);
  const among = async (list: Promise<{ id: string }[]>) => {
    const ids = (await list).map((doctor) => doctor.id);
    return [shown, busy, hidden, gone]
      .filter((doctor) => ids.includes(doctor.id))
      .map((doctor) => doctor.name);
  };
  expect(await among(listAvailableDoctors(store.database))).toEqual(['Shown']);
  expect(await among(listDirectory(store.database))).toEqual(['Shown', 'Busy']);
  expect(await among(listStaffDoctors(store.database))).toEqual(['Shown', 'Busy', 'Hidden']);
});

test('two edits from the same version: the second is told, and the first stands', async () => {
  const { id } = await createDoctor(command, doctorInput(), null);
  await updateDoctor(command, id, doctorInput({ name: 'First', version: 1 }), 'keep');
  const second = updateDoctor(command, id, doctorInput({ name: 'Second', version: 1 }), 'keep');
  await expect(second).rejects.toMatchObject({ status: 409 });
  expect(await findDoctor(store.database, id)).toMatchObject({ name: 'First' });
});

test('of many edits at once from one version exactly one wins, and no picture is left behind', async () => {
  const { id } = await createDoctor(command, doctorInput(), picture());
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => updateDoctor(command, id, doctorInput({ version: 1 }), picture('webp'))),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  expect((await audited(id)).map((row) => row.action).sort()).toEqual(['doctor.create', 'doctor.update']);
  await sweepPictures(store.database, store.pictures, new Date('2026-11-20T12:00:00Z'));
  const kept = await findDoctor(store.database, id);
  const referred = (await store.database.select({ key: doctors.pictureKey }).from(doctors)).flatMap(
    (row) => row.key ?? [],
  );
  expect(referred).toContain(keyOf(kept?.pictureUrl ?? null));
  expect((await keysInR2()).sort()).toEqual(referred.sort());
});

test('an upload whose doctor could not be written is swept, and not before its time', async () => {
  const before = await keysInR2();
  const broken = {
    ...command,
    database: new Proxy(store.database, {
      get: (database, name) =>
        name === 'batch' ? () => Promise.reject(new Error('D1 is away')) : Reflect.get(database, name),
    }),
  };
  await expect(createDoctor(broken, doctorInput(), picture())).rejects.toThrow('D1 is away');
  expect(await keysInR2()).toHaveLength(before.length + 1);
  await sweepPictures(store.database, store.pictures, new Date('2026-11-20T10:30:00Z'));
  expect(await keysInR2()).toHaveLength(before.length + 1);
  await sweepPictures(store.database, store.pictures, new Date('2026-11-20T11:00:00Z'));
  expect(await keysInR2()).toEqual(before);
});

test('an upload that R2 refused leaves no doctor and nothing to sweep for long', async () => {
  const broken = { ...command, pictures: failing('put') };
  await expect(createDoctor(broken, doctorInput({ name: 'Never' }), picture())).rejects.toMatchObject({
    status: 503,
  });
  expect((await listStaffDoctors(store.database)).map((doctor) => doctor.name)).not.toContain('Never');
  await sweepPictures(store.database, store.pictures, new Date('2026-11-20T12:00:00Z'));
  expect(await store.database.select().from(pictureRemovals)).toEqual([]);
});

test('a picture that R2 would not delete does not spoil the change, and the daily sweep takes it', async () => {
  const { id, pictureUrl } = await createDoctor(command, doctorInput(), picture());
  await deleteDoctor({ ...command, pictures: failing('delete') }, id);
  expect(await findDoctor(store.database, id)).toBeNull();
  expect(await keysInR2()).toContain(keyOf(pictureUrl));
  await sweepPictures(store.database, store.pictures, new Date('2026-11-21T03:17:00Z'));
  expect(await keysInR2()).not.toContain(keyOf(pictureUrl));
});

test('namesakes get an address each, also when they are added at once', async () => {
  const namesakes = await Promise.all(
    Array.from({ length: 12 }, () => createDoctor(command, doctorInput({ name: 'Dr. Namesake' }), null)),
  );
  expect(namesakes.map(({ slug }) => slug).sort()).toEqual(
    ['dr-namesake', ...Array.from({ length: 11 }, (_, place) => `dr-namesake-${place + 2}`)].sort(),
  );
});

test('a number that belongs to a name is stepped over', async () => {
  const slugs = [];
  for (const name of ['Dr. Step', 'Dr. Step 2', 'Dr. Step']) {
    slugs.push((await createDoctor(command, doctorInput({ name }), null)).slug);
  }
  expect(slugs).toEqual(['dr-step', 'dr-step-2', 'dr-step-3']);
});

test('a doctor keeps the address under another name, and nobody else gets it afterwards', async () => {
  const { id } = await createDoctor(command, doctorInput({ name: 'Dr. Maiden' }), null);
  await updateDoctor(command, id, doctorInput({ name: 'Dr. Married' }), 'keep');
  expect((await findDoctorPage(store.database, 'dr-maiden'))?.doctor).toMatchObject({
    id,
    name: 'Dr. Married',
  });
  await deleteDoctor(command, id);
  expect(await findDoctorPage(store.database, 'dr-maiden')).toBeNull();
  expect((await createDoctor(command, doctorInput({ name: 'Dr. Maiden' }), null)).slug).toBe('dr-maiden-2');
});

test('a doctor who is not on the website has no page', async () => {
  const { id, slug } = await createDoctor(
    command,
    doctorInput({ name: 'Dr. Hidden', isActive: false }),
    null,
  );
  for (const asked of [id, slug]) expect(await findDoctorPage(store.database, asked)).toBeNull();
  expect((await listDoctorPages(store.database)).map((page) => page.slug)).not.toContain(slug);
});

test('a row from before there were slugs is found by its id, and gets a slug of its own once', async () => {
  const taken = await createDoctor(command, doctorInput({ name: 'Dr. Early' }), null);
  const early = await createDoctor(command, doctorInput({ name: 'Dr. Early' }), null);
  await store.database.update(doctors).set({ slug: null }).where(eq(doctors.id, early.id));
  expect((await findDoctorPage(store.database, early.id))?.doctor).toMatchObject({ slug: early.id });
  expect((await listDoctorPages(store.database)).map((page) => page.slug)).toContain(early.id);

  await giveMissingSlugs(store.database);
  expect((await findDoctorPage(store.database, early.id))?.doctor.slug).toBe('dr-early-2');
  await updateDoctor(command, early.id, doctorInput({ name: 'Dr. Late' }), 'keep');
  await giveMissingSlugs(store.database);
  expect((await findDoctorPage(store.database, early.id))?.doctor.slug).toBe('dr-early-2');
  expect((await findDoctor(store.database, taken.id))?.slug).toBe('dr-early');
});

test('a page leads to three others of the same specialization, whatever its case, who can be seen first', async () => {
  const field = (name: string, more: Partial<DoctorInput> = {}) =>
    createDoctor(command, doctorInput({ name, specialization: 'Rare Field', ...more }), null);
  const asked = await field('B asked');
  await field('A unavailable', { availability: 'unavailable' });
  await field('E', { specialization: 'rare field' });
  await field('D');
  await field('C hidden', { isActive: false });
  const gone = await field('C gone');
  await deleteDoctor(command, gone.id);
  const found = await findDoctorPage(store.database, asked.slug);
  expect(found?.alike.map(({ name }) => name)).toEqual(['D', 'E', 'A unavailable']);
  await field('C');
  expect((await findDoctorPage(store.database, asked.slug))?.alike.map(({ name }) => name)).toEqual([
    'C',
    'D',
    'E',
  ]);
});
