import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import pictures from '#app/content/rooms/room-pictures.json' with { type: 'json' };
import { aboutRooms, findRoom, galleryRooms } from '#app/content/rooms/rooms.ts';
import { roomNames } from './encode-rooms.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const folder = join(publicFolder, 'pictures/rooms');
const bytes = (file: string) => statSync(join(folder, file)).size;
const files = readdirSync(folder);

test('there are at least 16 rooms, each with files and a colour', () => {
  const names = Object.keys(pictures);
  expect(names.length).toBeGreaterThanOrEqual(16);
  expect(names).toEqual(roomNames());
  for (const { colour } of Object.values(pictures)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test('the gallery shows 12 different rooms and About shows 7', () => {
  expect(new Set(galleryRooms).size).toBe(12);
  expect(new Set(aboutRooms).size).toBe(7);
});

describe.each(roomNames() as (keyof typeof pictures)[])('%s', (name) => {
  const { widths, height, width } = pictures[name];

  test('has a text alternative', () => {
    expect(findRoom(name).shows.length).toBeGreaterThan(30);
  });

  test('has every file of the manifest in the size that the manifest names', async () => {
    for (const format of ['avif', 'webp']) {
      for (const each of widths) {
        const { width: found, height: tall } = await sharp(
          join(folder, `${name}-${each}.${format}`),
        ).metadata();
        expect([found, tall]).toEqual([each, Math.round((each / width) * height)]);
      }
    }
    expect(existsSync(join(folder, `${name}-960.jpg`))).toBe(true);
  });

  test('has no AVIF above 160 KB', () => {
    expect(bytes(`${name}-${width}.avif`)).toBeLessThanOrEqual(160_000);
  });
});

test('all room files stay below 12 MB together, and their folder has no other file', () => {
  expect(files.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(12_000_000);
  const known = Object.keys(pictures);
  expect(files.filter((file) => !known.some((name) => file.startsWith(`${name}-`)))).toEqual([]);
});

test('the loop of the home page has two encodings, below 700 KB together', () => {
  const sizes = ['home-loop-av1.mp4', 'home-loop-h264.mp4'].map(
    (file) => statSync(join(publicFolder, 'video', file)).size,
  );
  expect(Math.min(...sizes)).toBeGreaterThan(20_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(700_000);
});
