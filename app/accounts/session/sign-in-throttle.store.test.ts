import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { windowCounts } from '#app/all-tables.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { sweepCounts } from '#app/platform/throttle/counter.server.ts';
import { newAddress } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import {
  countSignIn,
  type OwnAllowance,
  type ThrottleKeys,
  throttleKeys,
  undoSignInCount,
} from './sign-in-throttle.server.ts';

const now = new Date('2026-11-20T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

// A statement goes through Miniflare's proxy here, which is slow.
vi.setConfig({ testTimeout: 20_000 });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

let accounts = 0;
const newAccount = () => `account-${accounts++}@hospital.example`;

/** Whether the password was checked for an attempt. */
const tries = async (email: string, address: string, at = now): Promise<boolean> =>
  isCounted(await throttleKeys(email, address), at);

async function isCounted(keys: ThrottleKeys, at = now, own?: OwnAllowance): Promise<boolean> {
  try {
    await countSignIn(store.database, keys, at, own);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 429) return false;
    throw error;
  }
}

async function passedOf(count: number, attempt: () => Promise<boolean>): Promise<number> {
  const passed = await Promise.all(Array.from({ length: count }, attempt));
  return passed.filter(Boolean).length;
}

test('accepts exactly 5 of 30 concurrent attempts on one account from one address', async () => {
  const [account, address] = [newAccount(), newAddress()];
  expect(await passedOf(30, () => tries(account, address))).toBe(5);
});

test('accepts exactly 20 of 40 attempts from one address on 40 accounts', async () => {
  const address = newAddress();
  expect(await passedOf(40, () => tries(newAccount(), address))).toBe(20);
});

test('accepts 100 attempts on one account from many addresses', async () => {
  const account = newAccount();
  const { account: key } = await throttleKeys(account, newAddress());
  await store.database.insert(windowCounts).values({ key, endsAt: minutes(15), count: 97 });
  expect(await passedOf(10, () => tries(account, newAddress()))).toBe(3);
});

test('does not lock an account for attempts that were refused by address', async () => {
  const [account, stranger] = [newAccount(), newAddress()];
  await passedOf(30, () => tries(account, stranger));
  const { account: key } = await throttleKeys(account, stranger);
  const [row] = await store.database.select().from(windowCounts).where(eq(windowCounts.key, key));
  expect(row?.count).toBe(5);
  expect(await tries(account, newAddress())).toBe(true);
});

test('does not lock the office for failed attempts on one account', async () => {
  const office = newAddress();
  const forgetful = newAccount();
  await passedOf(12, () => tries(forgetful, office));
  expect(await passedOf(15, () => tries(newAccount(), office))).toBe(15);
});

test('gives a known device 10 attempts of its own, and resets them after a correct password', async () => {
  const [account, address] = [newAccount(), newAddress()];
  const keys = await throttleKeys(account, address, 'device-1');
  const onDevice = () => isCounted(keys, now, 'accountOnDevice');
  expect(await passedOf(9, onDevice)).toBe(9);
  await store.database.batch([...undoSignInCount(store.database, keys, now, 'accountOnDevice')]);
  expect(await passedOf(15, onDevice)).toBe(10);
  expect(await tries(account, address)).toBe(true);
});

test('gives an open session 5 attempts of its own, which strangers cannot use up', async () => {
  const [account, address] = [newAccount(), newAddress()];
  const keys = await throttleKeys(account, address, '', 'session-1');
  await store.database.insert(windowCounts).values([
    { key: keys.account, endsAt: minutes(15), count: 500 },
    { key: keys.address[0].key, endsAt: minutes(15), count: 500 },
  ]);
  expect(await tries(account, address)).toBe(false);
  expect(await passedOf(10, () => isCounted(keys, now, 'accountInSession'))).toBe(5);
});

test('counts an IPv6 network as one address', async () => {
  const account = newAccount();
  let host = 0;
  expect(await passedOf(30, () => tries(account, `2001:db8:7:7::${(host++).toString(16)}`))).toBe(5);
});

test('accepts 40 of 60 attempts from an IPv6 /48, each from another /56 and on another account', async () => {
  const attempt = (index: number) => tries(newAccount(), `2001:db8:8:${index.toString(16)}00::1`);
  let passed = 0;
  for (let index = 0; index < 60; index += 1) if (await attempt(index)) passed += 1;
  expect(passed).toBe(40);
});

test('accepts 5 more attempts after 15 minutes', async () => {
  const [account, address] = [newAccount(), newAddress()];
  expect(await passedOf(10, () => tries(account, address))).toBe(5);
  expect(await passedOf(10, () => tries(account, address, minutes(14.9)))).toBe(0);
  expect(await passedOf(10, () => tries(account, address, minutes(15)))).toBe(5);
});

test('sends Retry-After with the end of the window', async () => {
  const keys = await throttleKeys(newAccount(), newAddress());
  for (let count = 0; count < 5; count++) await countSignIn(store.database, keys, minutes(4));
  await expect(countSignIn(store.database, keys, minutes(4))).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': String(11 * 60) },
  });
});

test('locks nobody out after 30 successful sign-ins from one office', async () => {
  const office = newAddress();
  const [one, other] = [newAccount(), newAccount()];
  for (let count = 0; count < 30; count++) {
    const keys = await throttleKeys(count % 2 ? one : other, office);
    await countSignIn(store.database, keys, now);
    await store.database.batch(undoSignInCount(store.database, keys, now));
  }
  expect(await tries(newAccount(), office)).toBe(true);
});

test('clears failed attempts after a correct password, for that account and address only', async () => {
  const [account, address] = [newAccount(), newAddress()];
  await passedOf(4, () => tries(account, address));
  const keys = await throttleKeys(account, address);
  await countSignIn(store.database, keys, now);
  await store.database.batch(undoSignInCount(store.database, keys, now));
  expect(await passedOf(10, () => tries(account, address))).toBe(5);
  // The address still counts 4 failed attempts, so 4 + 5 of its 20 are used.
  expect(await passedOf(30, () => tries(newAccount(), address))).toBe(11);
});

test('deletes past windows but not the present one', async () => {
  await store.database.delete(windowCounts);
  await tries(newAccount(), newAddress());
  await sweepCounts(store.database, minutes(14));
  expect(await store.database.$count(windowCounts)).toBe(3);
  await sweepCounts(store.database, minutes(15));
  expect(await store.database.$count(windowCounts)).toBe(0);
});
