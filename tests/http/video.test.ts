/** The film on home, which Safari requests in byte ranges. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeHeroVideo } from '#app/navigation/heroes.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

describe.each(Object.values(homeHeroVideo))('%s', (path) => {
  test('is a video below 700 KB that accepts range requests', async () => {
    const response = await site.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('video/mp4');
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(response.headers.get('Cache-Control')).toContain('max-age=');
    expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(700_000);
  });

  test('returns the requested range', async () => {
    const whole = new Uint8Array(await (await site.fetch(path)).arrayBuffer());
    const response = await site.fetch(path, { headers: { Range: 'bytes=4-11' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(`bytes 4-11/${whole.byteLength}`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(whole.slice(4, 12));
  });

  test('answers 304 to its ETag, and sends the whole film for another If-Range', async () => {
    const tag = (await site.fetch(path)).headers.get('ETag') ?? '';
    expect((await site.fetch(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    const range = { Range: 'bytes=0-1' };
    expect((await site.fetch(path, { headers: { ...range, 'If-Range': '"another"' } })).status).toBe(200);
    expect((await site.fetch(path, { headers: { ...range, 'If-Range': tag } })).status).toBe(206);
  });

  test('answers 416 to a range beyond its end', async () => {
    const response = await site.fetch(path, { headers: { Range: 'bytes=9000000-' } });
    expect(response.status).toBe(416);
  });
});

test('an unknown film gets 404 without caching', async () => {
  const response = await site.fetch('/video/nothing.mp4');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
});
