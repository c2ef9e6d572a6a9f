import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog, socialLinks } from '#app/all-tables.server.ts';
import { inspectPicture } from '#app/platform/pictures/picture-format.server.ts';
import { claimPicture, storePicture, sweepPictures } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandOver } from '#tests/support/command.ts';
import { linkBody, newVideoId } from '#tests/support/links.ts';
import { photographBytes } from '#tests/support/pictures.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { createLink, recordConsent, renameLink } from './link.commands.server.ts';
import { parseConsent, parseLink, parseTitle } from './link.input.server.ts';
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
import { deleteLink, emptyLinkBin } from './link-bin.server.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let store: TestStore;
let command: Command;
beforeAll(async () => {
  store = await openTestStore();
  command = commandOver(store);
});
afterAll(() => store.dispose());

/** No test reaches another site. */
const unchecked = async () => {};

const add = (category: LinkCategory = 'mediayoutube', { by = command, url = linkBody(category).url } = {}) =>
  createLink(by, parseLink({ category, url }), unchecked);
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

/** Gives a link a thumbnail as the check does. */
async function giveThumbnail(id: string): Promise<string> {
  const key = await storePicture(command, inspectPicture(photographBytes('jpeg'), 'image'));
  await store.database.batch([
    store.database.update(socialLinks).set({ thumbnailKey: key }).where(eq(socialLinks.id, id)),
    claimPicture(store.database, key, sql`true`),
  ]);
  return key;
}

/** A store on a bad day: D1's batches or one of R2's methods fail. */
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

test('a new link has no title, is not dead, and nobody has consented', async () => {
  const videoId = newVideoId();
  const link = await add('homestories', { url: `https://youtu.be/${videoId}?si=x` });
  expect(link).toEqual({
    id: link.id,
    category: 'homestories',
    url: `https://www.youtube.com/embed/${videoId}`,
    mediaId: videoId,
    title: null,
    createdAt: command.now.getTime(),
    checkedAt: null,
    isDead: false,
    consent: null,
    version: 1,
  });
});

test('each change writes who did it, in the same batch', async () => {
  const { id } = await add('homestories');
  await renameLink(command, id, 'A title');
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

test('what is refused is not audited', async () => {
  for (const refused of [
    () => renameLink(command, 'nobody', 'x'),
    () => recordConsent(command, 'nobody', consent),
    () => deleteLink(command, 'nobody'),
  ]) {
    await expect(refused()).rejects.toMatchObject({ status: 404, problem: { message: linkMessages.gone } });
  }
  expect(await audited('nobody')).toEqual([]);
});

test('a link is once in a category, in whatever spelling, and may be in another', async () => {
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

test('a reel and a post of one id are one thing', async () => {
  await add('mediainsta', { url: 'https://www.instagram.com/reel/CsameId12/' });
  await expect(add('mediainsta', { url: 'https://www.instagram.com/p/CsameId12/' })).rejects.toMatchObject({
    status: 409,
  });
});

test('of many adding the same at once exactly one does, and one is audited', async () => {
  const url = linkBody().url;
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => add('mediayoutube', { url })));
  const added = results.filter((result) => result.status === 'fulfilled');
  expect(added).toHaveLength(1);
  const links = (await listLinks(store.database)).filter((link) => url.endsWith(link.mediaId));
  expect(links).toHaveLength(1);
  expect(await audited(links[0]?.id ?? '')).toEqual(['link.create']);
});

test('after it was deleted it may be added again', async () => {
  const url = linkBody().url;
  const { id } = await add('mediayoutube', { url });
  await deleteLink(command, id);
  expect(await findLink(store.database, id)).toBeNull();
  await expect(deleteLink(command, id)).rejects.toMatchObject({ status: 404 });
  await expect(add('mediayoutube', { url })).resolves.toMatchObject({ category: 'mediayoutube' });
});

test('the newest comes first, also of two in the same millisecond', async () => {
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

test('each public list holds its own category and no other', async () => {
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

test("a patient's story is public only while there is a consent", async () => {
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

test('no public list tells who consented', async () => {
  const { id } = await add('homestories');
  await recordConsent(command, id, { by: 'Secret Person', on: '2026-11-01', note: 'Secret note' });
  const told = JSON.stringify([await listForHome(store.database), await listPublicLinks(store.database)]);
  expect(told).toContain(id);
  expect(told).not.toMatch(/Secret|2026-11-01/);
});

test("only a patient's story has a consent", async () => {
  const { id } = await add('homeyoutube');
  await expect(recordConsent(command, id, consent)).rejects.toMatchObject({
    status: 400,
    problem: { message: linkMessages.consentNotNeeded },
  });
});

test('the database takes no consent that says who and not when', async () => {
  const { id } = await add('homestories');
  await expect(
    store.database.update(socialLinks).set({ consentBy: 'Somebody' }).where(eq(socialLinks.id, id)),
  ).rejects.toThrow();
});

test('a dead link is in no public list, and in the one of staff', async () => {
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

test('a full category leaves the others their place, and keeps its newest', async () => {
  const hour = (number: number) => ({ ...command, now: new Date(Date.UTC(2026, 11, 1, number)) });
  const old = await add('homeinsta', { by: { ...command, now: new Date('2026-01-01T00:00:00Z') } });
  const many = [];
  for (let number = 0; number < 15; number += 1) many.push(await add('homeyoutube', { by: hour(number) }));
  const { videos, reels } = await listForHome(store.database);
  expect(ids(videos)).toEqual(ids(many).reverse().slice(0, 12));
  expect(ids(reels)).toContain(old.id);
});

test('a title is shown instead of the words that stand in for it, and can be taken away', async () => {
  const { id } = await add('mediayoutubelatest', {
    by: { ...command, now: new Date('2027-01-01T00:00:00Z') },
  });
  const shown = async () => (await listVideos(store.database)).latest[0];
  expect(await shown()).toMatchObject({ id, title: 'Video 1 from our channel' });
  await renameLink(command, id, parseTitle({ title: '  Sleep well  ' }));
  expect(await shown()).toMatchObject({ id, title: 'Sleep well' });
  await renameLink(command, id, parseTitle({ title: ' ' }));
  expect(await shown()).toMatchObject({ id, title: 'Video 1 from our channel' });
});

/** A day after the last on which it can be restored. */
const afterTheBin = new Date('2026-12-21T10:00:00Z');

test('a deleted link leaves no thumbnail behind once the bin is emptied', async () => {
  const { id } = await add();
  const key = await giveThumbnail(id);
  await deleteLink(command, id);
  expect(await keysInR2()).toContain(key);
  await emptyLinkBin({ ...command, now: afterTheBin });
  expect(await keysInR2()).not.toContain(key);
});

test('a thumbnail that R2 would not delete does not spoil the emptying, and the daily sweep takes it', async () => {
  const { id } = await add();
  const key = await giveThumbnail(id);
  await deleteLink(command, id);
  await emptyLinkBin({ ...withoutDeletes(), now: afterTheBin });
  expect(await keysInR2()).toContain(key);
  await sweepPictures(store.database, store.pictures, new Date('2026-12-22T03:17:00Z'));
  expect(await keysInR2()).not.toContain(key);
});

test('where the database fails nothing is half done', async () => {
  const { id } = await add('homestories');
  const key = await giveThumbnail(id);
  const before = await listLinks(store.database);
  for (const change of [
    () => add('mediayoutube', { by: withoutBatches() }),
    () => deleteLink(withoutBatches(), id),
    () => renameLink(withoutBatches(), id, 'x'),
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
  [{ on: '2026-11-01', note: '' }, { by: linkMessages.consentBy }, 'This field is missing.'],
  [{ by: ' ', on: '2026-11-01', note: '' }, { by: linkMessages.consentBy }],
  [{ by: 'A', on: '', note: '' }, { on: linkMessages.consentOn }],
  [{ by: 'A', on: '01/11/2026', note: '' }, { on: linkMessages.consentOn }],
  [{ by: 'A', on: '2026-02-30', note: '' }, { on: linkMessages.consentOn }],
  [{ by: 'A', on: '2026-13-01', note: '' }, { on: linkMessages.consentOn }],
  [{ by: 'A', on: '1026-11-01', note: '' }, { on: linkMessages.consentOn }],
  [{ by: 'A', on: '2026-11-22', note: '' }, { on: linkMessages.consentInFuture }],
  [
    { by: '', on: '', note: '' },
    { by: linkMessages.consentBy, on: linkMessages.consentOn },
  ],
] as const)('the consent %j is refused', (body, errors, missing?: string) => {
  const told = missing ? { by: missing } : errors;
  expect(() => parseConsent(body, now)).toThrow(
    expect.objectContaining({ status: 400, problem: expect.objectContaining({ errors: told }) }),
  );
});

test("the date of a consent may be today's in India, where it is tomorrow already", () => {
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
])('the link %j is refused', (body, errors) => {
  expect(() => parseLink(body)).toThrow(
    expect.objectContaining({ status: 400, problem: { message: Object.values(errors)[0], errors } }),
  );
});
