import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandFor } from '#tests/support/command.ts';
import { doctorInput } from '#tests/support/doctor-input.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { readDirectoryPage } from '../directory/directory.queries.server.ts';
import { listTeam } from '../directory/featured-doctors.queries.server.ts';
import { createDoctor, updateDoctor } from '../doctor.commands.server.ts';
import { listAvailableDoctors, listDirectory } from '../doctor.queries.server.ts';
import { deleteDoctor, restoreDoctor } from './doctor-bin.server.ts';
import { moveDoctor, readOrderPage, resetOrderToNames } from './doctor-order.server.ts';

let store: TestStore;
let command: Command;
const ids = new Map<string, string>();
beforeAll(async () => {
  store = await openTestStore();
  command = commandFor(store);
  for (const name of ['Dev', 'Asha', 'charu', 'Bela']) {
    ids.set(name, (await createDoctor(command, doctorInput({ name }), null)).id);
  }
});
afterAll(() => store.dispose());

const idOf = (name: string) => ids.get(name) ?? '';
const move = (name: string, how: string, other = '') => moveDoctor(command, idOf(name), how, idOf(other));
const order = async () => (await readOrderPage(store.database, 1)).doctors.map(({ name }) => name).join(' ');

test('sorts public lists by name until a doctor is moved, and then by the new order', async () => {
  expect(await readOrderPage(store.database, 1)).toMatchObject({ isOrdered: false, count: 4 });
  expect(await order()).toBe('Asha Bela charu Dev');
  await move('Dev', 'up');
  expect(await order()).toBe('Asha Bela Dev charu');
  const { database } = store;
  for (const list of [
    (await readDirectoryPage(database, { search: '', page: 1 })).doctors,
    await listTeam(database),
    await listDirectory(database),
    await listAvailableDoctors(database),
  ]) {
    expect(list.map(({ name }) => name).join(' ')).toBe('Asha Bela Dev charu');
  }
  expect((await readOrderPage(database, 1)).isOrdered).toBe(true);
});

test.each([
  ['Asha', 'down', '', 'Bela Asha Dev charu'],
  ['Asha', 'last', '', 'Bela Dev charu Asha'],
  ['charu', 'first', '', 'charu Bela Dev Asha'],
  ['charu', 'to', 'Dev', 'Bela Dev charu Asha'],
  ['Asha', 'to', 'Bela', 'Asha Bela Dev charu'],
  ['Asha', 'up', '', 'Asha Bela Dev charu'],
  ['charu', 'down', '', 'Asha Bela Dev charu'],
  ['Bela', 'to', 'Bela', 'Asha Bela Dev charu'],
])('moving %s %s %s gives the order %s', async (name, how, other, expected) => {
  await move(name, how, other);
  expect(await order()).toBe(expected);
});

test('puts a new doctor last, and a restored doctor back in the old place', async () => {
  ids.set('Aaa', (await createDoctor(command, doctorInput({ name: 'Aaa' }), null)).id);
  expect(await order()).toBe('Asha Bela Dev charu Aaa');
  await deleteDoctor(command, idOf('Bela'));
  expect(await order()).toBe('Asha Dev charu Aaa');
  await restoreDoctor(command, idOf('Bela'));
  expect(await order()).toBe('Asha Bela Dev charu Aaa');
  await updateDoctor(command, idOf('Dev'), doctorInput({ name: 'Dev', isActive: false }), 'keep');
  expect(await order()).toBe('Asha Bela charu Aaa');
});

test('refuses a move of an unknown doctor, to an unknown doctor or of an unknown kind', async () => {
  const before = await order();
  await expect(moveDoctor(command, 'nobody', 'up')).rejects.toMatchObject({ status: 404 });
  await expect(moveDoctor(command, idOf('Asha'), 'to', 'nobody')).rejects.toMatchObject({ status: 404 });
  await expect(moveDoctor(command, idOf('Dev'), 'first')).rejects.toMatchObject({ status: 404 });
  await expect(moveDoctor(command, idOf('Asha'), 'sideways')).rejects.toMatchObject({ status: 400 });
  expect(await order()).toBe(before);
});

test('resets the order to the order by name', async () => {
  await resetOrderToNames(command);
  expect(await order()).toBe('Aaa Asha Bela charu');
  expect((await readOrderPage(store.database, 1)).isOrdered).toBe(false);
});
