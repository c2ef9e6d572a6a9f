import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acquireSite } from '#tests/support/shared-site.ts';
import { login, nameAndValue, setCookieOf, withCookie } from '#tests/support/sign-in.ts';
import type { Site } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await acquireSite();
});
afterAll(() => site.dispose());

describe('the guard', () => {
  const paths = [
    '/dashboard',
    '/dashboard/MyDay',
    '/dashboard/MyDay/calendar',
    '/dashboard/MyDay/some-id',
    '/dashboard/AddDoctor',
    '/dashboard/AddDoctor/some-id/times',
    '/dashboard/AddDoctor/new',
    '/dashboard/AddDoctor/some-id/edit',
    '/dashboard/AddDoctor/some-id/delete',
    '/dashboard/Links',
    '/dashboard/sessions',
    '/dashboard/Account',
    '/dashboard/Account/TwoStep',
    '/dashboard/Staff',
    '/dashboard/Staff/some-id',
    '/dashboard/Audit',
    '/dashboard/Audit/csv',
    '/dashboard/Appointments',
    '/dashboard/Appointments/new',
    '/dashboard/Appointments/free',
    '/dashboard/Appointments/week',
    '/dashboard/Appointments/day-sheet',
    '/dashboard/Appointments/some-id',
    '/dashboard/Appointments/some-id/cancel',
    '/dashboard/Appointments/some-id/payment',
    '/dashboard/receipts/some-id',
    '/dashboard/receipts/some-id/hindi',
    '/dashboard/Patient',
    '/dashboard/Patient/known',
    '/dashboard/WaitingList',
    '/dashboard/WaitingList/new',
    '/dashboard/Callbacks',
    '/dashboard/Till',
    '/dashboard/Month',
    '/dashboard/Month/csv',
    '/dashboard/Month/receipts',
    '/dashboard/PersonData',
    '/dashboard/Hospital',
    '/dashboard/Hospital/payments',
    '/dashboard/nothing/here',
  ];

  test.each(paths)(
    'sends a visitor from %s to the sign-in page, and shows neither it nor its data',
    async (path) => {
      const response = await site.fetch(path);
      expect(response.status).toBe(302);
      const next = path === '/dashboard' ? '' : `?${new URLSearchParams({ next: path })}`;
      expect(response.headers.get('Location')).toBe(`/signin${next}`);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).toBe('');

      const routeData = await (await site.fetch(`${path}.data`)).text();
      expect(routeData).toContain('SingleFetchRedirect');
      expect(routeData).toContain('/signin');

      const body = new URLSearchParams({ a: 'b' });
      const submitted = await site.fetch(path, { method: 'POST', body, sameOrigin: true });
      expect(submitted.status).toBe(302);
      expect(submitted.headers.get('Location')).toMatch(/^\/signin/);
    },
  );

  test.each(['/dashboard', '/dashboard/Links', '/dashboard/sessions', '/signin'])(
    '%s is not cached and not indexed',
    async (path) => {
      const request = path === '/signin' ? {} : { as: await site.signIn() };
      const response = await site.fetch(path, request);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
      expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
    },
  );

  test('an unknown page of the staff area is 404 for staff', async () => {
    const response = await site.fetch('/dashboard/nothing/here', { as: await site.signIn() });
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('an expired session redirects to the sign-in page', async () => {
    const staff = await site.signIn();
    await site.binding
      .prepare('update sessions set idle_expires_at = 0 where user_id = ?')
      .bind(staff.id)
      .run();
    expect((await site.fetch('/dashboard', { as: staff })).status).toBe(302);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('a page answers 405 to %s', async (method) => {
    const staff = await site.signIn();
    const response = await site.fetch('/dashboard/Links/new', { as: staff, method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
  });

  test('lets nobody in while the database is away', async () => {
    const staff = await site.signIn();
    const response = await site.fetch('/dashboard', {
      as: staff,
      headers: { 'x-test-database-failure': '1' },
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).not.toContain('Welcome to');
  });
});

describe('the list of sessions', () => {
  async function signInAgain(staff: { email: string; password: string }, userAgent: string) {
    const response = await login(
      site,
      { email: staff.email, password: staff.password },
      { headers: { 'User-Agent': userAgent } },
    );
    return nameAndValue(setCookieOf(response));
  }

  const end = (cookie: string, fields: Record<string, string>) =>
    site.fetch('/dashboard/sessions', {
      method: 'POST',
      body: new URLSearchParams(fields),
      sameOrigin: true,
      headers: { Cookie: cookie },
    });

  test('shows the devices, and ends one session', async () => {
    const staff = await site.signIn();
    const other = await signInAgain(staff, 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0');
    const page = await (await site.fetch('/dashboard/sessions', { as: staff })).text();
    expect(page).toContain('Chrome on Android');
    expect(page).toContain('Firefox on Windows');
    const sessionId = other.split('=')[1]?.split('.')[0] ?? '';
    const response = await end(staff.cookie, { intent: 'end', sessionId });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/dashboard/sessions']);
    expect((await withCookie(site, other)).status).toBe(401);
    expect((await withCookie(site, staff.cookie)).status).toBe(200);
  });

  test('ends all other sessions of the same person only', async () => {
    const staff = await site.signIn();
    const stranger = await site.signIn();
    const others = [await signInAgain(staff, 'one'), await signInAgain(staff, 'two')];
    await end(staff.cookie, { intent: 'end-others' });
    for (const other of others) expect((await withCookie(site, other)).status).toBe(401);
    await end(staff.cookie, { intent: 'end', sessionId: stranger.cookie.split('=')[1]?.split('.')[0] ?? '' });
    for (const unaffected of [staff, stranger])
      expect((await withCookie(site, unaffected.cookie)).status).toBe(200);
  });

  test('answers 400 to an unknown intent', async () => {
    const { cookie } = await site.signIn();
    expect((await end(cookie, { intent: 'drop' })).status).toBe(400);
  });
});
