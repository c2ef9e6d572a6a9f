/** Public pages while the database is away or slow, in a warm isolate and in a new one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { allPages, publicPages } from '#app/navigation/pages.ts';
import { slotLabel } from '#app/time/slots.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { newAddress } from '#tests/support/command.ts';
import { addDeskDoctor, tomorrow } from '#tests/support/desk.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';

const { phones } = defaultFacts;

const stateFolder = mkdtempSync(join(tmpdir(), 'database-away-'));
const isolate = (seeded = false) => startSite({ stateFolder, seeded, versionChecks: 'timed' });

const away = { 'x-test-database-failure': '1' };

/** Milliseconds. Much longer than any response takes on a busy machine, so a shorter one did not wait for the database. */
const databaseDelay = 25_000;

/** A database that is slower than the read timeout. */
const slow = { 'x-test-database-delay': String(databaseDelay) };

let warm: Site;
let staff: SignedIn;
let doctorPath: string;
let bookable: Awaited<ReturnType<typeof addDeskDoctor>>;

beforeAll(async () => {
  warm = await isolate(true);
  staff = await warm.signIn();
  doctorPath = `/doctors/${await warm.binding.prepare('select slug from doctors where is_active = 1 and is_deleted = 0 limit 1').first('slug')}`;
  await warm.binding.batch([
    warm.binding.prepare(
      "update social_links set thumbnail_key = 'known-picture.jpg' where id = (select id from social_links where category = 'mediayoutube' and is_dead = 0 limit 1)",
    ),
  ]);
  bookable = await addDeskDoctor(warm, 'Dr. Bookable');
  await writeSnapshot(warm);
});

afterAll(async () => {
  await warm.dispose();
  rmSync(stateFolder, { recursive: true });
});

const writeSnapshot = async (site: Site) =>
  expect((await site.fetch('/cdn-cgi/local/scheduled?cron=17+3+*+*+*')).ok).toBe(true);

async function pageAt(site: Site, path: string, headers: Record<string, string> = {}) {
  const asked = performance.now();
  const response = await site.fetch(path, { headers });
  const html = await response.text();
  const origin = response.headers.get('Server-Timing')?.replace('page;desc=', '');
  return {
    response,
    status: response.status,
    html,
    origin,
    endedAfter: performance.now() - asked,
  };
}

/** Pages with lists from the database, each with a pattern for demonstration data in the list. */
const listing: Readonly<Record<string, RegExp>> = {
  '/': /\(sample\)/,
  '/doctors': /\(sample\)/,
  '/doctors?q=dr': /\(sample\)/,
  [publicPages.videos.path]: /<h2[^>]*>Trending on Social Media/,
  [publicPages.reels.path]: /<h2[^>]*>Trending Highlights/,
  '/insomnia': /\(sample\)/,
  '/search?q=psychiatry': /\(sample\)/,
};

/** Address of a booking step with the bookable doctor. */
const bookingAt = (query = '') => `/doctors/${bookable.slug}/book?visit=hospital${query}`;
const ofTomorrow = () => `&date=${tomorrow()}`;
const slotQuery = (minute: number) => `&${new URLSearchParams({ slot: slotLabel(minute) })}`;

const asOf = />As of \d\d:\d\d</;

/** An isolate checks a database that failed again within a second, and writes its snapshot within two. */
const polling = { interval: 200, timeout: 10_000 };

describe('a new isolate while the database is away', () => {
  let cold: Site;
  beforeAll(async () => {
    cold = await isolate();
  });
  afterAll(() => cold.dispose());

  test.each(Object.entries(listing))(
    'shows %s from the fallback snapshot with the time of the snapshot',
    async (path, shown) => {
      const { status, html, response, origin } = await pageAt(cold, path, away);
      expect([status, origin]).toEqual([200, 'stale']);
      expect(html).toMatch(shown);
      expect(html).toMatch(/(?:>As|as) of \d\d:\d\d</);
      expect(response.headers.get('Cache-Control')).toBe('private, max-age=0, must-revalidate');
    },
  );

  test('shows a doctor, redirects from the id to the page, and answers 404 for an unknown doctor', async () => {
    const { status, html } = await pageAt(cold, doctorPath, away);
    expect(status).toBe(200);
    expect(html).toMatch(asOf);
    const id = await warm.binding
      .prepare('select id from doctors where slug = ?')
      .bind(doctorPath.slice(9))
      .first('id');
    expect((await cold.fetch(`/doctors/${id}`, { headers: away })).headers.get('Location')).toBe(doctorPath);
    expect((await pageAt(cold, '/doctors/nobody-of-that-name', away)).status).toBe(404);
  });

  test('shows the days and times of a doctor with a warning that a time may have gone, and the phone numbers', async () => {
    for (const [query, shown] of [
      ['', 'Which day?'],
      [ofTomorrow(), 'Which time?'],
      [ofTomorrow() + slotQuery(600), 'Who is coming?'],
    ]) {
      const { status, html, origin } = await pageAt(cold, bookingAt(query), away);
      expect([query, status, origin]).toEqual([query, 200, 'stale']);
      expect(html).toContain(shown);
      expect(html).toMatch(/>As of \d\d:\d\d\. A time may have gone since/);
      expect(html).toContain(phones.admission.href);
      expect(html).toContain(phones.landline.href);
    }
    expect((await pageAt(cold, '/doctors/nobody-of-that-name/book', away)).status).toBe(404);
  });

  test('refuses a booking and preserves what was typed', async () => {
    const body = new URLSearchParams({ patientName: 'Asha Typed', phone: newPhone(), step: 'check' });
    const response = await cold.fetch(bookingAt(ofTomorrow() + slotQuery(600)), {
      method: 'POST',
      sameOrigin: true,
      headers: { ...away, 'CF-Connecting-IP': newAddress() },
      body,
    });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('value="Asha Typed"');
  });

  test('serves the thumbnails in the fallback snapshot and no others', async () => {
    const { html } = await pageAt(cold, publicPages.videos.path, away);
    const path = /\/files\/thumbnails\/[\w-]+/.exec(html)?.[0] ?? '';
    const thumbnail = await cold.fetch(path, { headers: away });
    expect([path, thumbnail.status]).toEqual([path, 200]);
    expect(thumbnail.headers.get('Content-Type')).toMatch(/^image\//);
    expect((await cold.fetch('/files/thumbnails/nobody', { headers: away })).status).toBe(503);
  });

  test('shows every page of the catalogue', async () => {
    for (const { path } of allPages) {
      const { status, html } = await pageAt(cold, path, away);
      expect([path, status]).toEqual([path, 200]);
      expect(html, path).toContain('</html>');
      expect(html, path).not.toContain('Failed to fetch');
    }
  });

  test('lists the doctors in the sitemap, which no cache may store', async () => {
    const { html, response } = await pageAt(cold, '/sitemap.xml', away);
    expect(html).toContain(doctorPath);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('shows current data as soon as the database is back, and caches nothing from before', async () => {
    expect((await pageAt(cold, '/doctors', away)).html).toMatch(asOf);
    await expect.poll(async () => (await pageAt(cold, '/doctors')).html, polling).not.toMatch(asOf);
    expect((await pageAt(cold, '/doctors')).origin).not.toBe('stale');
  });
});

describe('a new isolate while the database takes 25 s', () => {
  let cold: Site;
  beforeAll(async () => {
    cold = await isolate();
  });
  afterAll(() => cold.dispose());

  test('starts a page before the database answers, fills it from the fallback snapshot, and shows the next page whole', async () => {
    const first = await pageAt(cold, '/doctors', slow);
    expect(first.status).toBe(200);
    expect(first.endedAfter).toBeLessThan(databaseDelay);
    expect(first.html).toContain('Loading doctors...');
    expect(first.html).toMatch(asOf);
    expect(first.html).toContain('(sample)');
    for (const path of ['/doctors', publicPages.videos.path, '/insomnia']) {
      const next = await pageAt(cold, path, slow);
      expect(next.endedAfter, path).toBeLessThan(databaseDelay);
      expect(next.html, path).toMatch(asOf);
      expect(next.html, path).not.toContain('Loading');
    }
  });

  test('shows a doctor’s page before the database answers', async () => {
    const { status, html, endedAfter } = await pageAt(cold, doctorPath, slow);
    expect(status).toBe(200);
    expect(html).toMatch(asOf);
    expect(endedAfter).toBeLessThan(databaseDelay);
  });
});

describe('an isolate with cached pages', () => {
  const bearer = () => ({ Authorization: `Bearer ${staff.bearer}` });

  test('shows a change in the fallback snapshot that was written after it', async () => {
    const body = doctorForm(doctorFields({ name: 'Dr. Changed Lately', specialization: 'Sleep Medicine' }));
    expect((await warm.fetch('/api/v1/doctor', { method: 'POST', headers: bearer(), body })).status).toBe(
      201,
    );
    // The Worker writes the snapshot a second after the change.
    const shown = async () => {
      // A refused write makes the isolate check the data version again.
      await warm.fetch('/signin', { method: 'POST', sameOrigin: true, body: new URLSearchParams() });
      const { status, html } = await pageAt(warm, '/doctors', away);
      return { status, isChanged: html.includes('Dr. Changed Lately'), hasTime: asOf.test(html) };
    };
    await expect.poll(shown, polling).toEqual({ status: 200, isChanged: true, hasTime: true });
  });

  test('marks a newly booked time as taken, and shows current times once the database is back', async () => {
    const path = bookingAt(ofTomorrow());
    const booked = await warm.fetch('/api/v1/appointments', {
      method: 'POST',
      sameOrigin: true,
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': newAddress() },
      body: JSON.stringify({
        ...{ doctorId: bookable.id, date: tomorrow(), slot: slotLabel(660), visit: 'hospital' },
        ...{ patientName: 'Asha Rani', phone: newPhone(), safeToCall: true, consent: true },
      }),
    });
    expect(booked.status).toBe(201);
    const shown = async () => {
      const { status, html } = await pageAt(warm, path, away);
      return {
        status,
        hasTime: />As of \d\d:\d\d\. A time/.test(html),
        isFree: [630, 660].map((minute) => html.includes(slotQuery(minute).slice(1))),
      };
    };
    await expect.poll(shown, polling).toEqual({ status: 200, hasTime: true, isFree: [true, false] });
    await expect.poll(async () => (await pageAt(warm, path)).html, polling).not.toMatch(/>As of/);
  });

  test('answers a doctor’s page from the cache without waiting for a slow database, and without a time while the version is known', async () => {
    const page = '/doctors/dr-changed-lately';
    await expect.poll(async () => (await pageAt(warm, `${page}?complete`)).html, polling).not.toMatch(asOf);
    const { html, endedAfter } = await pageAt(warm, page, slow);
    expect(html).toContain('Dr. Changed Lately');
    expect(html).not.toMatch(asOf);
    expect(endedAfter).toBeLessThan(databaseDelay);
  });
});

describe('without a fallback snapshot', () => {
  let bare: Site;
  beforeAll(async () => {
    bare = await startSite({ versionChecks: 'timed' });
  });
  afterAll(() => bare.dispose());

  test.each([
    '/doctors',
    publicPages.videos.path,
    publicPages.reels.path,
    '/doctors/anybody',
    '/doctors/anybody/book',
  ])('%s gets 503 with a retry time and a phone number', async (path) => {
    const { status, html, response } = await pageAt(bare, path, away);
    expect(status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(html).toContain(phones.admission.href);
  });
});

describe('the staff area', () => {
  test('reports after the read timeout that the database does not answer, and offers to try again', async () => {
    const asked = performance.now();
    const response = await warm.fetch('/dashboard/AddDoctor', { as: staff, headers: slow });
    expect(performance.now() - asked).toBeLessThan(databaseDelay);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBeTruthy();
    expect(await response.text()).toContain('try again');
  });
});

describe('a form of the staff area', () => {
  const send = (body: BodyInit) =>
    warm.fetch('/dashboard/Links/new', { method: 'POST', as: staff, sameOrigin: true, headers: away, body });
  const sent = new URLSearchParams([
    ['url', 'https://youtu.be/"><b>'],
    ['category', 'mediayoutube'],
    ['idempotencyKey', '0b8f0a5e-0000-4000-8000-000000000000'],
  ]);

  test('comes back with all that was typed, ready to submit again', async () => {
    const response = await send(sent);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBeTruthy();
    const html = await response.text();
    const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    expect(fields.map(([, name]) => name)).toEqual([...sent.keys()]);
    expect(html).toContain('value="https://youtu.be/&quot;&gt;&lt;b&gt;"');
    expect(html).toContain('Send it again');
    expect(html).not.toContain('could not be kept');
  });

  test('says that an uploaded picture is lost', async () => {
    const body = new FormData();
    body.set('name', 'Dr. Typed');
    body.set('image', new File(['bytes'], 'a.png', { type: 'image/png' }));
    const html = await (await send(body)).text();
    expect(html).toContain('value="Dr. Typed"');
    expect(html).toContain('multipart/form-data');
    expect(html).toContain('could not be kept');
  });

  test('a form too large for a person to have typed is not sent back', async () => {
    const huge = new URLSearchParams({ url: 'x'.repeat(30_000) });
    const html = await (await send(huge)).text();
    expect(html).toContain('Try again');
    expect(html).not.toContain('Send it again');
  });
});
