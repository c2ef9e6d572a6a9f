/** The session watch of an open staff page, and signing in again on top of it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionStatusPath } from '#app/accounts/staff/account.values.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { newAddress } from '#tests/support/command.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { nameAndValue, setCookieOf, withCookie } from '#tests/support/sign-in.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

vi.setConfig({ testTimeout: 20_000 });

let site: Site;
beforeAll(async () => {
  site = await acquireSite();
});
afterAll(() => site.dispose());

const check = async (as?: SignedIn) => (await site.fetch(sessionStatusPath, as ? { as } : {})).json();
const send = (fields: Record<string, string>, as: SignedIn, address = newAddress()) =>
  site.fetch(sessionStatusPath, {
    method: 'POST',
    as,
    sameOrigin: true,
    body: new URLSearchParams(fields),
    headers: { 'CF-Connecting-IP': address },
  });

/** Makes a session expire in so many seconds, with its last use two minutes ago. */
const endIn = (staff: SignedIn, seconds: number) =>
  site.binding
    .prepare('update sessions set idle_expires_at = ?, last_seen_at = ? where user_id = ?')
    .bind(Date.now() + seconds * 1000, Date.now() - 120_000, staff.id)
    .run();

test('a check returns the account and the remaining time, and does not extend the session', async () => {
  const staff = await site.signIn();
  expect(await check(staff)).toEqual({ accountId: staff.id, secondsLeft: expect.any(Number) });
  await endIn(staff, 200);
  for (let count = 0; count < 3; count++) {
    const { secondsLeft } = (await check(staff)) as { secondsLeft: number };
    expect(secondsLeft).toBeLessThanOrEqual(200);
  }
  expect(await check()).toEqual({ accountId: null, secondsLeft: 0 });
  await endIn(staff, 0);
  expect(await check(staff)).toEqual({ accountId: null, secondsLeft: 0 });
  const response = await site.fetch(sessionStatusPath);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

test('the sign-in page says once why a session ended', async () => {
  const staff = await site.signIn();
  const reasonAfter = async (cookie: string) => {
    const away = await site.fetch('/dashboard/Till', { headers: { Cookie: cookie } });
    expect([away.status, away.headers.get('Location')]).toEqual([302, '/signin?next=%2Fdashboard%2FTill']);
    const flash = nameAndValue(setCookieOf(away, '__Host-flash'));
    const page = await site.fetch('/signin', { headers: { Cookie: `${cookie}; ${flash}` } });
    expect(setCookieOf(page, '__Host-flash')).toMatch(/Max-Age=0/);
    return page.text();
  };
  await endIn(staff, 0);
  expect(await reasonAfter(staff.cookie)).toContain(toastMessages.signedOutIdle.text);
  await site.binding.prepare('delete from sessions where user_id = ?').bind(staff.id).run();
  expect(await reasonAfter(staff.cookie)).toContain(toastMessages.signedOutSince.text);
  const visitor = await site.fetch('/dashboard/Till');
  expect(visitor.headers.getSetCookie()).toEqual([]);
});

test('"stay" extends the session by an hour, but not an expired one', async () => {
  const staff = await site.signIn();
  await endIn(staff, 200);
  expect((await send({ intent: 'stay' }, staff)).status).toBe(200);
  await vi.waitFor(async () =>
    expect(((await check(staff)) as { secondsLeft: number }).secondsLeft).toBeGreaterThan(3500),
  );
  await endIn(staff, 0);
  await send({ intent: 'stay' }, staff);
  expect(await check(staff)).toMatchObject({ accountId: null });
});

test('signing in again opens a new session of the same account', async () => {
  const staff = await site.signIn();
  await endIn(staff, 0);
  const again = { intent: 'sign-in', accountId: staff.id, password: staff.password };
  const response = await send(again, staff);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({});
  expect((await withCookie(site, nameAndValue(setCookieOf(response)))).status).toBe(200);
});

test('refuses a wrong password, a missing one and an unknown account with a message, and five wrong passwords lock it', async () => {
  await waitForFreshWindow();
  const staff = await site.signIn();
  const address = newAddress();
  const guess = (fields: Record<string, string>) =>
    send({ intent: 'sign-in', accountId: staff.id, ...fields }, staff, address);
  expect((await guess({})).status).toBe(400);
  expect((await guess({ accountId: 'nobody', password: 'x' })).status).toBe(400);
  for (let count = 0; count < 5; count++) {
    const response = await guess({ password: 'not the password' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'Invalid email or password' });
  }
  expect((await guess({ password: staff.password })).status).toBe(429);
});

test('refuses a sign-in from another site, and lets nobody in while the database is away', async () => {
  const staff = await site.signIn();
  const foreign = await site.fetch(sessionStatusPath, {
    method: 'POST',
    as: staff,
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    body: new URLSearchParams({ intent: 'stay' }),
  });
  expect(foreign.status).toBe(403);
  const away = await site.fetch(sessionStatusPath, {
    as: staff,
    headers: { 'x-test-database-failure': '1' },
  });
  expect(away.status).toBe(503);
});
