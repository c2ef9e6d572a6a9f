import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, doctors, pictureRemovals } from '#app/all-tables.server.ts';
import { inspectPicture } from '#app/platform/pictures/picture-format.server.ts';
import { sweepPictures } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandFor } from '#tests/support/command.ts';
import { doctorInput } from '#tests/support/doctor-input.ts';
import { photographBytes } from '#tests/support/pictures.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { createDoctor, setAvailability, setLeave, updateDoctor } from './doctor.commands.server.ts';
import type { DoctorInput } from './doctor.input.server.ts';
import {
  findDoctor,
  findDoctorPage,
  listAvailableDoctors,
  listDirectory,
  listDoctorPages,
  listStaffDoctors,
} from './doctor.queries.server.ts';
import { addMissingSlugs } from './doctor-slug.commands.server.ts';
import { deleteDoctor } from './staff-list/doctor-bin.server.ts';

let store: TestStore;
let command: Command;
beforeAll(async () => {
  store = await openTestStore();
  command = commandFor(store);
});
afterAll(() => store.dispose());

const picture = (kind: 'jpeg' | 'webp' = 'jpeg') => inspectPicture(photographBytes(kind), 'image');
const keysInR2 = async () => (await store.pictures.list()).objects.map((object) => object.key);
const keyOf = (url: string | null) => url?.split('/').at(-1) ?? '';
const audited = (target: string) =>
  store.database.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.target, target));

/** R2 bucket in which one method always fails. */
const failing = (method: 'put' | 'delete'): R2Bucket =>
  new Proxy(store.pictures, {
    get(bucket, name) {
      if (name === method) return () => Promise.reject(new Error('R2 is away'));
      const value = Reflect.get(bucket, name);
      return typeof value === 'function' ? value.bind(bucket) : value;
    },
  });

test('creates a doctor as available, active and at version 1', async () => {
  const doctor = await createDoctor(command, doctorInput(), null);
  expect(doctor).toMatchObject({ availability: 'available', isActive: true, version: 1, pictureUrl: null });
  expect(await findDoctor(store.database, doctor.id)).not.toHaveProperty('contact');
});

test('writes an audit entry for each change', async () => {
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

test('writes no audit entry for leave that was saved without a change', async () => {
  const { id } = await createDoctor(command, doctorInput(), null);
  const leave = { from: '2026-12-01', to: '2026-12-03', note: 'Family' };
  const { version } = await setLeave(command, id, [leave], 1);
  expect((await setLeave(command, id, [{ ...leave }], version)).version).toBe(version);
  expect((await audited(id)).map((row) => row.action).sort()).toEqual(['doctor.create', 'doctor.update']);
  await setLeave(command, id, [], version);
  expect(await audited(id)).toHaveLength(3);
});

test('writes no audit entry for a refused change', async () => {
  await expect(setAvailability(command, 'nobody', 'available')).rejects.toMatchObject({ status: 404 });
  await expect(deleteDoctor(command, 'nobody')).rejects.toMatchObject({ status: 404 });
  expect(await audited('nobody')).toEqual([]);
});

test('leaves unavailable, hidden and deleted doctors out of the lists that must not show them', async () => {
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

test('refuses the second of two edits that started from the same version', async () => {
  const { id } = await createDoctor(command, doctorInput(), null);
  await updateDoctor(command, id, doctorInput({ name: 'First', version: 1 }), 'keep');
  const second = updateDoctor(command, id, doctorInput({ name: 'Second', version: 1 }), 'keep');
  await expect(second).rejects.toMatchObject({ status: 409 });
  expect(await findDoctor(store.database, id)).toMatchObject({ name: 'First' });
});

test('accepts exactly one of many concurrent edits of a version, and leaves no orphaned picture', async () => {
  const { id } = await createDoctor(command, doctorInput(), picture());
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => updateDoctor(command, id, doctorInput({ version: 1 }), picture('webp'))),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  expect((await audited(id)).map((row) => row.action).sort()).toEqual(['doctor.create', 'doctor.update']);
  await sweepPictures(store.database, store.pictures, new Date('2026-11-20T12:00:00Z'));
  const winner = await findDoctor(store.database, id);
  const referred = (await store.database.select({ key: doctors.pictureKey }).from(doctors)).flatMap(
    (row) => row.key ?? [],
  );
  expect(referred).toContain(keyOf(winner?.pictureUrl ?? null));
  expect((await keysInR2()).sort()).toEqual(referred.sort());
});

test('sweeps the uploaded picture of a doctor who could not be written, but not within the first hour', async () => {
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

test('creates no doctor if R2 refuses the picture, and the sweep clears the removal list', async () => {
  const broken = { ...command, pictures: failing('put') };
  await expect(createDoctor(broken, doctorInput({ name: 'Never' }), picture())).rejects.toMatchObject({
    status: 503,
  });
  expect((await listStaffDoctors(store.database)).map((doctor) => doctor.name)).not.toContain('Never');
  await sweepPictures(store.database, store.pictures, new Date('2026-11-20T12:00:00Z'));
  expect(await store.database.select().from(pictureRemovals)).toEqual([]);
});

test('deletes a doctor even if R2 cannot delete the picture, and the daily sweep deletes it later', async () => {
  const { id, pictureUrl } = await createDoctor(command, doctorInput(), picture());
  await deleteDoctor({ ...command, pictures: failing('delete') }, id);
  expect(await findDoctor(store.database, id)).toBeNull();
  expect(await keysInR2()).toContain(keyOf(pictureUrl));
  await sweepPictures(store.database, store.pictures, new Date('2026-11-21T03:17:00Z'));
  expect(await keysInR2()).not.toContain(keyOf(pictureUrl));
});

test('gives namesakes different slugs, even if they are added at the same time', async () => {
  const namesakes = await Promise.all(
    Array.from({ length: 12 }, () => createDoctor(command, doctorInput({ name: 'Dr. Namesake' }), null)),
  );
  expect(namesakes.map(({ slug }) => slug).sort()).toEqual(
    ['dr-namesake', ...Array.from({ length: 11 }, (_, index) => `dr-namesake-${index + 2}`)].sort(),
  );
});

test('skips a numbered slug that another name has taken', async () => {
  const slugs = [];
  for (const name of ['Dr. Step', 'Dr. Step 2', 'Dr. Step']) {
    slugs.push((await createDoctor(command, doctorInput({ name }), null)).slug);
  }
  expect(slugs).toEqual(['dr-step', 'dr-step-2', 'dr-step-3']);
});

test('keeps the slug of a renamed doctor, and does not reuse it after the doctor is deleted', async () => {
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

test('has no page for a hidden doctor', async () => {
  const { id, slug } = await createDoctor(
    command,
    doctorInput({ name: 'Dr. Hidden', isActive: false }),
    null,
  );
  for (const asked of [id, slug]) expect(await findDoctorPage(store.database, asked)).toBeNull();
  expect((await listDoctorPages(store.database)).map((page) => page.slug)).not.toContain(slug);
});

test('finds a doctor without a slug by identifier, and the daily run adds a slug only once', async () => {
  const taken = await createDoctor(command, doctorInput({ name: 'Dr. Early' }), null);
  const early = await createDoctor(command, doctorInput({ name: 'Dr. Early' }), null);
  await store.database.update(doctors).set({ slug: null }).where(eq(doctors.id, early.id));
  expect((await findDoctorPage(store.database, early.id))?.doctor).toMatchObject({ slug: early.id });
  expect((await listDoctorPages(store.database)).map((page) => page.slug)).toContain(early.id);

  await addMissingSlugs(store.database);
  expect((await findDoctorPage(store.database, early.id))?.doctor.slug).toBe('dr-early-2');
  await updateDoctor(command, early.id, doctorInput({ name: 'Dr. Late' }), 'keep');
  await addMissingSlugs(store.database);
  expect((await findDoctorPage(store.database, early.id))?.doctor.slug).toBe('dr-early-2');
  expect((await findDoctor(store.database, taken.id))?.slug).toBe('dr-early');
});

test('links three doctors with the same specialization in any case, available ones first', async () => {
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
