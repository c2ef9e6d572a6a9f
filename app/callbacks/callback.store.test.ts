import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#app/all-tables.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { callbackProblems } from '#messages/callbacks/problems.ts';
import { asVisitor, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { recordCall, reopenCall, requestCallback } from './callback.commands.server.ts';
import { parseCallback } from './callback.input.server.ts';
import {
  callPageSize,
  countOpenCallbacks,
  findCallback,
  readCallbacks,
  readCallPage,
} from './callback.queries.server.ts';
import { eraseCallbacks, exportCallbacks, sweepCallbacks } from './callback-privacy.server.ts';

let store: TestStore;
let staff: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());

let seconds = 0;

/** Creates requests one second apart, so that their order is certain. */
function ask(overrides: Record<string, unknown> = {}) {
  seconds += 1;
  const command = { ...asVisitor(staff), now: new Date(staff.now.getTime() + seconds * 1000) };
  const body = { name: 'A. R.', phone: newPhone(), safeToCall: false, consent: true, ...overrides };
  return requestCallback(command, parseCallback(body));
}

test('lists the longest waiting request first and finished requests last', async () => {
  const [first, second, third] = [await ask(), await ask(), await ask()];
  await recordCall(staff, second.id, 'done');
  const ids = (await readCallbacks(store.database, { limit: 10, offset: 0 })).flat().map(({ id }) => id);
  expect(ids).toEqual([first.id, third.id, second.id]);
  expect(await countOpenCallbacks(store.database)).toBe(2);
});

test('counts calls that reached nobody, and refuses any outcome after “done”', async () => {
  const { id } = await ask();
  await recordCall(staff, id, 'not-reached');
  expect(await recordCall(staff, id, 'not-reached')).toMatchObject({
    tries: 2,
    status: 'open',
    lastTriedAt: staff.now,
  });
  expect(await recordCall(staff, id, 'done')).toMatchObject({ tries: 2, status: 'done', endedAt: staff.now });
  for (const outcome of ['done', 'not-reached'] as const) {
    await expect(recordCall(staff, id, outcome)).rejects.toMatchObject({ status: 409 });
  }
  await expect(recordCall(staff, 'nobody', 'done')).rejects.toMatchObject({ status: 404 });
  const audited = await store.database.select().from(auditLog).where(eq(auditLog.target, id));
  expect(audited.map(({ action }) => action)).toEqual([
    'callback.request',
    'callback.not-reached',
    'callback.not-reached',
    'callback.done',
  ]);
});

test('takes back within ten minutes that a call was made, once', async () => {
  const { id } = await ask();
  await recordCall(staff, id, 'done');
  const later = (minutes: number) => ({ ...staff, now: new Date(staff.now.getTime() + minutes * 60_000) });
  expect(await reopenCall(later(11), id)).toBe(false);
  for (const _ of ['once', 'again']) expect(await reopenCall(later(9), id)).toBe(true);
  expect(await findCallback(store.database, id)).toMatchObject({ status: 'open', endedAt: null, tries: 0 });
  const audited = await store.database.select().from(auditLog).where(eq(auditLog.target, id));
  expect(audited.filter(({ action }) => action === 'callback.reopen')).toHaveLength(1);
  await expect(reopenCall(staff, 'nobody')).rejects.toMatchObject({ status: 404 });
});

test('counts no attempt for a form that was stored already', async () => {
  let attempts = 0;
  const countAttempt = async () => {
    attempts += 1;
  };
  const input = parseCallback({ name: 'A', phone: newPhone(), safeToCall: true, consent: true });
  const key = { key: crypto.randomUUID(), requestHash: 'a' };
  for (const _ of [1, 2, 3]) await requestCallback(asVisitor(staff), input, key, countAttempt);
  expect(attempts).toBe(1);
});

test('stores one request for a form submitted twice', async () => {
  const input = parseCallback({ name: 'A', phone: newPhone(), safeToCall: true, consent: true });
  const key = { key: crypto.randomUUID(), requestHash: 'a' };
  const made = await Promise.all([1, 2].map(() => requestCallback(asVisitor(staff), input, key)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
});

test.each<[Record<string, unknown>, string, string]>([
  [{ name: ' ' }, 'name', callbackProblems.name],
  [{ phone: '12345' }, 'phone', 'Phone number must be 10 digits.'],
  [{ safeToCall: null }, 'safeToCall', callbackProblems.safeToCall],
  [{ consent: false }, 'consent', callbackProblems.consent],
  [{ consent: null }, 'consent', callbackProblems.consent],
])('refuses %j with an error at %s', (overrides, field, message) => {
  const body = { name: 'A', phone: '9876543210', safeToCall: true, consent: true, ...overrides };
  expect(() => parseCallback(body)).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ errors: { [field]: message } }) }),
  );
});

test('deletes a request after a year', async () => {
  const { id } = await ask();
  const later = (days: number) => new Date(staff.now.getTime() + days * 24 * 60 * 60 * 1000);
  await sweepCallbacks(store.database, later(365));
  expect(await findCallback(store.database, id)).not.toBeNull();
  await sweepCallbacks(store.database, later(366));
  expect(await findCallback(store.database, id)).toBeNull();
});

test('exports a person’s requests, and erases them once none is open', async () => {
  const phone = newPhone();
  const { id } = await ask({ phone, callAs: 'a friend' });
  expect(await exportCallbacks(staff, phone)).toMatchObject([{ id, callAs: 'a friend' }]);
  await expect(eraseCallbacks(staff, phone)).rejects.toMatchObject({ status: 409 });
  await recordCall(staff, id, 'done');
  expect(await eraseCallbacks(staff, phone)).toBe(1);
  expect(await findCallback(store.database, id)).toMatchObject({ callAs: null, name: 'A. R.' });
});

test('pages the staff’s list and clamps the page number to the last page', async () => {
  for (let number = 0; number < callPageSize + 1; number += 1) await ask();
  const [first, last] = [await readCallPage(store.database, 1), await readCallPage(store.database, 2)];
  expect(first.open).toHaveLength(callPageSize);
  expect(Number(first.open.at(-1)?.createdAt)).toBeLessThan(Number(last.open[0]?.createdAt));
  expect(await readCallPage(store.database, 99)).toEqual(last);
  const all = await countOpenCallbacks(store.database);
  expect(first.open.length + last.open.length).toBe(all);
});
