import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PictureCache } from './picture-cache.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('reads a picture that was written, and returns undefined for any other name', async () => {
  const cache = new PictureCache(join(folder, 'not/there/yet'));
  expect(await cache.read('one.jpg')).toBeUndefined();
  await cache.write('one.jpg', Buffer.from('picture'));
  expect(await cache.read('one.jpg')).toEqual(Buffer.from('picture'));
});

test('the sweep deletes old pictures that no page uses', async () => {
  const cache = new PictureCache(folder);
  const now = Date.now() / 1000;
  const monthAgo = now - 30 * 24 * 60 * 60;
  for (const name of ['wanted-old', 'old', 'new']) {
    await cache.write(name, Buffer.from(name));
    // Set for the new picture too, because the kernel dates a file by the machine's clock (tools/testing/clock).
    const changed = name.endsWith('old') ? monthAgo : now;
    await utimes(join(folder, name), changed, changed);
  }
  await cache.sweep(new Set(['wanted-old']));
  expect((await readdir(folder)).sort()).toEqual(['new', 'wanted-old']);
});
