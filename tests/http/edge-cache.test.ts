/** Cloudflare's cache in front of the Worker: what it may store, and how long a change takes to reach a reader (decision 0033). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#app/accounts/staff/account.values.ts';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { priceInputName } from '#app/hospital/price-rows.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { homeHeroVideo } from '#app/navigation/heroes.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { sendForm, today, tomorrow } from '#tests/support/desk.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { photograph } from '#tests/support/pictures.ts';
import { filledPriceForm } from '#tests/support/price-form.ts';
import { type SignedIn, type Site, type SiteRequest, startSite } from '#tests/support/site.ts';
import { type SiteRoute, siteRoutes } from '#tests/support/site-routes.ts';
import { isFull } from '#tests/support/test-matrix.ts';
import { isStored } from '#tests/support/workers-cache-rules.mjs';

let site: Site;
let staff: Readonly<Record<(typeof roles)[number], SignedIn>>;

/** Values for the parameters of the routes, so that a page of a person shows that person. */
let known: Readonly<Record<string, string>>;

beforeAll(async () => {
  site = await startSite({ seeded: true, versionChecks: 'timed', hasEdgeCache: true });
  const database = openDatabase(site.binding);
  const command = commandFor({ database, pictures: site.pictures }, { now: new Date() });
  const doctor = await addDoctorWithHours(command, { name: 'Dr. Own' });
  staff = {
    admin: await site.signIn('admin'),
    'front-desk': await site.signIn('front-desk'),
    doctor: await site.signIn('doctor', doctor.id),
  };
  const { id } = await bookAppointment(
    asVisitor(command),
    doctor,
    bookingInput({ doctorId: doctor.id, day: tomorrow() }),
  );
  const body = doctorForm(doctorFields({ name: 'Dr. Pictured' }), { image: photograph() });
  await site.fetch('/api/v1/doctor', { method: 'POST', headers: bearer(), body });
  const key = await site.binding
    .prepare('select picture_key from doctors where picture_key is not null')
    .first<string>('picture_key');
  known = {
    slug: doctor.slug,
    doctorId: doctor.id,
    appointmentId: id,
    key: key ?? '',
    file: Object.values(homeHeroVideo)[0]?.split('/').at(-1) ?? '',
    section: 'prices',
    page: 'depression',
  };
});

afterAll(() => site.dispose());

const bearer = () => ({ Authorization: `Bearer ${staff.admin.bearer}` });

/** Modules of the routes whose responses Cloudflare may store. A module that is added here is read by everybody. */
const storableModules: readonly string[] = [
  ...['a-z', 'about', 'doctor-page', 'doctors', 'find-us', 'home', 'information-page', 'management'],
  ...['pictures', 'prices', 'privacy', 'reels', 'refer', 'rights', 'urgent', 'videos'],
]
  .map((name) => `routes/public/${name}.tsx`)
  .concat('routes/files/picture.ts', 'routes/files/video.ts');

/** A busy machine may take so long. */
const polling = { interval: 50, timeout: 10_000 };

/** One route of each module and locale. The full run has all. */
const asked = siteRoutes.filter(
  ({ module, locale }, at, all) =>
    isFull || all.findIndex((other) => other.module === module && other.locale === locale) === at,
);

const addressOf = (pattern: string) =>
  pattern.replace('*', 'nothing/here').replaceAll(/:(\w+)/g, (_, name) => known[name] ?? 'some-id');

/** Asks the Worker past the cache, so that the headers for the cache are in the response. */
async function fromWorker(path: string, { headers = {}, ...request }: SiteRequest = {}) {
  const response = await site.fetch(path, {
    ...request,
    headers: { ...(headers as Record<string, string>), 'x-test-edge': 'bypass' },
  });
  await response.arrayBuffer();
  const sent = new Headers(headers as Record<string, string>);
  if (request.as) sent.set('Cookie', request.as.cookie);
  const stores = isStored({ method: request.method ?? 'GET', headers: sent }, response);
  return { response, isStored: stores, directives: response.headers.get('Cloudflare-CDN-Cache-Control') };
}

/** The routes with a response to this request that Cloudflare may store. */
async function storedOf(asked: readonly SiteRoute[], request: SiteRequest): Promise<string[]> {
  const found: string[] = [];
  const isWrite = request.method === 'POST';
  for (let at = 0; at < asked.length; at += 10) {
    await Promise.all(
      asked.slice(at, at + 10).map(async ({ pattern, module }) => {
        const { directives, isStored: stores } = await fromWorker(addressOf(pattern), request);
        // Without a directive for Cloudflare a route's own header would decide.
        expect.soft(directives, `${module} ${pattern}`).not.toBeNull();
        if (isWrite ? directives !== 'no-store' : stores) found.push(`${module} ${pattern}`);
      }),
    );
  }
  return found.sort();
}

const post = { method: 'POST', sameOrigin: true, body: new URLSearchParams() } as const;

/** A submission that makes the isolate check the data version again. */
const refusedSubmission = (headers = {}) => fromWorker('/signin', { ...post, headers });

describe('Cloudflare may store', () => {
  test.each(['GET', 'HEAD'])(
    'the response to %s of a public page, a picture and a film, and of no other route',
    async (method) => {
      const expected = asked
        .filter(({ module }) => storableModules.includes(module))
        .map(({ module, pattern }) => `${module} ${pattern}`);
      expect(expected.length).toBeGreaterThan(40);
      const found = new Set(await storedOf(asked, { method }));
      // On a busy machine a page may be late, and a late page is not stored. So what is missing is asked again.
      const isMissing = ({ module, pattern }: SiteRoute) =>
        storableModules.includes(module) && !found.has(`${module} ${pattern}`);
      for (let tries = 0; tries < 20 && asked.some(isMissing); tries += 1)
        for (const name of await storedOf(asked.filter(isMissing), { method })) found.add(name);
      expect([...found].sort()).toEqual(expected.sort());
    },
  );

  test('no response to a form or a write', async () => {
    expect(await storedOf(asked, post)).toEqual([]);
  });

  /** At each commit in the default locale only: a locale has the same modules. */
  const ofOneLocale = asked.filter(({ locale = defaultLocale }) => isFull || locale === defaultLocale);

  test.each<readonly [string, () => SiteRequest]>([
    ['with our cookies', () => ({ headers: { Cookie: '__Host-flash=signedOut; __Host-device=a.b' } })],
    ['with a token', () => ({ headers: bearer() })],
    ...roles.map((role) => [`with the role ${role}`, () => ({ as: staff[role] })] as const),
  ])('no response of any route to a reader %s', async (_, request) => {
    expect(await storedOf(ofOneLocale, request())).toEqual([]);
  });

  test('no response of a public route to a reader who saves data or has a cookie of another site', async () => {
    const routesOfAll = ofOneLocale.filter(({ module }) => storableModules.includes(module));
    expect(await storedOf(routesOfAll, { headers: { 'Save-Data': 'on' } })).toEqual([]);
    expect(await storedOf(routesOfAll, { headers: { Cookie: '_ga=1' } })).toEqual([]);
  });

  test('no page with further parameters, no redirect and no 404', async () => {
    for (const [path, status] of [
      ['/insomnia?utm_source=mail', 200],
      ['/doctors?q=sleep', 200],
      ['/insomnia?complete', 200],
      [`/files/pictures/${known.key}?2`, 200],
      ['/Insomnia', 301],
      ['/insomnia/', 301],
      [`/doctors/${known.doctorId}`, 301],
      ['/nowhere', 404],
      ['/doctors/nobody', 404],
      ['/files/pictures/nothing.jpg', 404],
      ['/video/nothing.mp4', 404],
      ['/dashboard', 302],
    ] as const) {
      const { response, isStored: stores } = await fromWorker(path);
      expect.soft([path, response.status, stores]).toEqual([path, status, false]);
    }
    await expect.poll(async () => (await fromWorker('/?photo=2')).isStored, polling).toBe(true);
  });

  test('nothing of the database while it is away: no page from memory or from a snapshot, and no error', async () => {
    const away = { 'x-test-database-failure': '1' };
    await refusedSubmission(away);
    const publicRoutes = ofOneLocale.filter(
      ({ module }) => !/^routes\/(?:staff|files\/(?:picture|video))/.test(module),
    );
    expect(await storedOf(publicRoutes, { headers: away })).toEqual([]);
    expect((await fromWorker('/api/v1/doctors', { headers: away })).response.status).toBe(503);
    await expect.poll(async () => (await fromWorker('/')).isStored, polling).toBe(true);
  });
});

/** A visitor in front of the cache. */
async function visit(path: string, request: SiteRequest = {}) {
  const before = await edge('runs');
  const response = await site.fetch(path, request);
  const text = (await response.text()).replaceAll('<!-- -->', '');
  const after = await edge('runs');
  return {
    response,
    text,
    status: response.status,
    cacheStatus: response.headers.get('Cf-Cache-Status'),
    runs: after.count - before.count,
    conditional: after.conditional - before.conditional,
  };
}

async function edge(word: string) {
  const response = await site.fetch('/', { headers: { 'x-test-edge': word } });
  return (await response.json()) as { count: number; conditional: number };
}

/** Visits a page until Cloudflare has it. */
async function stored(path: string) {
  await expect.poll(async () => (await visit(path)).cacheStatus, polling).toBe('HIT');
  return visit(path);
}

async function addDoctor(name: string) {
  const body = doctorForm(doctorFields({ name, availability: 'available' }));
  const response = await site.fetch('/api/v1/doctor', { method: 'POST', headers: bearer(), body });
  expect(response.status).toBe(201);
  return ((await response.json()) as { doctor: { _id: string } }).doctor._id;
}

const rename = (id: string, name: string) =>
  site.fetch(`/api/v1/doctor/${id}`, {
    method: 'PUT',
    headers: bearer(),
    body: doctorForm(doctorFields({ name })),
  });

/** Lets the last write be a minute old, so that the job does not wait until other isolates have seen it. */
const age = () => site.binding.prepare('update data_version set version = version - 60000').run();

const cron = () => site.fetch('/cdn-cgi/local/scheduled?cron=*+*+*+*+*');

describe('a stored page', () => {
  test('reaches the second visitor without a run of the Worker, and a browser that has it gets a 304', async () => {
    expect((await visit('/depression')).runs).toBe(1);
    const second = await stored('/depression');
    expect(second.runs).toBe(0);
    expect(second.text).toContain('</html>');
    expect(second.text).not.toContain('nonce=');
    expect(second.response.headers.get('Cache-Control')).toBe('no-cache');
    const tag = second.response.headers.get('ETag') ?? '';
    const third = await visit('/depression', { headers: { 'If-None-Match': tag } });
    expect([third.status, third.runs]).toEqual([304, 0]);
    expect((await visit('/depression', { method: 'HEAD' })).runs).toBe(0);
  });

  test('is not shown to staff and to other readers with a cookie, who are answered by the Worker', async () => {
    await stored('/insomnia');
    for (const request of [{ as: staff.admin }, { headers: { Cookie: '_ga=1' } }] as const)
      expect((await visit('/insomnia', request)).runs).toBe(1);
    expect((await visit('/insomnia')).runs).toBe(0);
  });

  test('stays when a visitor books, or somebody fails to sign in', async () => {
    await age();
    await cron();
    await stored('/insomnia');
    await site.fetch('/signin', { ...post, body: new URLSearchParams({ email: 'a@b.in', password: 'x' }) });
    await site.fetch('/appointment', post);
    await cron();
    expect((await visit('/insomnia')).cacheStatus).toBe('HIT');
  });

  test('is revalidated in the background after an hour, and before it is shown after midnight', async () => {
    const { text } = await stored('/anxiety');
    await edge('advance=3601');
    const aged = await site.fetch('/anxiety');
    // Within the last hour of a day in India there is no time to be stale.
    expect(aged.headers.get('Cf-Cache-Status')).toMatch(/^(?:UPDATING|REVALIDATED)$/);
    await aged.text();
    expect((await stored('/anxiety')).text).toBe(text);
    await edge(`advance=${24 * 3600}`);
    const tomorrows = await visit('/anxiety');
    expect([tomorrows.cacheStatus, tomorrows.runs, tomorrows.conditional]).toEqual(['REVALIDATED', 1, 1]);
    expect((await visit('/anxiety')).runs).toBe(0);
  });

  test('is shown for a day longer if the Worker fails', async () => {
    const { text } = await stored('/adhd');
    await edge(`advance=${24 * 3600}`);
    await edge('worker-fails');
    const stale = await visit('/adhd');
    await edge('worker-works');
    expect([stale.cacheStatus, stale.text]).toEqual(['STALE', text]);
  });
});

describe('a change by staff reaches the next visitor, with one run of the Worker', () => {
  const changes: Readonly<Record<string, { path: string; shows: string; save: () => Promise<Response> }>> = {
    'of a notice': {
      path: '/insomnia',
      shows: 'Closed for the festival.',
      save: () =>
        sendForm(site, staff.admin, '/dashboard/Hospital/notices', {
          ...{ text1: 'Closed for the festival.', until1: today(), version: '0' },
          ...{ place1: 'all', place2: 'all', place3: 'all' },
        }),
    },
    'of a price': {
      path: publicPages.prices.path,
      shows: '₹987',
      save: () => {
        const amount = priceInputName('therapy', 1, 'amount');
        return sendForm(
          site,
          staff.admin,
          '/dashboard/Hospital/prices',
          filledPriceForm({ [amount]: '987' }),
        );
      },
    },
    'of a doctor': {
      path: publicPages.doctors.path,
      shows: 'Dr. Renamed',
      save: async () => rename(await doctorNamed('Dr. Pictured'), 'Dr. Renamed'),
    },
  };
  const doctorNamed = async (name: string) =>
    (await site.binding.prepare('select id from doctors where name = ?').bind(name).first<string>('id')) ??
    '';

  test.each(Object.entries(changes))('%s', async (_, { path, shows, save }) => {
    const before = await stored(path);
    expect(before.text).not.toContain(shows);
    expect(before.runs).toBe(0);
    expect((await save()).status).toBeLessThan(400);
    const after = await visit(path);
    expect(after.text).toContain(shows);
    expect(after.runs).toBe(1);
    expect((await stored(path)).text).toContain(shows);
  });

  test('a doctor who is not available any more', async () => {
    const id = await addDoctor('Dr. On Duty');
    const card = /Dr\. On Duty[\s\S]{0,2000}?(Available|Not available)/i;
    const before = (await stored('/doctors')).text;
    await site.fetch(`/api/v1/doctor/${id}/availability`, {
      method: 'PUT',
      headers: { ...bearer(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ availability: 'unavailable' }),
    });
    const after = await visit('/doctors');
    expect(after.runs).toBe(1);
    expect(after.text).not.toBe(before);
    expect([card.exec(before)?.[1], card.exec(after.text)?.[1]]).not.toEqual([undefined, undefined]);
  });
});

describe('the job of each minute purges', () => {
  test('again after a purge that failed, and logs the failure', async () => {
    const id = await addDoctor('Dr. Before');
    await stored('/doctors');
    await edge('purge-fails');
    await rename(id, 'Dr. After');
    expect((await visit('/doctors')).text).toContain('Dr. Before');
    await age();
    await cron();
    expect(site.logs.some((line) => line.includes('stored pages not purged'))).toBe(true);
    expect((await visit('/doctors')).text).toContain('Dr. Before');
    await edge('purge-works');
    await cron();
    const { text, runs } = await visit('/doctors');
    expect(text).toContain('Dr. After');
    expect(runs).toBe(1);
  });

  test('after data was written without the Worker, once', async () => {
    await stored('/doctors');
    await site.binding.prepare("update doctors set name = 'Dr. Restored' where name = 'Dr. After'").run();
    await age();
    await cron();
    await expect
      .poll(async () => (await visit('/doctors', { headers: { Cookie: '_ga=1' } })).text, polling)
      .toContain('Dr. Restored');
    expect((await stored('/doctors')).text).toContain('Dr. Restored');
    await cron();
    expect((await visit('/doctors')).cacheStatus).toBe('HIT');
  });
});

test('a film is stored whole and sent in ranges, which Cloudflare does not pass on to the Worker', async () => {
  const path = `/video/${known.file}`;
  const range = { headers: { Range: 'bytes=4-11' } };
  const first = await site.fetch(path, range);
  expect([first.status, (await first.arrayBuffer()).byteLength]).toEqual([206, 8]);
  expect((await site.fetch(path, range)).headers.get('Cf-Cache-Status')).toBe('HIT');
});
