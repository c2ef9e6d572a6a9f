import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeIco } from './ico.ts';
import { drawIdentity } from './identity.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const drawn = drawIdentity();
const portraits = [...drawn].filter(([path]) => path.startsWith('pictures/portraits/'));

test('there are six different portraits', () => {
  expect(new Set(portraits.map(([, svg]) => svg)).size).toBe(6);
});

test.each(portraits)('%s is square and at most 3 KB', (_, svg) => {
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 240 240"/);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3 * 1024);
});

describe('an ICO file', () => {
  test('has the offset and length of each picture in its directory', () => {
    const [small, large] = [Buffer.from('small'), Buffer.from('the large one')];
    const file = encodeIco([
      { size: 16, png: small },
      { size: 48, png: large },
    ]);
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 2]);
    for (const [index, size, png] of [
      [0, 16, small],
      [1, 48, large],
    ] as const) {
      const entry = 6 + 16 * index;
      const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
      expect([file[entry], file[entry + 1]]).toEqual([size, size]);
      expect(file.subarray(offset, offset + length)).toEqual(png);
    }
  });

  test('of the site shows the current mark', async () => {
    const file = readFileSync(join(publicFolder, 'favicon.ico'));
    const last = 6 + 16 * 2;
    const png = file.subarray(
      file.readUInt32LE(last + 12),
      file.readUInt32LE(last + 12) + file.readUInt32LE(last + 8),
    );
    const pixels = (picture: Buffer) => sharp(picture).resize(48, 48).ensureAlpha().raw().toBuffer();
    const [stored, fresh] = await Promise.all([
      pixels(png),
      pixels(Buffer.from(drawn.get('favicon.svg') ?? '')),
    ]);
    const differences = stored.map((value, index) => Math.abs(value - (fresh[index] ?? 0)));
    expect(differences.reduce((sum, value) => sum + value, 0) / stored.length).toBeLessThan(4);
  });
});
