import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, doctors } from '#app/all-tables.server.ts';
import { binExpiry } from '#app/navigation/bin.ts';
import { inspectPicture } from '#app/platform/pictures/picture-format.server.ts';
import { servePicture } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandFor } from '#tests/support/command.ts';
import { doctorInput } from '#tests/support/doctor-input.ts';
import { photographBytes } from '#tests/support/pictures.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { readDirectoryPage } from '../directory/directory.queries.server.ts';
import { listTeam } from '../directory/featured-doctors.queries.server.ts';
import { createDoctor, requireDoctor } from '../doctor.commands.server.ts';
import { listDoctorPages, listStaffDoctors } from '../doctor.queries.server.ts';
import { listDoctorHours } from '../hours/doctor-hours.queries.server.ts';
import { deleteDoctor, listDoctorBin, purgeDoctorBin, restoreDoctor } from './doctor-bin.server.ts';
import { readStaffList } from './staff-list.queries.server.ts';
import { defaultStaffListQuery } from './staff-list.ts';

let store: TestStore;
let command: Command;
beforeAll(async () => {
  store = await openTestStore();
  command = commandFor(store);
});
afterAll(() => store.dispose());

const picture = () => inspectPicture(photographBytes('jpeg'), 'image');
const keysInR2 = async () => (await store.pictures.list()).objects.map((object) => object.key).sort();
const binned = async () => (await listDoctorBin(store.database)).map(({ id }) => id);
const pictureStatus = async (url: string | null) => {
  const key = url?.split('/').at(-1) ?? '';
  const answer = await servePicture({ ...command }, key, new Request(`https://site.invalid${url}`));
  await answer.body?.cancel();
  return answer.status;
};

/** Whether a doctor is in each of the public and staff lists. */
async function found(name: string): Promise<readonly boolean[]> {
  const { database } = store;
  const lists = [
    (await readDirectoryPage(database, { search: '', page: 1 })).doctors,
    (await readDirectoryPage(database, { search: name, page: 1 })).doctors,
    await listTeam(database),
    await listDoctorHours(database),
    await listStaffDoctors(database),
    (await readStaffList(database, defaultStaffListQuery)).doctors,
    (await readStaffList(database, { ...defaultStaffListQuery, search: name })).doctors,
  ];
  return lists.map((list) => list.some((doctor) => doctor.name === name));
}

test('shows a deleted doctor only in the bin, and restores the picture, the slug and all fields', async () => {
  const name = 'Dr. Restored';
  const before = await createDoctor(command, doctorInput({ name }), picture());
  expect(new Set(await found(name))).toEqual(new Set([true]));
  await deleteDoctor(command, before.id);
  expect(new Set(await found(name))).toEqual(new Set([false]));
  expect((await listDoctorPages(store.database)).map(({ slug }) => slug)).not.toContain(before.slug);
  expect(await listDoctorBin(store.database)).toEqual([
    { id: before.id, name, about: 'Psychiatry', deletedAt: command.now.getTime() },
  ]);
  expect(await pictureStatus(before.pictureUrl)).toBe(404);

  const after = await restoreDoctor(command, before.id);
  expect(after).toEqual({ ...before, version: before.version + 2, pictureUrl: after.pictureUrl });
  expect(await pictureStatus(after.pictureUrl)).toBe(200);
  expect(new Set(await found(name))).toEqual(new Set([true]));
  expect(await binned()).toEqual([]);
  expect(await keysInR2()).toEqual([after.pictureUrl?.split('/').at(-1)]);
});

test('does not serve a picture in the bin', async () => {
  const { id } = await createDoctor(command, doctorInput({ name: 'Dr. Hidden Picture' }), picture());
  await deleteDoctor(command, id);
  const keys = (await keysInR2()).filter((key) => key.startsWith('bin/'));
  expect(keys).toHaveLength(1);
  for (const key of keys) {
    const answer = await servePicture({ ...command }, key, new Request('https://site.invalid/'));
    expect(answer.status).toBe(404);
  }
});

test('refuses to restore a doctor who is not in the bin', async () => {
  const { id } = await createDoctor(command, doctorInput({ name: 'Dr. Listed' }), null);
  for (const asked of [id, 'nobody']) {
    await expect(restoreDoctor(command, asked)).rejects.toMatchObject({ status: 404 });
  }
});

test('restores a doctor once if two people restore at the same time', async () => {
  const { id } = await createDoctor(command, doctorInput({ name: 'Dr. Twice' }), picture());
  await deleteDoctor(command, id);
  await Promise.allSettled([restoreDoctor(command, id), restoreDoctor(command, id)]);
  const audited = await store.database
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.target, id));
  expect(audited.filter(({ action }) => action === 'doctor.restore')).toHaveLength(1);
  expect(await requireDoctor(store.database, id)).toMatchObject({ name: 'Dr. Twice' });
});

test('empties the bin after its days: picture, phone and mail are deleted, the slug stays taken', async () => {
  const early = await createDoctor(command, doctorInput({ name: 'Dr. Early' }), picture());
  const late = await createDoctor(command, doctorInput({ name: 'Dr. Late' }), null);
  await deleteDoctor(command, early.id);
  await deleteDoctor({ ...command, now: new Date(command.now.getTime() + 1) }, late.id);
  await purgeDoctorBin({ ...command, now: new Date(binExpiry(command.now).getTime() - 1) });
  expect(await binned()).toEqual(expect.arrayContaining([early.id, late.id]));
  await purgeDoctorBin({ ...command, now: binExpiry(command.now) });
  expect(await binned()).not.toContain(early.id);
  expect(await binned()).toContain(late.id);
  await expect(restoreDoctor(command, early.id)).rejects.toMatchObject({ status: 404 });
  const [row] = await store.database.select().from(doctors).where(eq(doctors.id, early.id));
  expect(row).toMatchObject({ isDeleted: true, pictureKey: null, phone: '', email: '', slug: early.slug });
  expect((await keysInR2()).filter((key) => key.startsWith('bin/'))).toEqual([]);
});
