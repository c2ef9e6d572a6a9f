import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { socialLinks } from '#app/all-tables.server.ts';
import { type LinkCategory, linkCategories, linkMessages } from '#app/links/link.values.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { linkBody, newVideoId } from '#tests/support/links.ts';
import { type FakeMediaSites, startFakeMediaSites } from '#tests/support/media-sites.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';

interface LinkAnswer {
  readonly _id: string;
  readonly category: string;
  readonly url: string;
}

const path = '/api/v1/social-links';

let site: Site;
let fake: FakeMediaSites;
let staff: SignedIn;
beforeAll(async () => {
  fake = await startFakeMediaSites();
  site = await startSite({ mediaSites: fake });
  staff = await site.signIn();
});
afterAll(async () => {
  await site.dispose();
  await fake.close();
});

const bearer = () => ({ Authorization: `Bearer ${staff.bearer}` });
const json = async <Body>(response: Response) => (await response.json()) as Body;

const post = (body: unknown, headers: HeadersInit = bearer()) =>
  site.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const remove = (id: string, headers: HeadersInit = bearer()) =>
  site.fetch(`${path}/${id}`, { method: 'DELETE', headers });

async function create(category: LinkCategory = 'mediayoutube', url = linkBody(category).url) {
  const response = await post({ category, url });
  expect(response.status).toBe(201);
  return (await json<{ data: LinkAnswer }>(response)).data;
}

const listed = async (headers: HeadersInit = {}) =>
  (await json<{ data: LinkAnswer[] }>(await site.fetch(path, { headers }))).data;
const database = () => openDatabase(site.binding);
const change = (id: string, values: Partial<typeof socialLinks.$inferInsert>) =>
  database().update(socialLinks).set(values).where(eq(socialLinks.id, id));
const rowOf = (id: string) => database().select().from(socialLinks).where(eq(socialLinks.id, id)).get();
const keysInR2 = async () => (await site.pictures.list()).objects.map((object) => object.key);

/** Waits for work that the Worker does after its response. */
const eventually = (expectation: () => Promise<void>) =>
  expect
    .poll(
      async () => {
        try {
          await expectation();
          return 'done';
        } catch (error) {
          return String(error);
        }
      },
      { timeout: 10_000 },
    )
    .toBe('done');

describe('reading links', () => {
  test('anybody gets the links, newest first, with the fields of requirement 46', async () => {
    const first = await create('homeyoutube');
    const second = await create('mediainsta');
    const response = await site.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const { data } = await json<{ data: LinkAnswer[] }>(response);
    const mine = [second, first];
    expect(data.filter(({ _id }) => mine.some((link) => link._id === _id))).toEqual(mine);
  });

  test("a patient's story without a consent is visible to staff only", async () => {
    const story = await create('homestories');
    expect(await listed()).not.toContainEqual(story);
    expect(await listed(bearer())).toContainEqual(story);
    await change(story._id, { consentBy: 'Somebody', consentOn: '2026-11-01', consentNote: 'Secret' });
    expect(await listed()).toContainEqual(story);
    expect(JSON.stringify(await listed(bearer()))).not.toMatch(/Somebody|Secret/);
  });

  test('a dead link is visible to staff only', async () => {
    const link = await create();
    await change(link._id, { isDead: true });
    expect(await listed()).not.toContainEqual(link);
    expect(await listed(bearer())).toContainEqual(link);
  });

  test('answers 503 with a message while the database is away', async () => {
    const response = await site.fetch(path, { headers: { 'x-test-database-failure': '1' } });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await response.json()).toMatchObject({ message: 'Failed to fetch links' });
  });
});

describe('creating a link', () => {
  test('makes one link for five equal calls with one key, and refuses another link under that key', async () => {
    const headers = { ...bearer(), 'Idempotency-Key': crypto.randomUUID() };
    const body = linkBody('mediayoutube');
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const made = await Promise.all(answers.map((answer) => json<{ data: LinkAnswer }>(answer)));
    expect(new Set(made.map(({ data }) => data._id)).size).toBe(1);
    expect((await post(linkBody('mediayoutube'), headers)).status).toBe(409);
    // Without a key, the same link is refused as a duplicate.
    expect((await post(body)).status).toBe(409);
  });

  test.each(linkCategories.map(({ value }) => value))('stores a link of %s', async (category) => {
    const { url } = linkBody(category);
    const response = await post({ category, url });
    expect(response.status).toBe(201);
    const { data } = await json<{ data: LinkAnswer }>(response);
    expect(data).toEqual({ _id: expect.stringMatching(/^[\w-]{36}$/), category, url: expect.any(String) });
    expect(data.url).toMatch(
      category.endsWith('insta')
        ? /^https:\/\/www\.instagram\.com\/reel\/[\w-]+\/$/
        : /^https:\/\/www\.youtube\.com\/embed\/[\w-]{11}$/,
    );
  });

  test("recognises a duplicate in every common form of a video's address", async () => {
    const id = newVideoId();
    expect((await create('homeyoutube', `https://youtu.be/${id}`)).url).toBe(
      `https://www.youtube.com/embed/${id}`,
    );
    for (const url of [
      `https://youtu.be/${id}`,
      `https://www.youtube.com/watch?v=${id}&t=30`,
      `https://www.youtube.com/shorts/${id}`,
      `https://www.youtube.com/live/${id}`,
      `https://www.youtube.com/embed/${id}?si=x`,
    ]) {
      const response = await post({ category: 'homeyoutube', url });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        message: linkMessages.duplicate,
        errors: { url: linkMessages.duplicate },
      });
    }
    await create('mediayoutube', `https://youtu.be/${id}`);
  });

  test.each([
    [{}, { category: 'Category is required.', url: 'Enter a valid URL (must start with http or https).' }],
    [{ category: 'homeyoutube', url: '' }, { url: 'Enter a valid URL (must start with http or https).' }],
    [{ category: 'homeyoutube', url: 'www.youtube.com' }, { url: linkMessages.url }],
    [{ category: 'homeyoutube', url: 'javascript:alert(1)' }, { url: linkMessages.url }],
    [{ category: 'homeyoutube', url: 'https://youtu.be/dQw4w9 WgXcQ' }, { url: linkMessages.url }],
    [{ category: 'homeyoutube', url: 'https://youtu.be/"dQw4w9WgXcQ' }, { url: linkMessages.url }],
    [{ category: 'homeyoutube', url: 'https://youtube.com@evil.example/' }, { url: linkMessages.url }],
    [
      { category: 'homeyoutube', url: `https://youtu.be/${'a'.repeat(3000)}` },
      { url: linkMessages.urlTooLong },
    ],
    [
      { category: 'homeyoutube', url: 'https://youtube.com.evil.example/embed/dQw4w9WgXcQ' },
      { url: linkMessages.youtubeOnly },
    ],
    [
      { category: 'homeyoutube', url: 'https://www.instagram.com/reel/C8abcD123/' },
      { url: linkMessages.youtubeOnly },
    ],
    [{ category: 'homeinsta', url: 'https://youtu.be/dQw4w9WgXcQ' }, { url: linkMessages.instagramOnly }],
    [{ category: 'homeyoutube', url: 'https://www.youtube.com/@WHO' }, { url: linkMessages.notOneVideo }],
    [{ category: '', url: 'https://youtu.be/dQw4w9WgXcQ' }, { category: 'Category is required.' }],
    [
      { category: 'nothing', url: 'https://youtu.be/dQw4w9WgXcQ' },
      { category: linkMessages.categoryUnknown },
    ],
    [
      { category: 7, url: null },
      { category: 'Category is required.', url: linkMessages.url },
    ],
  ] as [object, Record<string, string>][])(
    '%# gets 400 with a message for each field',
    async (body, errors) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: Object.values(errors)[0], errors });
    },
  );

  test.each([
    ['{', 400],
    ['', 400],
    ['null', 400],
    ['[]', 400],
    ['"https://youtu.be/dQw4w9WgXcQ"', 400],
    [`{"url":"${'x'.repeat(20_000)}"}`, 413],
  ] as const)('%# refuses a body of another form', async (body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  });

  test('answers 415 to a form instead of JSON', async () => {
    const response = await site.fetch(path, {
      method: 'POST',
      headers: bearer(),
      body: new URLSearchParams(linkBody()),
    });
    expect(response.status).toBe(415);
  });

  test('stores no unknown fields', async () => {
    const response = await post({ ...linkBody(), _id: 'mine', title: 'Mine', isDead: true, createdAt: 0 });
    const { data } = await json<{ data: LinkAnswer }>(response);
    expect(data._id).not.toBe('mine');
    expect(await rowOf(data._id)).toMatchObject({ title: null, isDead: false });
  });

  test('answers 503 with a message while the database is away, and stores nothing', async () => {
    const before = await listed();
    const response = await post(linkBody(), { ...bearer(), 'x-test-database-failure': '1' });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message: 'Failed to create link' });
    expect(await listed()).toEqual(before);
  });
});

describe('deleting a link', () => {
  test('removes it, and the second time answers 404', async () => {
    const link = await create();
    const response = await remove(link._id);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: 'Link deleted' });
    expect(await listed(bearer())).not.toContainEqual(link);
    expect((await remove(link._id)).status).toBe(404);
  });

  test.each(['nobody', '%00', 'x'.repeat(3000), "1'%20or%20'1'='1"])(
    '%# answers 404 for an unknown link',
    async (id) => {
      const before = await listed();
      const response = await remove(id);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: linkMessages.gone });
      expect(await listed()).toEqual(before);
    },
  );

  test('answers 503 with a message while the database is away, and the link stays', async () => {
    const link = await create();
    const response = await remove(link._id, { ...bearer(), 'x-test-database-failure': '1' });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message: 'Failed to delete link' });
    expect(await listed()).toContainEqual(link);
  });
});

describe('write access', () => {
  test.each([
    {},
    { Authorization: 'Bearer nobody' },
    { Authorization: 'Basic x' },
    { Cookie: '__Host-session=x' },
  ] as Record<string, string>[])('is refused with %j', async (headers) => {
    const link = await create();
    for (const response of [
      await post(linkBody(), { ...headers, 'Sec-Fetch-Site': 'same-origin' }),
      await remove(link._id, { ...headers, 'Sec-Fetch-Site': 'same-origin' }),
    ]) {
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toContain('Bearer');
    }
    expect(await listed()).toContainEqual(link);
  });

  test('is granted to staff by cookie, from our own pages only', async () => {
    const send = (sameOrigin: boolean, headers: Record<string, string> = {}) =>
      site.fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(linkBody()),
        as: staff,
        sameOrigin,
      });
    expect((await send(true)).status).toBe(201);
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(false, foreign)).status).toBe(403);
  });

  test.each([
    ['PUT', path, 'GET, HEAD, OPTIONS, POST'],
    ['DELETE', path, 'GET, HEAD, OPTIONS, POST'],
    ['GET', `${path}/any`, 'DELETE, OPTIONS'],
    ['PUT', `${path}/any`, 'DELETE, OPTIONS'],
  ])('%s %s gets 405', async (method, address, allow) => {
    const response = await site.fetch(address, { method, headers: bearer() });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
  });
});

describe('thumbnails', () => {
  const thumbnail = (id: string, request: Parameters<Site['fetch']>[1] = {}) =>
    site.fetch(`/files/thumbnails/${id}`, request);

  async function withThumbnail(category: LinkCategory = 'mediayoutube') {
    const videoId = newVideoId();
    fake.setVideoResponse(videoId, { status: 200, title: 'Sleep well' });
    const link = await create(category, `https://youtu.be/${videoId}`);
    await eventually(async () => expect((await rowOf(link._id))?.thumbnailKey).toEqual(expect.any(String)));
    return { ...link, videoId };
  }

  test('a new video gets its title and thumbnail after the answer, from our own address', async () => {
    const { _id, videoId } = await withThumbnail();
    expect(await rowOf(_id)).toMatchObject({ title: 'Sleep well' });
    const response = await thumbnail(_id);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(bytes.toString('latin1')).not.toContain('Secret');
    const again = await thumbnail(_id, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect(fake.requestedPaths).toContain(`/thumbnails/vi/${videoId}/hqdefault.jpg`);
  });

  test('a video without a thumbnail gets a placeholder', async () => {
    const { _id } = await create();
    const response = await thumbnail(_id);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(response.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg /);
  });

  test('a thumbnail missing in R2 is replaced by a placeholder', async () => {
    const { _id } = await withThumbnail();
    await site.pictures.delete((await rowOf(_id))?.thumbnailKey ?? '');
    const response = await thumbnail(_id);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('image/svg+xml');
  });

  test("the thumbnail of a patient's story without a consent is visible to staff only", async () => {
    const { _id } = await withThumbnail('homestories');
    expect((await thumbnail(_id)).status).toBe(404);
    const forStaff = await thumbnail(_id, { as: staff });
    expect(forStaff.status).toBe(200);
    expect(forStaff.headers.get('Cache-Control')).toBe('private, no-store');
    await change(_id, { consentBy: 'Somebody', consentOn: '2026-11-01' });
    expect((await thumbnail(_id)).status).toBe(200);
  });

  test('the thumbnail of a deleted link is for staff only, who may restore it', async () => {
    const { _id } = await withThumbnail();
    const key = (await rowOf(_id))?.thumbnailKey;
    expect((await thumbnail(_id)).status).toBe(200);
    await remove(_id);
    expect((await thumbnail(_id)).status).toBe(404);
    expect((await thumbnail(_id, { as: staff })).status).toBe(200);
    expect(await keysInR2()).toContain(key);
  });

  test.each(['nobody', '..%2f..%2fsecret', '%00', 'x'.repeat(3000)])(
    '%# an unknown link has no thumbnail',
    async (id) => {
      expect((await thumbnail(id)).status).toBe(404);
    },
  );

  test('answers 503 while the database is away', async () => {
    const { _id } = await create();
    expect((await thumbnail(_id, { headers: { 'x-test-database-failure': '1' } })).status).toBe(503);
  });

  test('a media site that does not answer changes nothing', async () => {
    const link = await create();
    await eventually(async () => expect((await rowOf(link._id))?.triedAt).toEqual(expect.any(Date)));
    expect(await rowOf(link._id)).toMatchObject({ isDead: false, thumbnailKey: null, title: null });
  });
});

describe('the daily check of links', () => {
  const day = 24 * 60 * 60 * 1000;
  const runDailyCheck = (time: number) => site.fetch(`/cdn-cgi/local/scheduled?time=${time}&cron=17+3+*+*+*`);

  test('hides a link that is refused on two days, and shows it again when it is back', async () => {
    const videoId = newVideoId();
    const link = await create('mediayoutube', `https://youtu.be/${videoId}`);
    const other = newVideoId();
    fake.setVideoResponse(other, { status: 200, title: 'There' });
    await create('mediayoutube', `https://youtu.be/${other}`);
    const today = Date.now();

    fake.setVideoResponse(videoId, { status: 404 });
    expect((await runDailyCheck(today + day)).status).toBe(200);
    await eventually(async () => expect((await rowOf(link._id))?.refusals).toBe(1));
    expect(await listed()).toContainEqual(link);

    await runDailyCheck(today + 2 * day);
    await eventually(async () => expect((await rowOf(link._id))?.isDead).toBe(true));
    expect(await listed()).not.toContainEqual(link);
    expect(await (await site.fetch('/Youtube')).text()).not.toContain(videoId);

    fake.setVideoResponse(videoId, { status: 200, title: 'Back' });
    await runDailyCheck(today + 3 * day);
    await eventually(async () => expect((await rowOf(link._id))?.isDead).toBe(false));
    expect(await listed()).toContainEqual(link);
  });
});
