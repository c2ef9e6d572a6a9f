import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { seedDemonstrationData } from '../seed.ts';
import { decryptSnapshot, encryptSnapshot } from './archive.ts';
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts';

/** Difficult text: combining marks, a lone surrogate, a null byte, right-to-left marks, Devanagari with joiners, quotes. */
const hostile = [
  'a\0b',
  '\ud800',
  'e\u0301\u200d\u200c\ufeff',
  '\u202eabc\u202c',
  'क्‍ष ज्ञ श्री ₹१,२००',
  '👩‍⚕️🇮🇳',
  `'";--\\%_\u2028`,
  '\r\n\t',
];
const passphrase = 'correct horse ऊँट battery';
const now = new Date('2026-11-22T10:00:00Z');
const sealing = { passphrase, now, workFactor: 4 };

let from: TestStore;
let snapshot: Snapshot;

beforeAll(async () => {
  from = await openTestStore();
  await seedDemonstrationData({ database: from.binding, pictures: from.pictures });
  await from.binding.batch(
    hostile.map((text, index) =>
      from.binding
        .prepare(
          'insert into social_links (id, category, media_id, url, title, created_at) values (?, ?, ?, ?, ?, ?)',
        )
        .bind(`hostile-${index}`, 'homeyoutube', `id${index}`, `https://example.com/${index}`, text, index),
    ),
  );
  await from.pictures.put('pictures/ऊँट "\'.jpg', new Uint8Array([0, 255, 13, 10, 26]));
  snapshot = await readSnapshot({ database: from.binding, pictures: from.pictures });
});
afterAll(() => from.dispose());

const withoutVersion = ({ tables }: Snapshot) => tables.filter(({ name }) => name !== 'data_version');

test('backs up every table, row and picture', async () => {
  const { results } = await from.binding
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%'",
    )
    .all<{ name: string }>();
  expect(snapshot.tables.map(({ name }) => name).sort()).toEqual(results.map(({ name }) => name).sort());
  expect(snapshot.tables.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(10);
  expect(snapshot.pictures.length).toBe((await from.pictures.list()).objects.length);
  expect(snapshot.pictures.length).toBeGreaterThan(5);
});

test('restores every row and every byte unchanged', async () => {
  const sealed = await encryptSnapshot(snapshot, sealing);
  const to = await openTestStore();
  try {
    const place = { database: to.binding, pictures: to.pictures };
    const opened = await decryptSnapshot(sealed, passphrase);
    expect(opened.madeAt).toBe(now.toISOString());
    await writeSnapshot(place, opened.snapshot);
    const restored = await readSnapshot(place);
    expect(withoutVersion(restored)).toEqual(withoutVersion(snapshot));
    expect(restored.pictures).toEqual(snapshot.pictures);
    // A page cached after the backup has a lower data version, so it is never served for the restored rows.
    const version = async (store: TestStore) =>
      (await store.binding.prepare('select version from data_version').first<number>('version')) ?? 0;
    expect(await version(to)).toBeGreaterThan((await version(from)) + 999_999);
    const { results } = await to.binding.prepare('pragma foreign_key_check').all();
    expect(results).toEqual([]);
    await expect(writeSnapshot(place, opened.snapshot)).rejects.toThrow('This database already has rows');
  } finally {
    await to.dispose();
  }
});

describe('a sealed backup', () => {
  test('cannot be read without its passphrase', async () => {
    const sealed = await encryptSnapshot(snapshot, sealing);
    expect(Buffer.from(sealed).includes('staff@example.com')).toBe(false);
    await expect(decryptSnapshot(sealed, 'another one')).rejects.toThrow('The passphrase is wrong');
  });

  test('is refused when one byte is changed or its end is missing', async () => {
    const sealed = await encryptSnapshot(snapshot, sealing);
    for (const at of [200, sealed.length >> 1, sealed.length - 1]) {
      const damaged = sealed.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      await expect(decryptSnapshot(damaged, passphrase)).rejects.toThrow('damaged');
    }
    await expect(decryptSnapshot(sealed.slice(0, -20), passphrase)).rejects.toThrow('damaged');
  });
});

test('refuses to restore rows into tables of another schema', async () => {
  const to = await openTestStore();
  try {
    await to.binding.prepare('alter table social_links add column more text').run();
    await expect(writeSnapshot({ database: to.binding, pictures: to.pictures }, snapshot)).rejects.toThrow(
      'The tables do not match the backup',
    );
  } finally {
    await to.binding.prepare('alter table social_links drop column more').run();
    await to.dispose();
  }
});
