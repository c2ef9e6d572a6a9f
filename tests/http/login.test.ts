import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStaff } from '#tests/support/accounts.ts';
import { newAddress } from '#tests/support/command.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import {
  login,
  messageOf,
  nameAndValue,
  setCookieOf,
  withBearer,
  withCookie,
} from '#tests/support/sign-in.ts';
import type { Site } from '#tests/support/site.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

let site: Site;
beforeAll(async () => {
  site = await acquireSite();
});
afterAll(() => site.dispose());

describe('POST /api/v1/login', () => {
  test('returns a token and a cookie that differ, and each opens the session', async () => {
    const staff = await addStaff(site.binding);
    const response = await login(site, {
      email: ` ${staff.email.toUpperCase()} `,
      password: ` ${staff.password} `,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const { token, user } = (await response.json()) as { token: string; user: unknown };
    expect(user).toEqual({ _id: staff.id, name: staff.name, email: staff.email, role: 'admin' });
    const cookie = setCookieOf(response);
    expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(cookie).not.toContain(token);
    for (const session of [await withCookie(site, nameAndValue(cookie)), await withBearer(site, token)]) {
      expect(session.status).toBe(200);
      expect(await session.json()).toEqual({ user });
    }
  });

  test('lets a remembered session last thirty days', async () => {
    const { email, password } = await addStaff(site.binding);
    const response = await login(site, { email, password, rememberPassword: true });
    expect(setCookieOf(response)).toContain('Max-Age=2592000');
  });

  test.each([
    {},
    { email: '', password: 'x' },
    { email: 'a@b.example', password: '   ' },
    { email: 7, password: {} },
    [],
    null,
  ])('answers 400 to %j because every field is required', async (body) => {
    const response = await login(site, body);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toBe('Please fill out all fields');
  });

  test('gives the same answer to a wrong password and an unknown account', async () => {
    const { email } = await addStaff(site.binding);
    for (const account of [email, 'nobody@hospital.example']) {
      const response = await login(site, { email: account, password: 'not the password' });
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await messageOf(response)).toBe('Invalid email or password');
    }
  });

  test.each([
    ['malformed JSON', '{"email":', 400],
    ['an empty body', '', 400],
    ['a body that is too large', JSON.stringify({ email: 'a'.repeat(20_000) }), 413],
  ])('answers %s with the matching status', async (_, body, status) => {
    expect((await login(site, body)).status).toBe(status);
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=a'])(
    'answers 415 to a body of type %s',
    async (type) => {
      expect((await login(site, 'email=a&password=b', { headers: { 'Content-Type': type } })).status).toBe(
        415,
      );
    },
  );

  test('checks the password for only five of thirty wrong attempts at once', async () => {
    await waitForFreshWindow();
    const { email } = await addStaff(site.binding);
    const headers = { 'CF-Connecting-IP': newAddress() };
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => login(site, { email, password: 'not the password' }, { headers })),
    );
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    const held = responses.filter((response) => response.status === 429);
    expect(held).toHaveLength(25);
    for (const response of held) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('stops a flood from one address before it reaches the database', async () => {
    await waitForFreshWindow();
    const headers = { 'CF-Connecting-IP': newAddress() };
    let refusedBefore = 0;
    for (let round = 0; round < 7; round++) {
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          login(site, { email: `${round}-${index}@b.example`, password: 'x' }, { headers }),
        ),
      );
      refusedBefore += responses.filter((response) => response.status === 429).length;
    }
    // Twenty of the seventy attempts reach a password check. The last ten do not even reach the database.
    expect(refusedBefore).toBe(50);
  });

  test('answers 503 while the database is away', async () => {
    const { email, password } = await addStaff(site.binding);
    const response = await login(site, { email, password }, { headers: { 'x-test-database-failure': '1' } });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await messageOf(response)).toBe('Login failed');
  });

  test('ends the session of an old cookie', async () => {
    const before = await site.signIn();
    const { email, password } = before;
    const response = await login(site, { email, password }, { as: before });
    expect(response.status).toBe(200);
    expect((await withCookie(site, before.cookie)).status).toBe(401);
    expect((await withBearer(site, before.bearer)).status).toBe(401);
  });

  test('refuses a sign-in from another site', async () => {
    const { email, password } = await addStaff(site.binding);
    for (const [name, value] of [
      ['Sec-Fetch-Site', 'cross-site'],
      ['Origin', 'https://evil.example'],
    ] as const) {
      expect((await login(site, { email, password }, { headers: { [name]: value } })).status).toBe(403);
    }
  });
});
