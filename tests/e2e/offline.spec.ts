import type { Page } from 'playwright/test';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const { phones } = defaultFacts;

test.use({ serviceWorkers: 'allow' });

/** Paths in every cache of the browser, sorted. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(url.replace(location.origin, ''));
    }
    return paths.sort();
  });

const untilCached = (page: Page, path: string) => expect.poll(() => cachedPaths(page)).toContain(path);

test.beforeEach(({ allowFaults }) => {
  allowFaults('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED');
});

test('a page read before is available offline, without its doctors and with a notice that it is a copy', async ({
  page,
  context,
}) => {
  await page.goto('/insomnia');
  await expect(page.getByText('Dr. Leela Thapa (sample)')).toBeVisible();
  await expect(page.getByText('You are offline')).toHaveCount(0);
  // The first page is stored too, although it loaded before the service worker.
  await untilCached(page, '/insomnia');
  await page.goto('/migraine');
  await untilCached(page, '/migraine');
  // From the second page on, pages use the site's fonts.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).not.toBeNull();
  await context.setOffline(true);
  for (const path of ['/insomnia', '/migraine?from=mail']) {
    await page.goto(path);
    await expect(page.getByText(/You are offline\. This is a copy of the page, saved on/)).toBeVisible();
    await expect(page.locator('#sources')).toBeVisible();
    await expect(page.getByText('(sample)')).toHaveCount(0);
    await expect(page.locator('#doctors + *')).toContainText('we will tell you who can see you');
    // The style sheet, the hills and the fonts are available offline.
    expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px');
    expect(
      await page.evaluate(() => document.querySelector<HTMLImageElement>('img[src*=heroes]')?.naturalWidth),
    ).toBeGreaterThan(0);
    expect(
      await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Mukta'))),
    ).toBe(true);
  }
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('a page is requested once, by its reader, and stored from that response', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await untilCached(page, '/about');
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/insomnia') asked.push(`${request.serviceWorker() ? 'worker' : 'page'} ${search}`);
  });
  await page.goto('/insomnia');
  await untilCached(page, '/insomnia');
  // Playwright reports a request through the service worker twice: from the page, and from the worker.
  expect(asked.filter((request) => request.startsWith('page'))).toHaveLength(1);
  expect(asked.filter((request) => request.startsWith('worker')).length).toBeLessThan(2);
  expect(asked.filter((request) => /\?/.test(request))).toEqual([]);
});

test('a page whose doctors came late is stored without them', { tag: '@full' }, async ({ page, context }) => {
  await page.goto('/about');
  await untilCached(page, '/about');
  await context.route('**/insomnia', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-database-delay': '400' } }),
  );
  await page.goto('/insomnia');
  await expect(page.getByText('Dr. Leela Thapa (sample)')).toBeVisible();
  await untilCached(page, '/insomnia');
  await context.setOffline(true);
  await page.goto('/insomnia');
  await expect(page.getByText(/This is a copy of the page, saved on/)).toBeVisible();
  await expect(page.locator('#doctors + *')).toContainText('we will tell you who can see you');
  await expect(page.getByText('Loading doctors...')).toHaveCount(0);
  await expect(page.getByText('(sample)')).toHaveCount(0);
});

test('a reader’s choices are not stored: a page with a query is stored in its plain form', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.goto('/about');
  await untilCached(page, '/about');
  const chosen = '/therapyCounselling?room=luxury-room&days=30';
  await page.goto(chosen);
  const estimate = page.getByRole('article', { name: 'Your estimate' });
  await expect(estimate).toBeVisible();
  await untilCached(page, '/therapyCounselling');
  await context.setOffline(true);
  await page.goto(chosen);
  await expect(page.getByText(/This is a copy of the page/)).toBeVisible();
  await expect(estimate).toHaveCount(0);
});

test('unread pages, the doctors and home show the emergency numbers offline', async ({
  page,
  context,
  allowFaults,
}) => {
  allowFaults('404');
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.goto('/doctors');
  await page.goto('/insomnia');
  await untilCached(page, '/insomnia');
  await context.setOffline(true);
  for (const path of ['/', '/doctors', '/depression', '/search?q=sleep', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    for (const href of [
      phones.admission.href,
      ...Object.values(helplines).map(({ number }) => `tel:${number}`),
    ]) {
      await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible();
    }
    await expect(page.getByText('(sample)')).toHaveCount(0);
  }
  await expectNoAxeViolations(page, 'whom to call');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'try this page again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
});

test('no cache ever contains doctors, staff pages, the API, uploaded pictures, pages with a query or scripts but that of the listen buttons', async ({
  signedInPage: page,
}) => {
  await page.goto('/insomnia');
  await untilCached(page, '/insomnia');
  for (const path of ['/', '/doctors', '/doctors?q=sleep', '/signin', '/dashboard', '/dashboard/AddDoctor']) {
    await page.goto(path);
  }
  await page.evaluate(() => fetch('/api/v1/doctors').then((answer) => answer.text()));
  await page.goto('/therapyCounselling?complete=1');
  await untilCached(page, '/therapyCounselling');
  const paths = await cachedPaths(page);
  const files = paths.filter((path) =>
    /^\/(assets\/[^/]+\.css|assets\/listen-[^/]+\.js|fonts\/.+\.woff2|pictures\/heroes\/.+\.svg)$/.test(path),
  );
  expect(files.length).toBeGreaterThan(4);
  // A stored page can be read aloud too.
  expect(files.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  expect(paths.filter((path) => !files.includes(path))).toEqual([
    '/insomnia',
    '/offline',
    '/therapyCounselling',
  ]);
});

test('offline a staff page is a network error', { tag: '@full' }, async ({ signedInPage: page, context }) => {
  await page.goto('/insomnia');
  await untilCached(page, '/insomnia');
  await page.goto('/dashboard');
  await context.setOffline(true);
  for (const path of ['/dashboard', '/signin', '/api/v1/doctors']) {
    await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
});

test('online every page shows the server’s current content', { tag: '@full' }, async ({ page, site }) => {
  await page.goto('/insomnia');
  await untilCached(page, '/insomnia');
  const { results } = await site.binding
    .prepare("select id, name from doctors where name like 'Dr. Leela Thapa%'")
    .all<{ id: string; name: string }>();
  const [doctor] = results;
  await site.binding
    .prepare('update doctors set name = ? where id = ?')
    .bind('Dr. New Name', doctor?.id)
    .run();
  try {
    await page.goto('/insomnia');
    await expect(page.getByText('Dr. New Name')).toBeVisible();
    await expect(page.getByText('You are offline')).toHaveCount(0);
  } finally {
    await site.binding
      .prepare('update doctors set name = ? where id = ?')
      .bind(doctor?.name, doctor?.id)
      .run();
  }
});

test('a new build deletes the caches of the last one', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() =>
    caches.open('offline-before').then((cache) => cache.put('/old', new Response('old'))),
  );
  await page.goto('/insomnia');
  await untilCached(page, '/insomnia');
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^offline-(?!before)/)]);
});

test('with Save-Data no service worker is registered', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/insomnia');
  await page.waitForTimeout(500);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
