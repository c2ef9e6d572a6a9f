import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acquireSite } from '#tests/support/shared-site.ts';
import {
  login,
  messageOf,
  sessionWith,
  setCookieOf,
  withBearer,
  withCookie,
} from '#tests/support/sign-in.ts';
import type { Site, SiteRequest } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await acquireSite();
});
afterAll(() => site.dispose());

describe('the session API', () => {
  test('answers 401 without a session, and names the scheme', async () => {
    const response = await sessionWith(site, {});
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer realm="staff"');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test.each(['Bearer nonsense', 'Basic eDp5', 'Bearer'])(
    'decides by Authorization: %s, whatever the cookie',
    async (authorization) => {
      const { cookie } = await site.signIn();
      expect((await sessionWith(site, { Authorization: authorization, Cookie: cookie })).status).toBe(401);
    },
  );

  test('ignores another cookie that cannot be decoded', async () => {
    const { cookie } = await site.signIn();
    expect((await withCookie(site, `b=%E0%A4%A; ${cookie}`)).status).toBe(200);
    expect((await withCookie(site, 'b=%E0%A4%A; __Host-session=%E0%A4%A')).status).toBe(401);
  });

  test('ends at once for cookie and bearer token when it expires or its account is disabled', async () => {
    const changes = [
      'update sessions set idle_expires_at = ?1 where user_id = ?2',
      'update sessions set absolute_expires_at = ?1 where user_id = ?2',
      'update users set disabled_at = ?1 where id = ?2',
    ];
    for (const change of changes) {
      const { id, cookie, bearer } = await site.signIn();
      await site.binding
        .prepare(change)
        .bind(Date.now() - 1, id)
        .run();
      expect((await withCookie(site, cookie)).status).toBe(401);
      expect((await withBearer(site, bearer)).status).toBe(401);
    }
  });

  test('answers 503 when the session cannot be read', async () => {
    const { cookie } = await site.signIn();
    expect((await sessionWith(site, { Cookie: cookie, 'x-test-database-failure': '1' })).status).toBe(503);
  });

  test.each([
    ['POST', '/api/v1/session', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v1/login', 'OPTIONS, POST'],
    ['DELETE', '/api/v1/logout', 'OPTIONS, POST'],
    ['PROPFIND', '/api/v1/login', 'OPTIONS, POST'],
  ])('%s %s gets 405 and the supported methods', async (method, path, allow) => {
    const response = await site.fetch(path, { method, sameOrigin: true });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
    expect(await messageOf(response)).toBe(`${method} is not possible here.`);
  });

  test('TRACE, which no browser and no fetch sends, gets 405 and the supported methods', async () => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${site.origin}/api/v1/login`, { method: 'TRACE' }, resolve).on('error', reject).end();
    });
    response.resume();
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'OPTIONS, POST']);
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s to an unknown call gets 404 in JSON',
    async (method) => {
      const response = await site.fetch('/api/v1/nothing/here', { method, sameOrigin: true });
      expect(response.status).toBe(404);
      expect(await messageOf(response)).toBe('There is no such call.');
    },
  );

  test('HEAD gets the status and no body', async () => {
    const { cookie } = await site.signIn();
    const response = await site.fetch('/api/v1/session', { method: 'HEAD', headers: { Cookie: cookie } });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('POST /api/v1/logout', () => {
  test.each(['cookie', 'bearer'] as const)('by %s ends the session for both credentials', async (kind) => {
    const staff = await site.signIn();
    const sent: SiteRequest =
      kind === 'cookie'
        ? { as: staff, sameOrigin: true }
        : { headers: { Authorization: `bearer ${staff.bearer}` } };
    const response = await site.fetch('/api/v1/logout', { method: 'POST', ...sent });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    expect(setCookieOf(response)).toMatch(/^__Host-session=; .*Max-Age=0/);
    expect((await withCookie(site, staff.cookie)).status).toBe(401);
    expect((await withBearer(site, staff.bearer)).status).toBe(401);
  });

  test('answers 204 without a session too', async () => {
    expect((await site.fetch('/api/v1/logout', { method: 'POST' })).status).toBe(204);
  });

  test('is refused from another site, and the session continues', async () => {
    const staff = await site.signIn();
    const response = await site.fetch('/api/v1/logout', {
      method: 'POST',
      as: staff,
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(response.status).toBe(403);
    expect((await withCookie(site, staff.cookie)).status).toBe(200);
  });
});

test('passwords, tokens and email addresses do not appear in the log', async () => {
  const staff = await site.signIn();
  const headers = { 'x-test-database-failure': '1' };
  await login(site, { email: staff.email, password: staff.password }, { headers });
  await site.fetch('/dashboard', { as: staff, headers });
  expect(site.logs.length).toBeGreaterThan(0);
  const log = site.logs.join('\n');
  for (const secret of [staff.password, staff.email, staff.bearer, staff.cookie, '@hospital.example']) {
    expect(log).not.toContain(secret);
  }
});
