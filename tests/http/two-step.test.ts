/** Two-step sign-in. Every request is one that a browser without scripts or an API client sends. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { totpCode, totpPeriod } from '#app/platform/tokens/tokens.server.ts';
import { newAddress } from '#tests/support/command.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { login, nameAndValue, setCookieOf, withCookie } from '#tests/support/sign-in.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

vi.setConfig({ testTimeout: 30_000 });

const twoStepPath = '/dashboard/Account/TwoStep';

let site: Site;
beforeAll(async () => {
  site = await acquireSite();
});
afterAll(() => site.dispose());

const send = (path: string, fields: Record<string, string>, cookie = '') =>
  site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    sameOrigin: true,
    headers: { 'CF-Connecting-IP': newAddress(), Cookie: cookie },
  });

/** Code that an authenticator app shows, `ahead` half minutes from now. Each code works once. */
const codeOf = (secret: string, ahead = 0) => totpCode(secret, totpPeriod(new Date()) + ahead);

async function setUp(staff: SignedIn) {
  const begun = await send(twoStepPath, { intent: 'begin', currentPassword: staff.password }, staff.cookie);
  expect([begun.status, begun.headers.get('Location')]).toEqual([303, twoStepPath]);
  const page = await (await site.fetch(twoStepPath, { as: staff })).text();
  const secret = /secret=([A-Z2-7]{32})/.exec(page)?.[1] ?? '';
  expect(page).toContain('<svg');
  // The code of the previous half minute, so that the current one is still unused.
  const confirmed = await send(
    twoStepPath,
    { intent: 'confirm', code: await codeOf(secret, -1) },
    staff.cookie,
  );
  expect(confirmed.status).toBe(200);
  const printed = [...(await confirmed.text()).matchAll(/<strong>((?:[a-z2-7]{4}-?){4})<\/strong>/g)];
  return { secret, printed: printed.map(([, code]) => code ?? '') };
}

test('is set up with the password and a valid code, and shows its secrets once', async () => {
  const staff = await site.signIn('front-desk');
  const { secret, printed } = await setUp(staff);
  expect(printed).toHaveLength(10);
  const page = await (await site.fetch(twoStepPath, { as: staff })).text();
  expect(page).toContain('10 left');
  for (const shown of [secret, ...printed]) expect(page).not.toContain(shown);
  const off = (currentPassword: string) =>
    send(twoStepPath, { intent: 'off', currentPassword }, staff.cookie);
  expect((await off('not the password')).status).toBe(400);
  expect((await login(site, staff)).status).toBe(401);
  const renewed = await send(twoStepPath, { intent: 'renew', currentPassword: staff.password }, staff.cookie);
  expect(await renewed.text()).not.toContain(printed[0]);
  expect((await off(staff.password)).status).toBe(303);
  expect((await login(site, staff)).status).toBe(200);
});

test.each<Record<string, string>>([
  { intent: 'begin', currentPassword: '' },
  { intent: 'confirm', code: '1' },
  { intent: 'drop' },
])('is not started by %j', async (fields) => {
  const staff = await site.signIn();
  const response = await send(twoStepPath, fields, staff.cookie);
  expect(response.status).toBe(400);
  expect(await (await site.fetch(twoStepPath, { as: staff })).text()).not.toContain('<svg viewBox="0 0 4');
  expect((await login(site, staff)).status).toBe(200);
});

describe('signing in with two steps', () => {
  test('asks for the code in a second step, and redirects to the requested page', async () => {
    const staff = await site.signIn();
    const { secret } = await setUp(staff);
    const query = `?${new URLSearchParams({ next: '/dashboard/Till' })}`;
    const first = await send(`/signin${query}`, {
      email: staff.email,
      password: staff.password,
      rememberPassword: 'on',
    });
    expect([first.status, first.headers.get('Location')]).toEqual([303, `/signin/code${query}`]);
    expect(first.headers.getSetCookie().join()).not.toContain('__Host-session');
    const pending = nameAndValue(setCookieOf(first, '__Host-sign-in'));
    const page = await site.fetch(`/signin/code${query}`, { headers: { Cookie: pending } });
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect((await withCookie(site, pending)).status).toBe(401);
    const refused = await send(`/signin/code${query}`, { code: '000000' }, pending);
    expect(refused.status).toBe(401);
    expect(await refused.text()).toMatch(/role="alert"[\s\S]*This code is not right/);
    const second = await send(`/signin/code${query}`, { code: await codeOf(secret) }, pending);
    expect([second.status, second.headers.get('Location')]).toEqual([303, '/dashboard/Till']);
    const cookie = setCookieOf(second);
    expect(cookie).toContain('Max-Age=2592000');
    expect((await withCookie(site, nameAndValue(cookie))).status).toBe(200);
    expect(setCookieOf(second, '__Host-sign-in')).toContain('Max-Age=0');
    // The pending sign-in was used up.
    const again = await send(`/signin/code${query}`, { code: await codeOf(secret, 1) }, pending);
    expect([again.status, again.headers.get('Location')]).toEqual([302, `/signin${query}`]);
  });

  test('has no second step without a first one', async () => {
    for (const response of [
      await site.fetch('/signin/code'),
      await send('/signin/code', { code: '000000' }),
    ]) {
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/signin']);
    }
  });

  test('through the API takes the code with the password', async () => {
    const staff = await site.signIn();
    const { secret, printed } = await setUp(staff);
    const { email, password } = staff;
    const missing = await login(site, { email, password });
    expect(missing.status).toBe(401);
    expect(await missing.json()).toMatchObject({ errors: { code: expect.any(String) } });
    expect(missing.headers.getSetCookie()).toEqual([]);
    expect((await login(site, { email, password, code: 'x' })).status).toBe(401);
    expect((await login(site, { email, password, code: await codeOf(secret) })).status).toBe(200);
    expect((await login(site, { email, password, code: printed[0] })).status).toBe(200);
  });
});

test('can be required of owners: after the next sign-in an owner without it can open nothing else', async () => {
  const [strict, lax] = [await site.signIn(), await site.signIn()];
  const desk = await site.signIn('front-desk');
  const require = (isOn: boolean) =>
    send('/dashboard/Staff', { ownersNeedCodes: isOn ? 'on' : 'off' }, strict.cookie);
  const early = await require(true);
  expect(early.status).toBe(409);
  expect(await early.text()).toContain('for your own account first');
  await setUp(strict);
  expect((await require(true)).status).toBe(303);
  // Any value other than `on` or `off` is refused, so a typo cannot disable two-step sign-in.
  for (const ownersNeedCodes of ['', 'ON', 'of']) {
    expect((await send('/dashboard/Staff', { ownersNeedCodes }, strict.cookie)).status).toBe(400);
  }
  // A session that is already open stays valid.
  expect((await site.fetch('/dashboard/Links', { as: lax })).status).toBe(200);
  const response = await login(site, lax);
  const { token } = (await response.json()) as { token: string };
  const cookie = nameAndValue(setCookieOf(response));
  for (const path of ['/dashboard', '/dashboard/Links', '/dashboard/Account']) {
    const led = await site.fetch(path, { headers: { Cookie: cookie } });
    expect([led.status, led.headers.get('Location')]).toEqual([302, twoStepPath]);
  }
  const call = await site.fetch('/api/v1/appointments', { headers: { Authorization: `Bearer ${token}` } });
  expect(call.status).toBe(403);
  expect((await site.fetch(twoStepPath, { headers: { Cookie: cookie } })).status).toBe(200);
  await setUp({ ...lax, cookie });
  expect((await site.fetch('/dashboard/Links', { headers: { Cookie: cookie } })).status).toBe(200);
  const off = await send(twoStepPath, { intent: 'off', currentPassword: lax.password }, cookie);
  expect(off.status).toBe(409);
  const deskCookie = nameAndValue(setCookieOf(await login(site, desk)));
  expect((await site.fetch('/dashboard', { headers: { Cookie: deskCookie } })).status).toBe(200);
  expect((await require(false)).status).toBe(303);
});
