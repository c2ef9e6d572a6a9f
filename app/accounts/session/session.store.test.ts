import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessions, users } from '#app/all-tables.server.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import {
  endAllSessions,
  endOtherSessions,
  endSession,
  openSession,
  signOut,
  sweepSessions,
} from './session.commands.server.ts';
import { findSession, listSessions, touchSession } from './session.queries.server.ts';
import { type Credential, readCredential } from './session-credential.server.ts';

const start = new Date('2026-11-20T10:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const day = 24 * 60;

// A statement goes through Miniflare's proxy here, which is slow.
vi.setConfig({ testTimeout: 20_000 });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

interface Opened {
  readonly cookie: Credential;
  readonly bearer: Credential;
  readonly userId: string;
}

async function open(
  overrides: Parameters<typeof addStaff>[1] = {},
  { remember = false } = {},
): Promise<Opened> {
  const { id } = await addStaff(store.binding, overrides);
  return openFor(id, { remember });
}

async function openFor(userId: string, { remember = false, now = start } = {}): Promise<Opened> {
  const { statements, cookieToken, bearerToken } = await openSession(commandFor(store, { now }), {
    userId,
    remember,
    userAgent: 'Test',
    address: '10.0.0.1',
  });
  await store.database.batch(statements as never);
  const cookie = readCredential(new Headers({ Cookie: `__Host-session=${cookieToken}` }));
  const bearer = readCredential(new Headers({ Authorization: `Bearer ${bearerToken}` }));
  if (!cookie || !bearer) throw new Error('openSession returned a token that readCredential cannot parse.');
  return { cookie, bearer, userId };
}

const at = (credential: Credential, now: Date, demonstration = false) =>
  findSession(store.database, credential, { now, demonstration });

async function isOpen({ cookie, bearer }: Opened, now = start, demonstration = false): Promise<boolean> {
  const found = await Promise.all([at(cookie, now, demonstration), at(bearer, now, demonstration)]);
  const answers = found.map((session) => session !== undefined);
  expect(answers[0], 'the cookie and the bearer token are one session').toBe(answers[1]);
  return answers[0] ?? false;
}

async function staffOf(opened: Opened) {
  const session = await at(opened.cookie, start);
  if (!session) throw new Error('The session was not found.');
  return session.staff;
}

test('finds the account and the role of a session', async () => {
  const opened = await open({ name: 'Asha' });
  expect(await staffOf(opened)).toMatchObject({ id: opened.userId, name: 'Asha', role: 'admin' });
});

test('refuses the cookie secret as a bearer secret, and both for another session', async () => {
  const [one, other] = [await open(), await open()];
  expect(await at({ ...one.cookie, kind: 'bearer' }, start)).toBeUndefined();
  expect(await at({ ...one.bearer, kind: 'cookie' }, start)).toBeUndefined();
  expect(await at({ ...one.cookie, sessionId: other.cookie.sessionId }, start)).toBeUndefined();
});

test('ends a session after 1 hour without use', async () => {
  const opened = await open();
  expect(await isOpen(opened, after(59.9))).toBe(true);
  expect(await isOpen(opened, after(60))).toBe(false);
});

test('extends a session in use until 12 hours after it began', async () => {
  const opened = await open();
  for (let minute = 45; minute < 12 * 60; minute += 45) {
    const session = await at(opened.cookie, after(minute));
    expect(session).toBeDefined();
    if (session) await touchSession(store.database, session, after(minute));
  }
  expect(await isOpen(opened, after(12 * 60 - 0.1))).toBe(true);
  expect(await isOpen(opened, after(12 * 60))).toBe(false);
});

test('ends a remembered session after 7 days without use, or after 30 days', async () => {
  const opened = await open({}, { remember: true });
  expect(await isOpen(opened, after(7 * day - 1))).toBe(true);
  expect(await isOpen(opened, after(7 * day))).toBe(false);
  for (let days = 6; days < 30; days += 6) {
    const session = await at(opened.bearer, after(days * day));
    if (session) await touchSession(store.database, session, after(days * day));
  }
  expect(await isOpen(opened, after(30 * day - 1))).toBe(true);
  expect(await isOpen(opened, after(30 * day))).toBe(false);
});

test('writes the last use at most once a minute', async () => {
  const opened = await open();
  const lastSeen = async () =>
    (await store.database.select().from(sessions).where(eq(sessions.id, opened.cookie.sessionId)))[0]
      ?.lastSeenAt;
  for (const [now, seen] of [
    [after(0.9), start],
    [after(1), after(1)],
    [after(1.9), after(1)],
  ] as const) {
    const session = await at(opened.cookie, now);
    if (session) await touchSession(store.database, session, now);
    expect(await lastSeen()).toEqual(seen);
  }
});

test('ends the open sessions of a disabled account', async () => {
  const opened = await open();
  await store.database.update(users).set({ disabledAt: start }).where(eq(users.id, opened.userId));
  expect(await isOpen(opened)).toBe(false);
});

test('accepts a demonstration session only if the demonstration is on', async () => {
  const opened = await open({ isDemonstration: true });
  expect(await isOpen(opened)).toBe(false);
  expect(await isOpen(opened, start, true)).toBe(true);
});

test('ends the cookie and the bearer token at sign-out, and accepts a second sign-out', async () => {
  for (const kind of ['cookie', 'bearer'] as const) {
    const opened = await open();
    await signOut(commandFor(store), opened[kind], await staffOf(opened));
    expect(await isOpen(opened)).toBe(false);
    await signOut(commandFor(store), opened[kind], null);
  }
});

test('does not end a session for a wrong secret', async () => {
  const opened = await open();
  await signOut(commandFor(store), { ...opened.cookie, secret: opened.bearer.secret }, null);
  expect(await isOpen(opened)).toBe(true);
});

test("ends the person's own session on another device, and never the session of another person", async () => {
  const mine = await open();
  const lost = await openFor(mine.userId);
  const stranger = await open();
  const me = await staffOf(mine);
  await endSession(commandFor(store), me, lost.cookie.sessionId);
  await endSession(commandFor(store), me, stranger.cookie.sessionId);
  expect([await isOpen(mine), await isOpen(lost), await isOpen(stranger)]).toEqual([true, false, true]);
});

test('ends all sessions except the current one', async () => {
  const mine = await open();
  const others = [await openFor(mine.userId), await openFor(mine.userId)];
  await endOtherSessions(commandFor(store), await staffOf(mine));
  expect(await isOpen(mine)).toBe(true);
  for (const other of others) expect(await isOpen(other)).toBe(false);
});

test('ends every session of an account for a password change', async () => {
  const mine = await open();
  const other = await openFor(mine.userId);
  await endAllSessions(store.database, mine.userId);
  expect([await isOpen(mine), await isOpen(other)]).toEqual([false, false]);
});

test('ends the oldest of eleven sessions', async () => {
  const oldest = await open();
  const others = [];
  for (let place = 1; place <= 10; place++) {
    others.push(await openFor(oldest.userId, { now: new Date(start.getTime() + place) }));
  }
  expect(await isOpen(oldest)).toBe(false);
  for (const other of others) expect(await isOpen(other)).toBe(true);
});

test('lists the open sessions, most recently used first', async () => {
  const { userId, cookie } = await open();
  const later = await openFor(userId, { now: after(10) });
  const listed = async (now: Date) => (await listSessions(store.database, userId, now)).map(({ id }) => id);
  expect(await listed(after(20))).toEqual([later.cookie.sessionId, cookie.sessionId]);
  expect(await listed(after(65))).toEqual([later.cookie.sessionId]);
});

test('deletes only expired sessions in the daily sweep', async () => {
  await store.database.delete(sessions);
  const over = await open();
  const remaining = await open({}, { remember: true });
  await sweepSessions(store.database, after(60));
  const left = await store.database.select({ id: sessions.id }).from(sessions);
  expect(left).toEqual([{ id: remaining.cookie.sessionId }]);
  expect(await isOpen(over)).toBe(false);
});
