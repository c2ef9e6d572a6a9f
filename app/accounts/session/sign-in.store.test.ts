import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditLog, knownDevices, sessions, users, windowCounts } from '#app/all-tables.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { commandFor, signInContext } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { hashPassword } from '../password/password.server.ts';
import { sweepDevices } from './known-device.server.ts';
import { endOtherSessions } from './session.commands.server.ts';
import type { SignInInput } from './sign-in.input.server.ts';
import { signIn } from './sign-in.server.ts';
import { type PresentedCredentials, readPresentedCredentials } from './sign-in-session.server.ts';
import { throttleKeys } from './sign-in-throttle.server.ts';

const now = new Date('2026-11-20T10:00:00Z');
const refused = { status: 401, message: 'Invalid email or password' };

// A password takes a fifth of a second to check, and more on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

/** Signs in as a visitor, each time from a new address. */
const enter = (
  input: SignInInput,
  {
    presented,
    door,
    command,
  }: {
    presented?: PresentedCredentials;
    door?: Parameters<typeof signInContext>[0];
    command?: Partial<Command>;
  } = {},
) =>
  signIn(
    commandFor(store, { actor: { kind: 'visitor', address: '10.0.0.1' }, now, ...command }),
    signInContext(door),
    input,
    presented,
  );

const sessionsOf = (userId: string) =>
  store.database.select().from(sessions).where(eq(sessions.userId, userId));
const asInput = ({ email, password }: { email: string; password: string }) => ({
  email,
  password,
  remember: false,
});
const bearer = (token: string) => readPresentedCredentials(new Headers({ Authorization: `Bearer ${token}` }));

test('opens one session with two secrets and stores only their hashes', async () => {
  const staff = await addStaff(store.binding);
  const { user, cookieToken, bearerToken } = await enter(asInput(staff));
  expect(user).toEqual({ _id: staff.id, name: staff.name, email: staff.email, role: 'admin' });
  const [session, ...others] = await sessionsOf(staff.id);
  expect(others).toEqual([]);
  expect(cookieToken).not.toBe(bearerToken);
  expect(cookieToken.split('.')[0]).toBe(session?.id);
  const stored = JSON.stringify(session);
  for (const token of [cookieToken, bearerToken]) expect(stored).not.toContain(token.split('.')[1]);
});

test('refuses a wrong password, an unknown, a disabled and a demonstration account with the same message', async () => {
  const staff = await addStaff(store.binding);
  const closed = await addStaff(store.binding, { disabledAt: now });
  const sample = await addStaff(store.binding, { isDemonstration: true });
  for (const input of [
    { ...asInput(staff), password: 'another long password' },
    { ...asInput(staff), email: 'nobody@hospital.example' },
    asInput(closed),
    asInput(sample),
  ]) {
    await expect(enter(input)).rejects.toMatchObject(refused);
  }
  for (const { id } of [staff, closed, sample]) expect(await sessionsOf(id)).toEqual([]);
});

test('signs the demonstration account in only if the demonstration is on', async () => {
  const sample = await addStaff(store.binding, { isDemonstration: true });
  await enter(asInput(sample), { door: { isDemonstration: true } });
  expect(await sessionsOf(sample.id)).toHaveLength(1);
});

test('refuses at the gate without a database query', async () => {
  const closedGate = { limit: async () => ({ success: false }) } as RateLimit;
  const input = { email: 'a@hospital.example', password: 'x', remember: false };
  await expect(
    enter(input, { door: { signInRateLimit: closedGate }, command: { database: undefined as never } }),
  ).rejects.toMatchObject({ status: 429 });
});

test('refuses everyone while the database is away', async () => {
  const binding = {
    prepare() {
      throw new Error('D1_ERROR: Network connection lost.');
    },
  };
  const input = { email: 'a@hospital.example', password: 'x', remember: false };
  await expect(enter(input, { command: { database: openDatabase(binding as never) } })).rejects.toThrow(
    'D1_ERROR',
  );
});

test('ends only the presented session at a new sign-in', async () => {
  const staff = await addStaff(store.binding);
  const first = await enter(asInput(staff));
  const second = await enter(asInput(staff));
  const third = await enter(asInput(staff), { presented: bearer(first.bearerToken) });
  const left = (await sessionsOf(staff.id)).map((session) => session.id).sort();
  expect(left).toEqual([second, third].map((tokens) => tokens.cookieToken.split('.')[0]).sort());
});

test('ends no session for a session id with a wrong secret', async () => {
  const staff = await addStaff(store.binding);
  const { bearerToken } = await enter(asInput(staff));
  const [id] = bearerToken.split('.');
  await enter(asInput(staff), { presented: bearer(`${id}.${'a'.repeat(43)}`) });
  expect(await sessionsOf(staff.id)).toHaveLength(2);
});

test('renews a weaker hash after a correct password only', async () => {
  const weak = await hashPassword('a long enough password', { ln: 4, r: 8, p: 1 });
  const staff = await addStaff(store.binding, { passwordHash: weak });
  const hash = async () =>
    (await store.database.select().from(users).where(eq(users.id, staff.id)))[0]?.passwordHash;
  await expect(enter({ ...asInput(staff), password: 'wrong' })).rejects.toMatchObject(refused);
  expect(await hash()).toBe(weak);
  await enter(asInput(staff));
  expect(await hash()).toMatch(/^\$scrypt\$ln=15,/);
  await enter(asInput(staff));
});

test('writes each attempt to the audit log, without the mail address', async () => {
  const staff = await addStaff(store.binding);
  const audited = { command: { requestId: 'audited' } };
  await enter(asInput(staff), audited);
  await expect(enter({ ...asInput(staff), password: 'wrong' }, audited)).rejects.toMatchObject(refused);
  await expect(enter({ ...asInput(staff), email: 'no@one.example' }, audited)).rejects.toMatchObject(refused);
  const rows = await store.database.select().from(auditLog).where(eq(auditLog.requestId, 'audited'));
  expect(rows.map(({ action, target, userId }) => [action, target, userId])).toEqual([
    ['staff.sign-in', staff.id, staff.id],
    ['staff.sign-in-refused', staff.id, null],
    ['staff.sign-in-refused', 'unknown', null],
  ]);
});

describe('a known device', () => {
  const onDevice = (deviceToken: string) =>
    readPresentedCredentials(new Headers({ Cookie: `__Host-device=${deviceToken}` }));
  const refusedAsTooMany = { status: 429 };
  const shutGate = {
    limit: async ({ key }: { key: string }) => ({ success: key.length === 36 }),
  } as RateLimit;

  /** Makes 100 failed attempts on an account from many addresses. */
  async function useUp({ email }: { email: string }): Promise<void> {
    const { account } = await throttleKeys(email, '10.0.0.1');
    const endsAt = new Date(Math.ceil((now.getTime() + 1) / 900_000) * 900_000);
    await store.database
      .insert(windowCounts)
      .values({ key: account, endsAt, count: 100 })
      .onConflictDoUpdate({ target: [windowCounts.key, windowCounts.endsAt], set: { count: 100 } });
  }

  test('signs in with the correct password after attempts of strangers; another device does not', async () => {
    const staff = await addStaff(store.binding);
    const { deviceToken } = await enter(asInput(staff));
    await useUp(staff);
    await expect(enter(asInput(staff))).rejects.toMatchObject(refusedAsTooMany);
    const again = await enter(asInput(staff), { presented: onDevice(deviceToken) });
    expect(again.deviceToken).toBe(deviceToken);
  });

  test('signs in after a stranger on the same network used up the gate of the address', async () => {
    const staff = await addStaff(store.binding);
    const { deviceToken } = await enter(asInput(staff));
    const door = { signInRateLimit: shutGate };
    await expect(enter(asInput(staff), { door })).rejects.toMatchObject(refusedAsTooMany);
    const guessed = onDevice(`${deviceToken.slice(0, 36)}.${'a'.repeat(43)}`);
    await expect(enter(asInput(staff), { door, presented: guessed })).rejects.toMatchObject(refusedAsTooMany);
    expect(await enter(asInput(staff), { door, presented: onDevice(deviceToken) })).toMatchObject({
      deviceToken,
    });
  });

  test('is unknown for another account until that account signs in on the device', async () => {
    const [mine, yours] = [await addStaff(store.binding), await addStaff(store.binding)];
    const { deviceToken } = await enter(asInput(mine));
    await useUp(yours);
    const here = { presented: onDevice(deviceToken) };
    await expect(enter(asInput(yours), here)).rejects.toMatchObject(refusedAsTooMany);
    await store.database.delete(windowCounts);
    expect((await enter(asInput(yours), here)).deviceToken).toBe(deviceToken);
    await useUp(yours);
    await useUp(mine);
    await enter(asInput(yours), here);
    await enter(asInput(mine), here);
  });

  test('is forgotten when the account ends its other sessions, and only a hash of its secret is stored', async () => {
    const staff = await addStaff(store.binding);
    const { deviceToken } = await enter(asInput(staff));
    const [row] = await store.database.select().from(knownDevices).where(eq(knownDevices.userId, staff.id));
    expect(JSON.stringify(row)).not.toContain(deviceToken.slice(37));
    await endOtherSessions(commandFor(store, { now }), {
      id: staff.id,
      email: staff.email,
      name: staff.name,
      role: 'admin',
      doctorId: null,
      mustSetUpCodes: false,
      sessionId: 'none',
      signedInAt: now,
    });
    await useUp(staff);
    await expect(enter(asInput(staff), { presented: onDevice(deviceToken) })).rejects.toMatchObject(
      refusedAsTooMany,
    );
  });

  test('is forgotten above 20 devices per account, and when its cookie expires', async () => {
    const staff = await addStaff(store.binding);
    const devices = () => store.database.select().from(knownDevices).where(eq(knownDevices.userId, staff.id));
    await store.binding.batch(
      Array.from({ length: 20 }, (_, count) =>
        store.binding
          .prepare(
            'insert into known_devices (device_id, user_id, secret_hash, signed_in_at) values (?, ?, ?, ?)',
          )
          .bind(`device-${count}`, staff.id, 'hash', now.getTime() - (20 - count) * 1000),
      ),
    );
    await enter(asInput(staff));
    const left = (await devices()).map(({ deviceId }) => deviceId);
    expect(left).toHaveLength(20);
    expect(left).not.toContain('device-0');
    await sweepDevices(store.database, new Date(now.getTime() + 399 * 86_400_000));
    expect(await devices()).toHaveLength(20);
    await sweepDevices(store.database, new Date(now.getTime() + 400 * 86_400_000));
    expect(await devices()).toEqual([]);
  });
});
