import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStaff } from '#tests/support/accounts.ts';
import { newAddress, type Site, type SiteRequest, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.dispose());

const json = { 'Content-Type': 'application/json' };

function login(body: unknown, { headers, ...request }: SiteRequest = {}) {
  return site.fetch('/api/v1/login', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...request,
    headers: { ...json, 'CF-Connecting-IP': newAddress(), ...(headers as Record<string, string>) },
  });
}

function signInForm(fields: Record<string, string>, { path = '/signin', ...request }: SiteRequest & { path?: string } = {}) {
  return site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    sameOrigin: true,
    ...request,
    headers: { 'CF-Connecting-IP': newAddress(), ...(request.headers as Record<string, string>) },
  });
}

const sessionWith = (headers: HeadersInit) => site.fetch('/api/v1/session', { headers });
const withCookie = (cookie: string) => sessionWith({ Cookie: cookie });
const withBearer = (token: string) => sessionWith({ Authorization: `Bearer ${token}` });

function cookieOf(response: Response, name = '__Host-session'): string {
  const cookie = response.headers.getSetCookie().find((header) => header.startsWith(`${name}=`));
  if (!cookie) throw new Error(`There is no cookie ${name}.`);
  return cookie;
}

const valueOf = (cookie: string) => cookie.split(';')[0] ?? '';

async function message(response: Response) {
  const body = (await response.json()) as { message: string; requestId: string };
  expect(body.requestId).toMatch(/^\w+$/);
  return body.message;
}

describe('POST /api/v1/login', () => {
  test('gives a token and a cookie that differ, and each opens the session', async () => {
    const staff = await addStaff(site.binding);
    const response = await login({ email: ` ${staff.email.toUpperCase()} `, password: ` ${staff.password} ` });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const { token, user } = (await response.json()) as { token: string; user: unknown };
    expect(user).toEqual({ _id: staff.id, name: staff.name, email: staff.email, role: 'admin' });
    const cookie = cookieOf(response);
    expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(cookie).not.toContain(token);
    for (const session of [await withCookie(valueOf(cookie)), await withBearer(token)]) {
      expect(session.status).toBe(200);
      expect(await session.json()).toEqual({ user });
    }
  });

  test('keeps a remembered session for thirty days', async () => {
    const { email, password } = await addStaff(site.binding);
    const response = await login({ email, password, rememberPassword: true });
    expect(cookieOf(response)).toContain('Max-Age=2592000');
  });

  test.each([
    {},
    { email: '', password: 'x' },
    { email: 'a@b.example', password: '   ' },
    { email: 7, password: {} },
    [],
    null,
  ])('answers %j with 400: all fields are needed', async (body) => {
    const response = await login(body);
    expect(response.status).toBe(400);
    expect(await message(response)).toBe('Please fill out all fields');
  });

  test('answers a wrong password and an unknown account alike', async () => {
    const { email } = await addStaff(site.binding);
    for (const account of [email, 'nobody@hospital.example']) {
      const response = await login({ email: account, password: 'not the password' });
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await message(response)).toBe('Invalid email or password');
    }
  });

  test.each([
    ['malformed JSON', '{"email":', 400],
    ['nothing', '', 400],
    ['more than a sign-in can be', JSON.stringify({ email: 'a'.repeat(20_000) }), 413],
  ])('answers %s with a status of its own', async (_, body, status) => {
    expect((await login(body)).status).toBe(status);
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=a'])(
    'answers a body of type %s with 415',
    async (type) => {
      expect((await login('email=a&password=b', { headers: { 'Content-Type': type } })).status).toBe(415);
    },
  );

  test('lets five of thirty wrong tries at once reach the password', async () => {
    const { email } = await addStaff(site.binding);
    const headers = { 'CF-Connecting-IP': newAddress() };
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => login({ email, password: 'not the password' }, { headers })),
    );
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    const held = responses.filter((response) => response.status === 429);
    expect(held).toHaveLength(25);
    for (const response of held) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('the first gate holds back what floods from one address', async () => {
    const headers = { 'CF-Connecting-IP': newAddress() };
    let refusedBefore = 0;
    for (let round = 0; round < 7; round++) {
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, place) => login({ email: `${round}-${place}@b.example`, password: 'x' }, { headers })),
      );
      refusedBefore += responses.filter((response) => response.status === 429).length;
    }
    // Twenty of the seventy reach a password; the last ten do not reach the database either.
    expect(refusedBefore).toBe(50);
  });

  test('does not open when the database is away', async () => {
    const { email, password } = await addStaff(site.binding);
    const response = await login({ email, password }, { headers: { 'x-test-database-failure': '1' } });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await message(response)).toBe('Login failed');
  });

  test('ends the session that an old cookie brings', async () => {
    const before = await site.signIn();
    const { email, password } = before;
    const response = await login({ email, password }, { as: before });
    expect(response.status).toBe(200);
    expect((await withCookie(before.cookie)).status).toBe(401);
    expect((await withBearer(before.bearer)).status).toBe(401);
  });

  test('is refused from another site', async () => {
    const { email, password } = await addStaff(site.binding);
    for (const [name, value] of [
      ['Sec-Fetch-Site', 'cross-site'],
      ['Origin', 'https://evil.example'],
    ] as const) {
      expect((await login({ email, password }, { headers: { [name]: value } })).status).toBe(403);
    }
  });
});

describe('the session of the API', () => {
  test('is 401 without one, and says how to come by it', async () => {
    const response = await sessionWith({});
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer realm="staff"');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test.each(['Bearer nonsense', 'Basic eDp5', 'Bearer'])(
    'stands or falls by Authorization: %s, whatever the cookie',
    async (authorization) => {
      const { cookie } = await site.signIn();
      expect((await sessionWith({ Authorization: authorization, Cookie: cookie })).status).toBe(401);
    },
  );

  test('is not disturbed by a cookie that cannot be decoded', async () => {
    const { cookie } = await site.signIn();
    expect((await withCookie(`b=%E0%A4%A; ${cookie}`)).status).toBe(200);
    expect((await withCookie('b=%E0%A4%A; __Host-session=%E0%A4%A')).status).toBe(401);
  });

  test('is over at once, for both credentials, when its time is or its account is closed', async () => {
    const changes = [
      'update sessions set idle_expires_at = ?1 where user_id = ?2',
      'update sessions set absolute_expires_at = ?1 where user_id = ?2',
      'update users set disabled_at = ?1 where id = ?2',
    ];
    for (const change of changes) {
      const { id, cookie, bearer } = await site.signIn();
      await site.binding.prepare(change).bind(Date.now() - 1, id).run();
      expect((await withCookie(cookie)).status).toBe(401);
      expect((await withBearer(bearer)).status).toBe(401);
    }
  });

  test('says so when it cannot be looked up', async () => {
    const { cookie } = await site.signIn();
    expect((await sessionWith({ Cookie: cookie, 'x-test-database-failure': '1' })).status).toBe(503);
  });

  test.each([
    ['POST', '/api/v1/session', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v1/login', 'OPTIONS, POST'],
    ['DELETE', '/api/v1/logout', 'OPTIONS, POST'],
    ['PROPFIND', '/api/v1/login', 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'],
  ])('%s %s is 405 and says what is possible', async (method, path, allow) => {
    const response = await site.fetch(path, { method, sameOrigin: true });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
    expect(await message(response)).toBe(`${method} is not possible here.`);
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('%s of a call that does not exist is 404 in JSON', async (method) => {
    const response = await site.fetch('/api/v1/nothing/here', { method, sameOrigin: true });
    expect(response.status).toBe(404);
    expect(await message(response)).toBe('There is no such call.');
  });

  test('HEAD has the status and no body', async () => {
    const { cookie } = await site.signIn();
    const response = await site.fetch('/api/v1/session', { method: 'HEAD', headers: { Cookie: cookie } });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('POST /api/v1/logout', () => {
  test.each(['cookie', 'bearer'] as const)('by %s ends the session for both', async (kind) => {
    const staff = await site.signIn();
    const sent: SiteRequest =
      kind === 'cookie' ? { as: staff, sameOrigin: true } : { headers: { Authorization: `bearer ${staff.bearer}` } };
    const response = await site.fetch('/api/v1/logout', { method: 'POST', ...sent });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    expect(cookieOf(response)).toMatch(/^__Host-session=; .*Max-Age=0/);
    expect((await withCookie(staff.cookie)).status).toBe(401);
    expect((await withBearer(staff.bearer)).status).toBe(401);
  });

  test('is 204 also where there was no session', async () => {
    expect((await site.fetch('/api/v1/logout', { method: 'POST' })).status).toBe(204);
  });

  test('is refused from another site, and the session stays', async () => {
    const staff = await site.signIn();
    const response = await site.fetch('/api/v1/logout', {
      method: 'POST',
      as: staff,
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(response.status).toBe(403);
    expect((await withCookie(staff.cookie)).status).toBe(200);
  });
});

describe('the guard', () => {
  const paths = [
    '/dashboard',
    '/dashboard/AddDoctor',
    '/dashboard/AddDoctor/new',
    '/dashboard/AddDoctor/some-id/edit',
    '/dashboard/AddDoctor/some-id/delete',
    '/dashboard/Links',
    '/dashboard/sessions',
    '/dashboard/nothing/here',
  ];

  test.each(paths)('leads a visitor from %s to the sign-in page and shows nothing', async (path) => {
    const response = await site.fetch(path);
    expect(response.status).toBe(302);
    const next = path === '/dashboard' ? '' : `?${new URLSearchParams({ next: path })}`;
    expect(response.headers.get('Location')).toBe(`/signin${next}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('');
  });

  test.each(paths)('gives a visitor no data of %s', async (path) => {
    const body = await (await site.fetch(`${path}.data`)).text();
    expect(body).toContain('SingleFetchRedirect');
    expect(body).toContain('/signin');
  });

  test.each(paths)('takes no change at %s from a visitor', async (path) => {
    const response = await site.fetch(path, { method: 'POST', body: new URLSearchParams({ a: 'b' }), sameOrigin: true });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/^\/signin/);
  });

  test.each(['/dashboard', '/dashboard/Links', '/dashboard/sessions', '/signin'])(
    'nothing keeps or lists %s',
    async (path) => {
      const request = path === '/signin' ? {} : { as: await site.signIn() };
      const response = await site.fetch(path, request);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
      expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
    },
  );

  test('an unknown page of the dashboard is 404 for staff only', async () => {
    const response = await site.fetch('/dashboard/nothing/here', { as: await site.signIn() });
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a session that is over leads to the sign-in page again', async () => {
    const staff = await site.signIn();
    await site.binding.prepare('update sessions set idle_expires_at = 0 where user_id = ?').bind(staff.id).run();
    expect((await site.fetch('/dashboard', { as: staff })).status).toBe(302);
  });

  test('a database that is away opens nothing', async () => {
    const staff = await site.signIn();
    const response = await site.fetch('/dashboard', { as: staff, headers: { 'x-test-database-failure': '1' } });
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).not.toContain('Welcome to');
  });
});

describe('the sign-in page', () => {
  test('signs in and leads to the dashboard', async () => {
    const { email, password } = await addStaff(site.binding);
    const response = await signInForm({ email, password });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/dashboard');
    const cookie = cookieOf(response);
    expect(cookie).not.toContain('Max-Age');
    const page = await site.fetch('/dashboard', { headers: { Cookie: valueOf(cookie) } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Welcome to Panchkula Mind &amp; Wellness Hospital Dashboard');
  });

  test('remembers whoever asks for it', async () => {
    const { email, password } = await addStaff(site.binding);
    const response = await signInForm({ email, password, rememberPassword: 'on' });
    expect(cookieOf(response)).toContain('Max-Age=2592000');
  });

  test.each([
    ['/dashboard/AddDoctor?q=a', '/dashboard/AddDoctor?q=a'],
    ['//evil.example/dashboard', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example/dashboard', '/dashboard'],
    ['/signout', '/dashboard'],
  ])('asked to go on to %s leads to %s', async (next, location) => {
    const { email, password } = await addStaff(site.binding);
    const path = `/signin?${new URLSearchParams({ next })}`;
    expect((await signInForm({ email, password }, { path })).headers.get('Location')).toBe(location);
    const again = await site.fetch(path, { as: await site.signIn() });
    expect([again.status, again.headers.get('Location')]).toEqual([302, location]);
  });

  test('says that fields are empty, and keeps what was typed but the password', async () => {
    const response = await signInForm({ email: 'asha@hospital.example', password: ' ', rememberPassword: 'on' });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toMatch(/role="alert"[^]*Please fill out all fields/);
    expect(page).toContain('value="asha@hospital.example"');
    expect(page).toMatch(/<input[^>]*name="rememberPassword"[^>]*checked/);
  });

  test('says that it was refused, and never repeats the password', async () => {
    const response = await signInForm({ email: '"><script>x', password: 'a password that is wrong' });
    expect(response.status).toBe(401);
    const page = await response.text();
    expect(page).toMatch(/role="alert"[^]*Invalid email or password/);
    expect(page).not.toContain('a password that is wrong');
    expect(page).not.toContain('"><script>x');
  });

  test('says for how long to wait after five wrong tries', async () => {
    const { email } = await addStaff(site.binding);
    const headers = { 'CF-Connecting-IP': newAddress() };
    for (let count = 0; count < 5; count++) await signInForm({ email, password: 'wrong' }, { headers });
    const response = await signInForm({ email, password: 'wrong' }, { headers });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.text()).toMatch(/Too many tries\. Please wait/);
  });

  test('says that it failed when the database is away, and is shown all the same', async () => {
    const away = { 'x-test-database-failure': '1' };
    const { email, password } = await addStaff(site.binding);
    const response = await signInForm({ email, password }, { headers: away });
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/role="alert"[^]*Login failed/);
    const { cookie } = await site.signIn();
    expect((await site.fetch('/signin', { headers: { ...away, Cookie: cookie } })).status).toBe(200);
  });

  test.each([
    ['a form of another site', { sameOrigin: false, headers: { Origin: 'https://evil.example' } }, 403],
    ['a form from nowhere', { sameOrigin: false }, 403],
    ['JSON', { body: '{}', headers: json }, 415],
    ['a broken form', { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }, 400],
    ['a form without end', { body: `email=${'a'.repeat(100_000)}` , headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 413],
  ] satisfies [string, SiteRequest, number][])('refuses %s', async (_, request, status) => {
    expect((await signInForm({}, request)).status).toBe(status);
  });
});

describe('signing out on the site', () => {
  test('ends the session, empties the browser and says so once', async () => {
    const staff = await site.signIn();
    const response = await site.fetch('/signout', { method: 'POST', as: staff, sameOrigin: true });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/signin']);
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    expect((await withCookie(staff.cookie)).status).toBe(401);
    const flash = valueOf(cookieOf(response, '__Host-flash'));
    const page = await site.fetch('/signin', { headers: { Cookie: flash } });
    expect(await page.text()).toContain('You are signed out');
    expect(cookieOf(page, '__Host-flash')).toMatch(/^__Host-flash=; .*Max-Age=0/);
  });

  test('is not done by a link, nor by a form of another site', async () => {
    const staff = await site.signIn();
    await site.fetch('/signout', { as: staff });
    const foreign = { method: 'POST', as: staff, headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect((await site.fetch('/signout', foreign)).status).toBe(403);
    expect((await withCookie(staff.cookie)).status).toBe(200);
  });

  test('does not pretend when the database is away', async () => {
    const staff = await site.signIn();
    const headers = { 'x-test-database-failure': '1' };
    const response = await site.fetch('/signout', { method: 'POST', as: staff, sameOrigin: true, headers });
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain('You are still signed in');
  });
});

describe('the list of sessions', () => {
  async function signInAgain(staff: { email: string; password: string }, userAgent: string) {
    const response = await login({ email: staff.email, password: staff.password }, { headers: { 'User-Agent': userAgent } });
    return valueOf(cookieOf(response));
  }

  const end = (cookie: string, fields: Record<string, string>) =>
    site.fetch('/dashboard/sessions', {
      method: 'POST',
      body: new URLSearchParams(fields),
      sameOrigin: true,
      headers: { Cookie: cookie },
    });

  test('shows the devices, and ends one', async () => {
    const staff = await site.signIn();
    const other = await signInAgain(staff, 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0');
    const page = await (await site.fetch('/dashboard/sessions', { as: staff })).text();
    expect(page).toContain('Chrome on Android');
    expect(page).toContain('Firefox on Windows');
    const sessionId = other.split('=')[1]?.split('.')[0] ?? '';
    const response = await end(staff.cookie, { intent: 'end', sessionId });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/dashboard/sessions']);
    expect((await withCookie(other)).status).toBe(401);
    expect((await withCookie(staff.cookie)).status).toBe(200);
  });

  test('ends all others, and nobody else’s', async () => {
    const staff = await site.signIn();
    const stranger = await site.signIn();
    const others = [await signInAgain(staff, 'one'), await signInAgain(staff, 'two')];
    await end(staff.cookie, { intent: 'end-others' });
    for (const other of others) expect((await withCookie(other)).status).toBe(401);
    await end(staff.cookie, { intent: 'end', sessionId: stranger.cookie.split('=')[1]?.split('.')[0] ?? '' });
    for (const kept of [staff, stranger]) expect((await withCookie(kept.cookie)).status).toBe(200);
  });

  test('answers nonsense with 400', async () => {
    const { cookie } = await site.signIn();
    expect((await end(cookie, { intent: 'drop' })).status).toBe(400);
  });
});

test('neither passwords, tokens nor mail addresses are in the log', async () => {
  const staff = await site.signIn();
  const headers = { 'x-test-database-failure': '1' };
  await login({ email: staff.email, password: staff.password }, { headers });
  await site.fetch('/dashboard', { as: staff, headers });
  expect(site.logs.length).toBeGreaterThan(0);
  const log = site.logs.join('\n');
  for (const secret of [staff.password, staff.email, staff.bearer, staff.cookie, '@hospital.example']) {
    expect(log).not.toContain(secret);
  }
});
