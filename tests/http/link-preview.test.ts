/**
 * The thumbnail preview of a video that staff are about to add. Only staff may use it, and it must never
 * fetch from any site but YouTube.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVideoId } from '#tests/support/links.ts';
import { type FakeMediaSites, startFakeMediaSites } from '#tests/support/media-sites.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';

let mediaSites: FakeMediaSites;
let site: Site;
let staff: SignedIn;

beforeAll(async () => {
  mediaSites = await startFakeMediaSites();
  site = await startSite({ mediaSites });
  staff = await site.signIn();
});

afterAll(async () => {
  await site.dispose();
  await mediaSites.close();
});

const ask = (id: string, as?: SignedIn) => site.fetch(`/dashboard/Links/thumbnail/${id}`, as ? { as } : {});

test('staff get the thumbnail, which is not cached', async () => {
  const response = await ask(newVideoId(), staff);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
});

test('a missing or invalid thumbnail is replaced by a placeholder', async () => {
  const id = newVideoId();
  for (const answer of [{ status: 404 }, { status: 200, body: '<html>' }]) {
    mediaSites.setThumbnailResponse(id, answer);
    const response = await ask(id, staff);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    await response.body?.cancel();
  }
});

test('visitors get no thumbnail, and an invalid video id causes no outgoing request', async () => {
  const before = mediaSites.requestedPaths.length;
  expect((await ask(newVideoId())).status).toBe(302);
  for (const id of [
    'short',
    'a'.repeat(12),
    '..%2F..%2Fetc%2F',
    'https:%2F%2Fx.y',
    'videoseries',
    'M7lc1UVf%0AV',
  ]) {
    expect((await ask(id, staff)).status, id).toBe(404);
  }
  expect(mediaSites.requestedPaths).toHaveLength(before);
});
