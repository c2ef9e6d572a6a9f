import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RequestContext } from '#app/server/context.server.ts';
import { openDatabase } from '#app/server/database/database.server.ts';
import { auditLog, sessions, users } from '#app/server/database/schema.server.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { requestContextOver } from '#tests/support/request-context.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { hashPassword } from './password.server.ts';
import { readCredential } from './session-token.server.ts';
import { signIn } from './sign-in.server.ts';

const now = new Date('2026-11-20T10:00:00Z');
const refused = { status: 401, message: 'Invalid email or password' };

// A password takes a fifth of a second to check, and more on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

const context = (overrides?: Partial<RequestContext>) => requestContextOver(store, overrides);
const sessionsOf = (userId: string) =>
  store.database.select().from(sessions).where(eq(sessions.userId, userId));
const asInput = ({ email, password }: { email: string; password: string }) => ({
  email,
  password,
  remember: false,
});
const bearer = (token: string) => readCredential(new Headers({ Authorization: `Bearer ${token}` }));

test('a right password opens one session with two secrets, of which only hashes are stored', async () => {
  const staff = await addStaff(store.binding);
  const { user, cookieToken, bearerToken } = await signIn(context(), asInput(staff), { now });
  expect(user).toEqual({ _id: staff.id, name: staff.name, email: staff.email, role: 'admin' });
  const [session, ...others] = await sessionsOf(staff.id);
  expect(others).toEqual([]);
  expect(cookieToken).not.toBe(bearerToken);
  expect(cookieToken.split('.')[0]).toBe(session?.id);
  const stored = JSON.stringify(session);
  for (const token of [cookieToken, bearerToken]) expect(stored).not.toContain(token.split('.')[1]);
});

test('a wrong password, an unknown account, a closed one and a demonstration are refused in the same words', async () => {
  const staff = await addStaff(store.binding);
  const closed = await addStaff(store.binding, { disabledAt: now });
  const sample = await addStaff(store.binding, { isDemonstration: true });
  for (const input of [
    { ...asInput(staff), password: 'another long password' },
    { ...asInput(staff), email: 'nobody@hospital.example' },
    asInput(closed),
    asInput(sample),
  ]) {
    await expect(signIn(context(), input, { now })).rejects.toMatchObject(refused);
  }
  for (const { id } of [staff, closed, sample]) expect(await sessionsOf(id)).toEqual([]);
});

test('the demonstration account signs in where the demonstration is on', async () => {
  const sample = await addStaff(store.binding, { isDemonstration: true });
  await signIn(context({ demonstration: true }), asInput(sample), { now });
  expect(await sessionsOf(sample.id)).toHaveLength(1);
});

test('the gate before the database holds back without asking it', async () => {
  const closedGate = { limit: async () => ({ success: false }) } as RateLimit;
  const noDatabase = context({ signInGate: closedGate, database: undefined as never });
  const input = { email: 'a@hospital.example', password: 'x', remember: false };
  await expect(signIn(noDatabase, input, { now })).rejects.toMatchObject({ status: 429 });
});

test('a database that is away lets nobody in', async () => {
  const binding = {
    prepare() {
      throw new Error('D1_ERROR: Network connection lost.');
    },
  };
  const away = context({ database: openDatabase(binding as never) });
  const input = { email: 'a@hospital.example', password: 'x', remember: false };
  await expect(signIn(away, input, { now })).rejects.toThrow('D1_ERROR');
});

test('signing in again ends the session that was presented, and no other', async () => {
  const staff = await addStaff(store.binding);
  const first = await signIn(context(), asInput(staff), { now });
  const second = await signIn(context(), asInput(staff), { now });
  const third = await signIn(context(), asInput(staff), { now, presented: bearer(first.bearerToken) });
  const left = (await sessionsOf(staff.id)).map((session) => session.id).sort();
  expect(left).toEqual([second, third].map((tokens) => tokens.cookieToken.split('.')[0]).sort());
});

test('presenting the name of a session without its secret ends nothing', async () => {
  const staff = await addStaff(store.binding);
  const { bearerToken } = await signIn(context(), asInput(staff), { now });
  const [id] = bearerToken.split('.');
  await signIn(context(), asInput(staff), { now, presented: bearer(`${id}.${'a'.repeat(43)}`) });
  expect(await sessionsOf(staff.id)).toHaveLength(2);
});

test('a hash that is weaker than a new one is renewed by a right password, and not by a wrong one', async () => {
  const weak = await hashPassword('a long enough password', { ln: 4, r: 8, p: 1 });
  const staff = await addStaff(store.binding, { passwordHash: weak });
  const hash = async () =>
    (await store.database.select().from(users).where(eq(users.id, staff.id)))[0]?.passwordHash;
  await expect(signIn(context(), { ...asInput(staff), password: 'wrong' }, { now })).rejects.toMatchObject(
    refused,
  );
  expect(await hash()).toBe(weak);
  await signIn(context(), asInput(staff), { now });
  expect(await hash()).toMatch(/^\$scrypt\$ln=15,/);
  await signIn(context(), asInput(staff), { now });
});

test('each try is in the audit log, without the address it was made for', async () => {
  const staff = await addStaff(store.binding);
  await signIn(context({ requestId: 'audited' }), asInput(staff), { now });
  for (const wrong of [{ password: 'wrong' }, { email: 'no@one.example' }]) {
    await expect(
      signIn(context({ requestId: 'audited' }), { ...asInput(staff), ...wrong }, { now }),
    ).rejects.toThrow('Invalid email or password');
  }
  const rows = await store.database.select().from(auditLog).where(eq(auditLog.requestId, 'audited'));
  expect(rows.map(({ action, target, userId }) => [action, target, userId])).toEqual([
    ['staff.sign-in', staff.id, staff.id],
    ['staff.sign-in-refused', staff.id, null],
    ['staff.sign-in-refused', 'unknown', null],
  ]);
});
