import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog, socialLinks } from '#app/all-tables.server.ts';
import { inspectPicture } from '#app/platform/pictures/picture-format.server.ts';
import { claimPicture, storePicture, sweepPictures } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandFor } from '#tests/support/command.ts';
import { linkBody, newVideoId } from '#tests/support/links.ts';
import { photographBytes } from '#tests/support/pictures.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { consentMessages } from './consent-fields.ts';
import { createLink, recordConsent, renameLink } from './link.commands.server.ts';
import { parseConsent, parseLink, parseTitles } from './link.input.server.ts';
import {
  findLink,
  findThumbnail,
  listForHome,
  listLinks,
  listPublicLinks,
  listReels,
  listVideos,
} from './link.queries.server.ts';
import { type LinkCategory, linkCategories, linkMessages } from './link.values.ts';
import { deleteLink, purgeLinkBin } from './link-bin.server.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let store: TestStore;
let command: Command;
beforeAll(async () => {
  store = await openTestStore();
  command = commandFor(store);
});
afterAll(() => store.dispose());

/** Replaces the check of a new link, so that no test sends a request to another site. */
const noCheck = async () => {};

const add = (category: LinkCategory = 'mediayoutube', { by = command, url = linkBody(category).url } = {}) =>
  createLink(by, parseLink({ category, url }), noCheck);
const consent = { by: 'Name kept in the file', on: '2026-11-01', note: '' };
const ids = (list: readonly { id: string }[]) => list.map((link) => link.id);
const keysInR2 = async () => (await store.pictures.list()).objects.map((object) => object.key);
const audited = async (target: string) => {
  const rows = await store.database
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.target, target));
  return rows.map((row) => row.action).sort();
};

/** Adds a thumbnail to a link, as the check does. */
async function giveThumbnail(id: string): Promise<string> {
  const key = await storePicture(command, inspectPicture(photographBytes('jpeg'), 'image'));
  await store.database.batch([
    store.database.update(socialLinks).set({ thumbnailKey: key }).where(eq(socialLinks.id, id)),
    claimPicture(store.database, key, sql`true`),
  ]);
  return key;
}

/** Command with a database whose batches fail. {@link withoutDeletes} has a bucket whose deletes fail. */
const withoutBatches = (): Command => ({
  ...command,
  database: new Proxy(store.database, {
    get: (database, name) =>
      name === 'batch' ? () => Promise.reject(new Error('D1 is away')) : Reflect.get(database, name),
  }),
});
const withoutDeletes = (): Command => ({
  ...command,
  pictures: new Proxy(store.pictures, {
    get(bucket, name) {
      if (name === 'delete') return () => Promise.reject(new Error('R2 is away'));
      const value = Reflect.get(bucket, name);
      return typeof value === 'function' ? value.bind(bucket) : value;
    },
  }),
});

test('creates a link without title and consent, and not as dead', async () => {
  const videoId = newVideoId();
  const link = await add('homestories', { url: `https://youtu.be/${videoId}?si=x` });
  expect(link).toEqual({
    id: link.id,
    category: 'homestories',
    url: `https://www.youtube.com/embed/${videoId}`,
    mediaId: videoId,
    title: null,
    texts: {},
    createdAt: command.now.getTime(),
    checkedAt: null,
    isDead: false,
    consent: null,
    version: 1,
  });
});

test('writes an audit entry for each change', async () => {
  const { id } = await add('homestories');
  await renameLink(command, id, { title: 'A title' });
  await recordConsent(command, id, consent);
  await recordConsent(command, id, null);
  await deleteLink(command, id);
  expect(await audited(id)).toEqual([
    'link.consent',
    'link.consent-withdrawn',
    'link.create',
    'link.delete',
    'link.rename',
  ]);
});

test('writes no audit entry for a refused change', async () => {
  for (const refused of [
    () => renameLink(command, 'nobody', { title: 'x' }),
    () => recordConsent(command, 'nobody', consent),
    () => deleteLink(command, 'nobody'),
  ]) {
    await expect(refused()).rejects.toMatchObject({ status: 404, problem: { message: linkMessages.gone } });
  }
  expect(await audited('nobody')).toEqual([]);
});

test('refuses a second spelling of a link in the same category, and accepts it in another category', async () => {
  const id = newVideoId();
  await add('mediayoutube', { url: `https://youtu.be/${id}` });
  for (const url of [
    `https://www.youtube.com/watch?v=${id}&t=30`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube.com/embed/${id}?si=x`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
  ]) {
    await expect(add('mediayoutube', { url })).rejects.toMatchObject({
      status: 409,
      problem: { message: linkMessages.duplicate, errors: { url: linkMessages.duplicate } },
    });
  }
  await expect(add('homeyoutube', { url: `https://youtu.be/${id}` })).resolves.toMatchObject({ mediaId: id });
});

test('treats a reel and a post with the same id as duplicates', async () => {
  await add('mediainsta', { url: 'https://www.instagram.com/reel/CsameId12/' });
  await expect(add('mediainsta', { url: 'https://www.instagram.com/p/CsameId12/' })).rejects.toMatchObject({
    status: 409,
  });
});

test('adds and audits a link once if many requests add it at the same time', async () => {
  const url = linkBody().url;
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => add('mediayoutube', { url })));
  const added = results.filter((result) => result.status === 'fulfilled');
  expect(added).toHaveLength(1);
  const links = (await listLinks(store.database)).filter((link) => url.endsWith(link.mediaId));
  expect(links).toHaveLength(1);
  expect(await audited(links[0]?.id ?? '')).toEqual(['link.create']);
});

test('accepts a link again after it was deleted', async () => {
  const url = linkBody().url;
  const { id } = await add('mediayoutube', { url });
  await deleteLink(command, id);
  expect(await findLink(store.database, id)).toBeNull();
  await expect(deleteLink(command, id)).rejects.toMatchObject({ status: 404 });
  await expect(add('mediayoutube', { url })).resolves.toMatchObject({ category: 'mediayoutube' });
});

test('lists the newest link first, even of two links created in the same millisecond', async () => {
  const first = await add('mediayoutubelatest');
  const second = await add('mediayoutubelatest');
  const later = { ...command, now: new Date('2026-11-20T10:00:01Z') };
  const third = await add('mediayoutubelatest', { by: later });
  const mine = [third.id, second.id, first.id];
  const among = (list: readonly { id: string }[]) => ids(list).filter((id) => mine.includes(id));
  expect(among(await listLinks(store.database))).toEqual(mine);
  expect(among(await listPublicLinks(store.database))).toEqual(mine);
  expect(among((await listVideos(store.database)).latest)).toEqual(mine);
});

test('lists only links of its own category in each public list', async () => {
  const added = new Map<LinkCategory, string>();
  for (const { value } of linkCategories) {
    const { id } = await add(value);
    added.set(value, id);
    if (value === 'homestories') await recordConsent(command, id, consent);
  }
  const home = await listForHome(store.database);
  const videos = await listVideos(store.database);
  const lists: Record<LinkCategory, readonly { id: string }[]> = {
    homestories: home.stories,
    homeyoutube: home.videos,
    homeinsta: home.reels,
    mediayoutube: videos.others,
    mediayoutubelatest: videos.latest,
    mediainsta: await listReels(store.database),
  };
  for (const { value } of linkCategories) {
    for (const other of linkCategories) {
      const holds = ids(lists[value]).includes(added.get(other.value) ?? '');
      expect(`${value} holds ${other.value}: ${holds}`).toBe(
        `${value} holds ${other.value}: ${value === other.value}`,
      );
    }
  }
});

test("shows a patient's story only while a consent is recorded", async () => {
  const { id } = await add('homestories');
  const isPublic = async () => [
    ids((await listForHome(store.database)).stories).includes(id),
    ids(await listPublicLinks(store.database)).includes(id),
    (await findThumbnail(store.database, id))?.isShown,
  ];
  expect(await isPublic()).toEqual([false, false, false]);
  const link = await recordConsent(command, id, consent);
  expect(link.consent).toEqual(consent);
  expect(await isPublic()).toEqual([true, true, true]);
  expect((await recordConsent(command, id, null)).consent).toBeNull();
  expect(await isPublic()).toEqual([false, false, false]);
});

test('includes no data about consents in public lists', async () => {
  const { id } = await add('homestories');
  await recordConsent(command, id, { by: 'Secret Person', on: '2026-11-01', note: 'Secret note' });
  const listed = JSON.stringify([await listForHome(store.database), await listPublicLinks(store.database)]);
  expect(listed).toContain(id);
  expect(listed).not.toMatch(/Secret|2026-11-01/);
});

test("refuses a consent for a link that is not a patient's story", async () => {
  const { id } = await add('homeyoutube');
  await expect(recordConsent(command, id, consent)).rejects.toMatchObject({
    status: 400,
    problem: { message: linkMessages.consentNotNeeded },
  });
});

test('the database refuses a consent without a date', async () => {
  const { id } = await add('homestories');
  await expect(
    store.database.update(socialLinks).set({ consentBy: 'Somebody' }).where(eq(socialLinks.id, id)),
  ).rejects.toThrow();
});

test('shows a dead link to staff but not in public lists', async () => {
  const video = await add('mediayoutube');
  const reel = await add('mediainsta');
  for (const { id } of [video, reel]) {
    await store.database.update(socialLinks).set({ isDead: true }).where(eq(socialLinks.id, id));
  }
  const shown = [
    ...(await listVideos(store.database)).others,
    ...(await listReels(store.database)),
    ...(await listPublicLinks(store.database)),
  ];
  expect(ids(shown)).not.toContain(video.id);
  expect(ids(shown)).not.toContain(reel.id);
  expect(await listLinks(store.database)).toContainEqual({ ...video, isDead: true });
});

test('limits a category of the home page to its newest links, without affecting other categories', async () => {
  const hour = (number: number) => ({ ...command, now: new Date(Date.UTC(2026, 11, 1, number)) });
  const old = await add('homeinsta', { by: { ...command, now: new Date('2026-01-01T00:00:00Z') } });
  const many = [];
  for (let number = 0; number < 15; number += 1) many.push(await add('homeyoutube', { by: hour(number) }));
  const { videos, reels } = await listForHome(store.database);
  expect(ids(videos)).toEqual(ids(many).reverse().slice(0, 12));
  expect(ids(reels)).toContain(old.id);
});

test('shows a title instead of the default title, and the default again after the title is removed', async () => {
  const { id } = await add('mediayoutubelatest', {
    by: { ...command, now: new Date('2027-01-01T00:00:00Z') },
  });
  const shown = async () => (await listVideos(store.database)).latest[0];
  expect(await shown()).toMatchObject({ id, title: 'Video 1 from our channel' });
  await renameLink(command, id, parseTitles({ title: '  Sleep well  ' }));
  expect(await shown()).toMatchObject({ id, title: 'Sleep well' });
  await renameLink(command, id, parseTitles({ title: ' ' }));
  expect(await shown()).toMatchObject({ id, title: 'Video 1 from our channel' });
});

/** Time after the last day on which a link deleted in these tests can be restored. */
const afterTheBin = new Date('2026-12-21T10:00:00Z');

test('deletes the thumbnail of a deleted link when the bin is emptied', async () => {
  const { id } = await add();
  const key = await giveThumbnail(id);
  await deleteLink(command, id);
  expect(await keysInR2()).toContain(key);
  await purgeLinkBin({ ...command, now: afterTheBin });
  expect(await keysInR2()).not.toContain(key);
});

test('empties the bin even if R2 cannot delete a thumbnail, and the daily sweep deletes it later', async () => {
  const { id } = await add();
  const key = await giveThumbnail(id);
  await deleteLink(command, id);
  await purgeLinkBin({ ...withoutDeletes(), now: afterTheBin });
  expect(await keysInR2()).toContain(key);
  await sweepPictures(store.database, store.pictures, new Date('2026-12-22T03:17:00Z'));
  expect(await keysInR2()).not.toContain(key);
});

test('changes nothing if a database batch fails', async () => {
  const { id } = await add('homestories');
  const key = await giveThumbnail(id);
  const before = await listLinks(store.database);
  for (const change of [
    () => add('mediayoutube', { by: withoutBatches() }),
    () => deleteLink(withoutBatches(), id),
    () => renameLink(withoutBatches(), id, { title: 'x' }),
    () => recordConsent(withoutBatches(), id, consent),
  ]) {
    await expect(change()).rejects.toThrow('D1 is away');
  }
  expect(await listLinks(store.database)).toEqual(before);
  await sweepPictures(store.database, store.pictures, new Date('2026-12-31T00:00:00Z'));
  expect(await keysInR2()).toContain(key);
});

const now = new Date('2026-11-20T20:00:00Z');

test.each([
  [{ on: '2026-11-01', note: '' }, { by: consentMessages.by }, 'This field is missing.'],
  [{ by: ' ', on: '2026-11-01', note: '' }, { by: consentMessages.by }],
  [{ by: 'A', on: '', note: '' }, { on: consentMessages.on }],
  [{ by: 'A', on: '01/11/2026', note: '' }, { on: consentMessages.on }],
  [{ by: 'A', on: '2026-02-30', note: '' }, { on: consentMessages.on }],
  [{ by: 'A', on: '2026-13-01', note: '' }, { on: consentMessages.on }],
  [{ by: 'A', on: '1026-11-01', note: '' }, { on: consentMessages.on }],
  [{ by: 'A', on: '2026-11-22', note: '' }, { on: consentMessages.inFuture }],
  [
    { by: '', on: '', note: '' },
    { by: consentMessages.by, on: consentMessages.on },
  ],
] as const)('refuses the consent %j', (body, errors, missing?: string) => {
  const expected = missing ? { by: missing } : errors;
  expect(() => parseConsent(body, now)).toThrow(
    expect.objectContaining({ status: 400, problem: expect.objectContaining({ errors: expected }) }),
  );
});

test("accepts today's date in India for a consent, even if it is still yesterday in UTC", () => {
  expect(parseConsent({ by: ' A ', on: '2026-11-21', note: ' In file 7.\r\n' }, now)).toEqual({
    by: 'A',
    on: '2026-11-21',
    note: 'In file 7.',
  });
});

test.each([
  [undefined, { category: linkMessages.categoryRequired, url: linkMessages.url }],
  [{}, { category: linkMessages.categoryRequired, url: linkMessages.url }],
  [[], { category: linkMessages.categoryRequired, url: linkMessages.url }],
  [{ category: '', url: 'https://youtu.be/dQw4w9WgXcQ' }, { category: linkMessages.categoryRequired }],
  [{ category: 'toString', url: 'https://youtu.be/dQw4w9WgXcQ' }, { category: linkMessages.categoryUnknown }],
  [
    { category: 'HOMEYOUTUBE', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { category: linkMessages.categoryUnknown },
  ],
  [
    { category: ['homeyoutube'], url: 'https://youtu.be/dQw4w9WgXcQ' },
    { category: linkMessages.categoryRequired },
  ],
  [{ category: 'homeyoutube' }, { url: linkMessages.url }],
  [{ category: 'homeyoutube', url: 7 }, { url: linkMessages.url }],
  [{ category: 'homeyoutube', url: { href: 'https://youtu.be/dQw4w9WgXcQ' } }, { url: linkMessages.url }],
  [
    { category: 'homestories', url: 'https://www.instagram.com/reel/C8abcD123/' },
    { url: linkMessages.youtubeOnly },
  ],
])('refuses the link %j', (body, errors) => {
  expect(() => parseLink(body)).toThrow(
    expect.objectContaining({ status: 400, problem: { message: Object.values(errors)[0], errors } }),
  );
});
