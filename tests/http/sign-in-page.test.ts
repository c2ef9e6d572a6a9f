import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { throttleKeys } from '#app/accounts/session/sign-in-throttle.server.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { newAddress } from '#tests/support/command.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { nameAndValue, setCookieOf, withCookie } from '#tests/support/sign-in.ts';
import type { Site, SiteRequest } from '#tests/support/site.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

let site: Site;
beforeAll(async () => {
  site = await acquireSite();
});
afterAll(() => site.dispose());

const json = { 'Content-Type': 'application/json' };

function signInForm(
  fields: Record<string, string>,
  { path = '/signin', ...request }: SiteRequest & { path?: string } = {},
) {
  return site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    sameOrigin: true,
    ...request,
    headers: { 'CF-Connecting-IP': newAddress(), ...(request.headers as Record<string, string>) },
  });
}

describe('the sign-in page', () => {
  test('signs in and redirects to the dashboard', async () => {
    const { email, password } = await addStaff(site.binding);
    const response = await signInForm({ email, password });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/dashboard');
    const cookie = setCookieOf(response);
    expect(cookie).not.toContain('Max-Age');
    const page = await site.fetch('/dashboard', { headers: { Cookie: nameAndValue(cookie) } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Welcome to Panchkula Mind &amp; Wellness Hospital Dashboard');
  });

  test('names who can help with a forgotten password', async () => {
    expect(await (await site.fetch('/signin')).text()).toContain('Forgotten? Ask the owner');
  });

  test('a known device can still sign in after strangers have used up the account’s attempts', async () => {
    const { email, password } = await addStaff(site.binding);
    const device = nameAndValue(setCookieOf(await signInForm({ email, password }), '__Host-device'));
    const { account } = await throttleKeys(email, newAddress());
    const window = 15 * 60_000;
    const end = (Math.floor(Date.now() / window) + 1) * window;
    await site.binding.batch(
      // Fills two windows, because the test may run at the border between them.
      [end, end + window].map((endsAt) =>
        site.binding
          .prepare('insert or replace into window_counts (key, ends_at, count) values (?, ?, 100)')
          .bind(account, endsAt),
      ),
    );
    expect((await signInForm({ email, password })).status).toBe(429);
    const known = await signInForm({ email, password }, { headers: { Cookie: device } });
    expect(known.status).toBe(303);
    expect(setCookieOf(known, '__Host-device')).toMatch(/HttpOnly; Max-Age=34560000; .*Secure/);
  });

  test('remembers a user who asks for it', async () => {
    const { email, password } = await addStaff(site.binding);
    const response = await signInForm({ email, password, rememberPassword: 'on' });
    expect(setCookieOf(response)).toContain('Max-Age=2592000');
  });

  test.each([
    ['/dashboard/AddDoctor?q=a', '/dashboard/AddDoctor?q=a'],
    ['//evil.example/dashboard', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example/dashboard', '/dashboard'],
    ['/signout', '/dashboard'],
  ])('next=%s redirects to %s', async (next, location) => {
    const { email, password } = await addStaff(site.binding);
    const path = `/signin?${new URLSearchParams({ next })}`;
    expect((await signInForm({ email, password }, { path })).headers.get('Location')).toBe(location);
    const again = await site.fetch(path, { as: await site.signIn() });
    expect([again.status, again.headers.get('Location')]).toEqual([302, location]);
  });

  test('reports empty fields, and preserves what was typed except the password', async () => {
    const response = await signInForm({
      email: 'asha@hospital.example',
      password: ' ',
      rememberPassword: 'on',
    });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toMatch(/role="alert"[\s\S]*Please fill out all fields/);
    expect(page).toContain('value="asha@hospital.example"');
    expect(page).toMatch(/<input[^>]*name="rememberPassword"[^>]*checked/);
  });

  test('reports a refusal, and never repeats the password', async () => {
    const response = await signInForm({ email: '"><script>x', password: 'a password that is wrong' });
    expect(response.status).toBe(401);
    const page = await response.text();
    // The message is above the fields, because a phone's keyboard covers what is below.
    expect(page).toMatch(/role="alert"[\s\S]*Invalid email or password[\s\S]*name="email"/);
    expect(page).not.toContain('a password that is wrong');
    expect(page).not.toContain('"><script>x');
  });

  test('shows how long to wait after five wrong attempts', async () => {
    await waitForFreshWindow();
    const { email } = await addStaff(site.binding);
    const headers = { 'CF-Connecting-IP': newAddress() };
    for (let count = 0; count < 5; count++) await signInForm({ email, password: 'wrong' }, { headers });
    const response = await signInForm({ email, password: 'wrong' }, { headers });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.text()).toMatch(/Too many tries\. Please wait/);
  });

  test('reports a failure while the database is away, and still shows the page', async () => {
    const away = { 'x-test-database-failure': '1' };
    const { email, password } = await addStaff(site.binding);
    const response = await signInForm({ email, password }, { headers: away });
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/role="alert"[\s\S]*Login failed/);
    const { cookie } = await site.signIn();
    expect((await site.fetch('/signin', { headers: { ...away, Cookie: cookie } })).status).toBe(200);
  });

  test.each([
    ['a form of another site', { sameOrigin: false, headers: { Origin: 'https://evil.example' } }, 403],
    ['a form without an origin', { sameOrigin: false }, 403],
    ['JSON', { body: '{}', headers: json }, 415],
    ['a broken form', { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }, 400],
    [
      'a form that is too large',
      {
        body: `email=${'a'.repeat(100_000)}`,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      },
      413,
    ],
  ] satisfies [string, SiteRequest, number][])('refuses %s', async (_, request, status) => {
    expect((await signInForm({}, request)).status).toBe(status);
  });
});

describe('signing out', () => {
  test("ends the session, clears the browser's data and shows a message once", async () => {
    const staff = await site.signIn();
    const response = await site.fetch('/signout', { method: 'POST', as: staff, sameOrigin: true });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/signin']);
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    expect((await withCookie(site, staff.cookie)).status).toBe(401);
    const flash = nameAndValue(setCookieOf(response, '__Host-flash'));
    const page = await site.fetch('/signin', { headers: { Cookie: flash } });
    expect(await page.text()).toContain('You are signed out');
    expect(setCookieOf(page, '__Host-flash')).toMatch(/^__Host-flash=; .*Max-Age=0/);
  });

  test('does not work by a link or from another site', async () => {
    const staff = await site.signIn();
    await site.fetch('/signout', { as: staff });
    const foreign = { method: 'POST', as: staff, headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect((await site.fetch('/signout', foreign)).status).toBe(403);
    expect((await withCookie(site, staff.cookie)).status).toBe(200);
  });

  test('reports a failure while the database is away', async () => {
    const staff = await site.signIn();
    const headers = { 'x-test-database-failure': '1' };
    const response = await site.fetch('/signout', { method: 'POST', as: staff, sameOrigin: true, headers });
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain('You are still signed in');
  });
});
