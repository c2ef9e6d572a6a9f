/** Staff accounts as an owner manages them. Every request is one that a browser without scripts sends. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newAddress } from '#tests/support/command.ts';
import { ageSession } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { login, nameAndValue, setCookieOf, withCookie } from '#tests/support/sign-in.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

vi.setConfig({ testTimeout: 20_000 });

const staffPath = '/dashboard/Staff';

let site: Site;
let owner: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  owner = await site.signIn();
});
afterAll(() => site.dispose());

const send = (path: string, fields: Record<string, string>, as?: SignedIn) =>
  site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    sameOrigin: true,
    ...(as && { as }),
    headers: { 'CF-Connecting-IP': newAddress() },
  });

/** Path of the sign-in link that a page shows. */
const linkIn = (page: string) => /https?:\/\/[^\s<"]+(\/signin\/link\/[\w.-]+)/.exec(page)?.[1] ?? '';

async function invite(email: string, role = 'front-desk'): Promise<string> {
  const response = await send(`${staffPath}/new`, { email, role }, owner);
  expect(response.status).toBe(200);
  return linkIn(await response.text());
}

const password = 'seven green lamps walk uphill';
const joining = { name: 'Asha Thakran', newPassword: password, repeated: password };

describe('an invitation', () => {
  test('works at an address whose requests strangers have used up', async () => {
    const link = await invite(`${crypto.randomUUID()}@hospital.example`);
    const address = newAddress();
    const open = (path: string) =>
      site.fetch(path, {
        method: 'POST',
        body: new URLSearchParams(joining),
        sameOrigin: true,
        headers: { 'CF-Connecting-IP': address },
      });
    const wrong = `${link.slice(0, -4)}AAAA`;
    // The gate allows 60 requests in a minute, whose windows may change once during the test.
    let last = 409;
    for (let tries = 0; tries < 130 && last === 409; tries += 1) last = (await open(wrong)).status;
    expect(last).toBe(429);
    const response = await open(link);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/dashboard']);
  });

  test('is a link shown once, with which a person sets a name and a password and is signed in', async () => {
    const link = await invite('Asha@Hospital.example');
    expect(link).not.toBe('');
    const list = await (await site.fetch(staffPath, { as: owner })).text();
    expect(list).toContain('asha@hospital.example');
    expect(list).toContain('Invited, link until');
    expect(list).not.toContain(link);
    // A GET by a program that previews links does not use up the link.
    const page = await site.fetch(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(await page.text()).toMatch(/name="email"[^>]*value="asha@hospital.example"/);
    const response = await send(link, joining);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/dashboard']);
    const cookie = nameAndValue(setCookieOf(response));
    expect(await (await withCookie(site, cookie)).json()).toMatchObject({
      user: { name: 'Asha Thakran', email: 'asha@hospital.example', role: 'front-desk' },
    });
    expect((await login(site, { email: 'asha@hospital.example', password })).status).toBe(200);
    for (const again of [await site.fetch(link), await send(link, joining)]) {
      expect([404, 409]).toContain(again.status);
      expect(await again.text()).toContain('This link was used before');
    }
  });

  test.each([
    [{ ...joining, name: ' ' }, 'Please enter your name.'],
    [{ ...joining, newPassword: 'short' }, 'The password needs at least 12 characters.'],
    [{ ...joining, newPassword: 'passwordpassword', repeated: 'passwordpassword' }, 'among the first'],
    [{ ...joining, repeated: 'something else' }, 'The two passwords are not the same.'],
  ])(
    'shows what is wrong with %j beside the field, and never repeats the password',
    async (fields, words) => {
      const response = await send(await invite(`${crypto.randomUUID()}@hospital.example`), fields);
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).toContain(words);
      expect(page).toMatch(/aria-invalid="true"/);
      expect(page).not.toContain(fields.newPassword === 'short' ? 'value="short"' : fields.newPassword);
    },
  );

  test.each([
    [{ email: 'nobody', role: 'admin' }, 'Email format is not correct'],
    [{ email: 'a@b.example', role: 'chief' }, 'Choose what this person may do.'],
    [{ email: 'a@b.example' }, 'Choose what this person may do.'],
  ])('for %j is refused, and preserves what was typed', async (fields, words) => {
    const response = await send(`${staffPath}/new`, fields as Record<string, string>, owner);
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain(words);
    expect(page).toContain(`value="${fields.email}"`);
  });

  test('for a known or invited person is refused beside the field', async () => {
    await invite('mira@hospital.example');
    for (const email of [owner.email, 'mira@hospital.example']) {
      expect((await send(`${staffPath}/new`, { email, role: 'admin' }, owner)).status).toBe(409);
    }
  });

  test('cannot be used after it is withdrawn', async () => {
    const link = await invite('ravi@hospital.example');
    const id = link.split('/').at(-1)?.split('.')[0] ?? '';
    expect((await send(`${staffPath}/${id}`, { intent: 'withdraw' }, owner)).status).toBe(303);
    expect((await site.fetch(link)).status).toBe(404);
  });
});

test.each(['/signin/link/x', '/signin/link/00000000-0000-0000-0000-000000000000.abc', '/signin/link/%00'])(
  '%s is not a valid link',
  async (path) => {
    const response = await site.fetch(path);
    expect(response.status).toBe(404);
    expect((await send(path, joining)).status).toBeLessThan(500);
  },
);

test('a link shows an error while the database is away, and stays valid', async () => {
  const link = await invite('later@hospital.example');
  const away = { 'x-test-database-failure': '1' };
  expect((await site.fetch(link, { headers: away })).status).toBe(503);
  expect((await site.fetch(link)).status).toBe(200);
});

describe('another account, as an owner manages it', () => {
  const change = (id: string, fields: Record<string, string>) => send(`${staffPath}/${id}`, fields, owner);

  test('a reset ends its sessions, and the link sets a new password', async () => {
    const other = await site.signIn('front-desk');
    const response = await change(other.id, { intent: 'reset' });
    expect(response.status).toBe(200);
    const link = linkIn(await response.text());
    expect((await withCookie(site, other.cookie)).status).toBe(401);
    expect((await login(site, other)).status).toBe(401);
    expect((await send(link, { newPassword: password, repeated: password })).status).toBe(303);
    expect((await login(site, { email: other.email, password })).status).toBe(200);
  });

  test('role, sign-out, disabling and enabling take effect with the next request', async () => {
    const other = await site.signIn('front-desk');
    const seen = async () => (await site.fetch(staffPath, { as: other })).status;
    expect(await seen()).toBe(403);
    expect((await change(other.id, { intent: 'change-role', role: 'admin' })).status).toBe(303);
    expect(await seen()).toBe(200);
    expect((await change(other.id, { intent: 'end-sessions' })).status).toBe(303);
    expect(await seen()).toBe(302);
    expect((await login(site, other)).status).toBe(200);
    expect((await change(other.id, { intent: 'disable' })).status).toBe(303);
    expect((await login(site, other)).status).toBe(401);
    expect(await (await site.fetch(staffPath, { as: owner })).text()).toContain('Disabled');
    expect((await change(other.id, { intent: 'enable' })).status).toBe(303);
    expect((await login(site, other)).status).toBe(200);
  });

  test('refuses changes to one’s own account, unknown intents and unknown accounts with a message', async () => {
    const own = await change(owner.id, { intent: 'disable' });
    expect(own.status).toBe(409);
    expect(await own.text()).toContain('This is your own account');
    const other = await site.signIn();
    expect((await change(other.id, { intent: 'drop' })).status).toBe(400);
    expect((await change(other.id, { intent: 'change-role', role: 'chief' })).status).toBe(400);
    expect((await change('nobody', { intent: 'disable' })).status).toBe(404);
    expect((await site.fetch(`${staffPath}/nobody`, { as: owner })).status).toBe(404);
  });
});

describe('an act on access, more than ten minutes after the sign-in', () => {
  const acts: Readonly<
    Record<string, (other: SignedIn) => readonly [path: string, fields: Record<string, string>]>
  > = {
    'an invitation': () => [
      `${staffPath}/new`,
      { email: `${crypto.randomUUID()}@hospital.example`, role: 'admin' },
    ],
    'a reset': ({ id }) => [`${staffPath}/${id}`, { intent: 'reset' }],
    'another role': ({ id }) => [`${staffPath}/${id}`, { intent: 'change-role', role: 'admin' }],
    'disabling an account': ({ id }) => [`${staffPath}/${id}`, { intent: 'disable' }],
    'enabling an account': ({ id }) => [`${staffPath}/${id}`, { intent: 'enable' }],
    'ending two-step sign-in of owners': () => [staffPath, { ownersNeedCodes: 'off' }],
  };

  test.each(Object.entries(acts))(
    '%s needs the password, beside which a refusal is shown',
    async (_name, act) => {
      const as = await site.signIn();
      const other = await site.signIn('front-desk');
      const rows = () =>
        site.binding
          .prepare('select count(*) as count from audit_log where user_id = ?')
          .bind(as.id)
          .first('count');
      await ageSession(site, as);
      const [path, fields] = act(other);
      const page = await (await site.fetch(path, { as })).text();
      expect(page).toContain('name="currentPassword"');
      const missing = await send(path, fields, as);
      expect(missing.status).toBe(400);
      expect(await missing.text()).toContain('Please enter your current password.');
      expect(await rows()).toBe(0);
      const wrong = await send(path, { ...fields, currentPassword: 'not the password' }, as);
      expect(wrong.status).toBe(400);
      const refusal = await wrong.text();
      expect(refusal).toContain('This is not your current password.');
      expect(refusal).not.toContain('not the password');
      const done = await send(path, { ...fields, currentPassword: as.password }, as);
      expect([200, 303]).toContain(done.status);
      expect(await rows()).toBeGreaterThan(0);
    },
  );

  test('asks nothing soon after the sign-in, and nothing to sign somebody out or withdraw a link', async () => {
    const as = await site.signIn();
    const other = await site.signIn('front-desk');
    expect(await (await site.fetch(`${staffPath}/new`, { as })).text()).not.toContain('currentPassword');
    const link = linkIn(
      await (
        await send(`${staffPath}/new`, { email: `${crypto.randomUUID()}@a.example`, role: 'admin' }, as)
      ).text(),
    );
    const invited = link.split('/').at(-1)?.split('.')[0] ?? '';
    await ageSession(site, as);
    expect((await send(`${staffPath}/${other.id}`, { intent: 'end-sessions' }, as)).status).toBe(303);
    expect((await send(`${staffPath}/${invited}`, { intent: 'renew' }, as)).status).toBe(400);
    expect((await send(`${staffPath}/${invited}`, { intent: 'withdraw' }, as)).status).toBe(303);
  });
});

describe('a user’s own password', () => {
  const accountPath = '/dashboard/Account';
  const fields = (currentPassword: string, newPassword = password, repeated = newPassword) => ({
    currentPassword,
    newPassword,
    repeated,
  });

  test('is changed with the current one; other devices are signed out, and this one is not', async () => {
    const staff = await site.signIn('front-desk');
    const elsewhere = nameAndValue(setCookieOf(await login(site, staff)));
    const response = await send(accountPath, fields(staff.password), staff);
    expect([response.status, response.headers.get('Location')]).toEqual([303, accountPath]);
    expect((await withCookie(site, elsewhere)).status).toBe(401);
    expect((await withCookie(site, staff.cookie)).status).toBe(200);
    expect((await login(site, staff)).status).toBe(401);
    expect((await login(site, { email: staff.email, password })).status).toBe(200);
    const devices = site.binding
      .prepare('select count(*) as count from known_devices where user_id = ?')
      .bind(staff.id);
    // Only the device of the sign-in after the change is known.
    expect(await devices.first('count')).toBe(1);
  });

  test.each([
    [{ currentPassword: '' }, 'Please enter your current password.'],
    [{ currentPassword: 'not the password' }, 'This is not your current password.'],
    [{ newPassword: 'short', repeated: 'short' }, 'The password needs at least 12 characters.'],
    [{ repeated: 'another one' }, 'The two passwords are not the same.'],
  ])('is not changed by %j, and nothing typed is repeated', async (wrong, words) => {
    const staff = await site.signIn();
    const response = await send(accountPath, { ...fields(staff.password), ...wrong }, staff);
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain(words);
    expect(page).not.toContain(password);
    expect((await login(site, staff)).status).toBe(200);
  });

  test('allows five guesses in 15 minutes', async () => {
    await waitForFreshWindow();
    const staff = await site.signIn();
    const headers = { 'CF-Connecting-IP': newAddress() };
    const guess = async (currentPassword: string) =>
      (
        await site.fetch(accountPath, {
          method: 'POST',
          as: staff,
          sameOrigin: true,
          body: new URLSearchParams(fields(currentPassword)),
          headers,
        })
      ).status;
    const tries = [];
    for (let count = 0; count < 6; count++) tries.push(await guess('not the password'));
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await guess(staff.password)).toBe(429);
  });
});
