import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { auditLog, pictureRemovals, socialLinks } from '#app/all-tables.server.ts';
import { sweepPictures } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandFor } from '#tests/support/command.ts';
import { linkBody } from '#tests/support/links.ts';
import { type FakeMediaSites, startFakeMediaSites } from '#tests/support/media-sites.ts';
import { impostors, photographBytes } from '#tests/support/pictures.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { createLink, renameLink } from './link.commands.server.ts';
import { parseLink } from './link.input.server.ts';
import type { LinkCategory } from './link.values.ts';
import { deleteLink } from './link-bin.server.ts';
import { checkLinks, checkNewLink } from './link-check.server.ts';

// Tests send requests to a local server, and one waits for the request timeout of 2.5 s (media-sites.server.ts).
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const hour = 60 * 60 * 1000;
const start = new Date('2026-11-20T03:17:00Z').getTime();

let store: TestStore;
let fake: FakeMediaSites;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());
beforeEach(async () => {
  fake = await startFakeMediaSites();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fake.close();
  for (const table of [socialLinks, pictureRemovals, auditLog]) await store.database.delete(table);
  await store.pictures.delete(await keysInR2());
});

/** Command with a time that many hours after the start. */
const at = (hours: number): Command =>
  commandFor(store, { actor: { kind: 'system' }, now: new Date(start + hours * hour) });

const add = (category: LinkCategory = 'mediayoutube') =>
  createLink(at(0), parseLink(linkBody(category)), async () => {});
const check = (hours: number) => checkLinks(at(hours), fake.sites);
const rowOf = async (id: string) => {
  const row = await store.database.select().from(socialLinks).where(eq(socialLinks.id, id)).get();
  if (!row) throw new Error(`The table has no link ${id}.`);
  return row;
};
const isDead = async (id: string) => (await rowOf(id)).isDead;
const keysInR2 = async () => (await store.pictures.list()).objects.map((object) => object.key);
const found = { status: 200, title: 'Sleep and the mind' };

test('fetches title and thumbnail of a new video', async () => {
  const { id, mediaId } = await add();
  fake.setVideoResponse(mediaId, { status: 200, title: '  Sleep\n and   the mind ' });
  await checkNewLink(at(0), id, fake.sites);
  const row = await rowOf(id);
  expect(row).toMatchObject({ title: 'Sleep and the mind', isDead: false, refusals: 0 });
  expect(row.checkedAt?.getTime()).toBe(start);
  expect(await keysInR2()).toEqual([row.thumbnailKey]);
  const stored = await store.pictures.get(row.thumbnailKey ?? '');
  expect(stored?.httpMetadata?.contentType).toBe('image/jpeg');
  // Metadata is removed as from an uploaded picture.
  expect(Buffer.from((await stored?.arrayBuffer()) ?? '').toString('latin1')).not.toContain('Secret');
  expect(fake.requestedPaths).toEqual(['/youtube/oembed', `/thumbnails/vi/${mediaId}/hqdefault.jpg`]);
});

test.each([401, 403, 404, 400])('marks a video as dead after two answers %i in a row', async (status) => {
  const { id, mediaId } = await add();
  fake.setVideoResponse(mediaId, { status });
  await check(0);
  expect(await isDead(id)).toBe(false);
  await check(24);
  expect(await isDead(id)).toBe(true);
  expect(await keysInR2()).toEqual([]);
});

test('does not mark a video as dead if it was available between two refusals', async () => {
  const { id, mediaId } = await add();
  for (const [hours, status] of [
    [0, 404],
    [24, 200],
    [48, 404],
  ] as const) {
    fake.setVideoResponse(mediaId, { status, title: 'There' });
    await check(hours);
  }
  expect(await isDead(id)).toBe(false);
});

test('marks a video as dead at once after an answer 410', async () => {
  const { id, mediaId } = await add();
  fake.setVideoResponse(mediaId, { status: 410 });
  await check(0);
  expect(await isDead(id)).toBe(true);
});

test('revives a dead video that is available again, and audits each change once', async () => {
  const { id, mediaId } = await add();
  fake.setVideoResponse(mediaId, { status: 410 });
  await check(0);
  await check(24);
  fake.setVideoResponse(mediaId, found);
  await check(48);
  expect(await isDead(id)).toBe(false);
  const audited = await store.database
    .select({ action: auditLog.action, userId: auditLog.userId })
    .from(auditLog)
    .where(eq(auditLog.target, id));
  const changes = audited.filter((row) => row.action !== 'link.create');
  expect(changes.map((row) => row.action).sort()).toEqual(['link.alive', 'link.dead']);
  expect(changes.every((row) => row.userId === null)).toBe(true);
});

test.each([
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['429', { status: 429 }],
  ['a redirect', { status: 302, location: 'https://consent.example/' }],
  ['a page', { status: 200, body: '<!doctype html><title>Before you continue</title>' }],
  ['an empty object', { status: 200, body: '{}' }],
  ['far too much', { status: 200, body: `{"title":"${'x'.repeat(100_000)}"}` }],
] as const)('changes nothing after %s, even several times', async (_name, answer) => {
  const { id, mediaId } = await add();
  fake.setVideoResponse(mediaId, answer);
  for (const hours of [0, 24, 48]) await check(hours);
  expect(await rowOf(id)).toMatchObject({ isDead: false, refusals: 0, title: null, checkedAt: null });
});

test('marks nothing as dead without a network, and does not wait for a site that never answers', async () => {
  const { id, mediaId } = await add();
  const nowhere = {
    youtube: 'http://127.0.0.1:9',
    thumbnails: 'http://127.0.0.1:9',
    instagram: 'http://127.0.0.1:9',
  };
  await checkLinks(at(0), nowhere);
  fake.setVideoResponse(mediaId, { status: 200, silent: true });
  await check(24);
  expect(await rowOf(id)).toMatchObject({ isDead: false, refusals: 0, checkedAt: null });
  expect((await rowOf(id)).triedAt?.getTime()).toBe(start + 24 * hour);
});

test('counts two refusals as consecutive despite an unclear answer between them', async () => {
  const { id, mediaId } = await add();
  for (const [hours, status] of [
    [0, 404],
    [24, 503],
    [48, 404],
  ] as const) {
    fake.setVideoResponse(mediaId, { status });
    await check(hours);
  }
  expect(await isDead(id)).toBe(true);
});

test('does not check a link twice within 12 hours, so that one outage is not two refusals', async () => {
  const { id, mediaId } = await add();
  fake.setVideoResponse(mediaId, { status: 404 });
  expect(await check(0)).toBe(1);
  expect(await check(1)).toBe(0);
  expect(await isDead(id)).toBe(false);
});

test('marks a post as dead after two answers 404, but not after a redirect to the sign-in', async () => {
  const missing = await add('mediainsta');
  const behindSignIn = await add('mediainsta');
  const shown = await add('homeinsta');
  fake.setPostResponse(missing.mediaId, { status: 404 });
  fake.setPostResponse(behindSignIn.mediaId, {
    status: 302,
    location: 'https://www.instagram.com/accounts/login/',
  });
  fake.setPostResponse(shown.mediaId, { status: 200, body: '<title>Instagram</title>' });
  for (const hours of [0, 24]) await check(hours);
  expect(await isDead(missing.id)).toBe(true);
  expect(await rowOf(behindSignIn.id)).toMatchObject({ isDead: false, checkedAt: null });
  expect((await rowOf(shown.id)).checkedAt).not.toBeNull();
  expect(fake.requestedPaths).toContain(`/instagram/reel/${missing.mediaId}/`);
});

test('ignores the answers of a site that refuses all of several links', async () => {
  const links = [await add(), await add(), await add(), await add('homeyoutube')];
  for (const { mediaId } of links) fake.setVideoResponse(mediaId, { status: 403 });
  for (const hours of [0, 24, 48]) await check(hours);
  for (const { id } of links) expect(await rowOf(id)).toMatchObject({ isDead: false, refusals: 0 });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('youtube refused every link'));
});

test('checks the links with the oldest check first, at most 60 in one run', async () => {
  const fresh = await add();
  await check(0);
  const rows = Array.from({ length: 60 }, (_, index) => ({
    id: `old-${index}`,
    category: 'mediayoutube' as const,
    mediaId: `old${index}`,
    url: 'x',
    ...{ createdAt: new Date(start), triedAt: new Date(start - (100 + index) * hour) },
  }));
  const [first, ...others] = rows.map((row) => store.database.insert(socialLinks).values(row));
  if (first) await store.database.batch([first, ...others]);
  expect(await check(24)).toBe(60);
  expect((await rowOf(fresh.id)).triedAt?.getTime()).toBe(start);
  expect(await check(25)).toBe(1);
  expect((await rowOf(fresh.id)).triedAt?.getTime()).toBe(start + 25 * hour);
});

test('does not overwrite a title that staff entered', async () => {
  const { id, mediaId } = await add();
  await renameLink(at(0), id, { title: 'Our own words' });
  fake.setVideoResponse(mediaId, found);
  await check(0);
  expect((await rowOf(id)).title).toBe('Our own words');
});

test('cuts a very long title, and ignores one with control characters', async () => {
  const [long, hidden] = [await add(), await add()];
  fake.setVideoResponse(long.mediaId, { status: 200, title: 'ह'.repeat(400) });
  fake.setVideoResponse(hidden.mediaId, { status: 200, title: 'a\u0007b' });
  await check(0);
  expect((await rowOf(long.id)).title).toHaveLength(150);
  expect((await rowOf(hidden.id)).title).toBeNull();
});

test.each([
  ['a 404', { status: 404, body: photographBytes('jpeg') }],
  ['a script', { status: 200, body: impostors.html }],
  ['an SVG', { status: 200, body: impostors.svg }],
  ['half a picture', { status: 200, body: photographBytes('jpeg').slice(0, 400) }],
  ['more than half a megabyte', { status: 200, body: new Uint8Array(600 * 1024) }],
  ['a redirect', { status: 302, location: 'http://169.254.169.254/' }],
] as const)('does not store %s as a thumbnail, and the next check retries', async (_name, answer) => {
  const { id, mediaId } = await add();
  fake.setVideoResponse(mediaId, found);
  fake.setThumbnailResponse(mediaId, answer);
  await check(0);
  expect(await rowOf(id)).toMatchObject({ thumbnailKey: null, title: found.title });
  expect(await keysInR2()).toEqual([]);
  fake.setThumbnailResponse(mediaId, { status: 200, body: photographBytes('jpeg') });
  await check(24);
  expect((await rowOf(id)).thumbnailKey).not.toBeNull();
});

test('fetches a thumbnail only once', async () => {
  const { mediaId } = await add();
  fake.setVideoResponse(mediaId, found);
  for (const hours of [0, 24, 48]) await check(hours);
  expect(fake.requestedPaths.filter((path) => path.startsWith('/thumbnails/'))).toHaveLength(1);
});

test('leaves no orphaned thumbnail if the link is deleted while the thumbnail loads', async () => {
  const { id, mediaId } = await add();
  fake.setVideoResponse(mediaId, found);
  const deletesFirst: Command = {
    ...at(0),
    pictures: new Proxy(store.pictures, {
      get(bucket, name) {
        const value = Reflect.get(bucket, name);
        if (name !== 'put') return typeof value === 'function' ? value.bind(bucket) : value;
        return async (...parameters: unknown[]) => {
          await deleteLink(at(0), id);
          return value.apply(bucket, parameters);
        };
      },
    }),
  };
  await checkNewLink(deletesFirst, id, fake.sites);
  expect(await keysInR2()).toHaveLength(1);
  await sweepPictures(store.database, store.pictures, new Date(start + 24 * hour));
  expect(await keysInR2()).toEqual([]);
  expect(await store.database.select().from(pictureRemovals)).toEqual([]);
});

test('stores one thumbnail if two checks run at the same time', async () => {
  const { id, mediaId } = await add();
  fake.setVideoResponse(mediaId, found);
  await Promise.all([checkNewLink(at(0), id, fake.sites), checkNewLink(at(0), id, fake.sites)]);
  await sweepPictures(store.database, store.pictures, new Date(start + 24 * hour));
  expect(await keysInR2()).toEqual([(await rowOf(id)).thumbnailKey]);
});

test('continues with the other links if R2 fails for one link', async () => {
  const [one, other] = [await add(), await add()];
  for (const { mediaId } of [one, other]) fake.setVideoResponse(mediaId, found);
  let isFirst = true;
  const flaky: Command = {
    ...at(0),
    pictures: new Proxy(store.pictures, {
      get(bucket, name) {
        const value = Reflect.get(bucket, name);
        if (name !== 'put' || !isFirst) return typeof value === 'function' ? value.bind(bucket) : value;
        isFirst = false;
        return () => Promise.reject(new Error('R2 is away'));
      },
    }),
  };
  expect(await checkLinks(flaky, fake.sites)).toBe(2);
  const keys = [await rowOf(one.id), await rowOf(other.id)].flatMap((row) => row.thumbnailKey ?? []);
  expect(keys).toHaveLength(1);
  await sweepPictures(store.database, store.pictures, new Date(start + 24 * hour));
  expect(await keysInR2()).toEqual(keys);
});
