import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { logoMark } from '#app/ui/header/logo-mark.ts';
import { encodeIco } from './ico.ts';
import { markMonochrome, markSquare, markTile } from './mark-drawing.ts';

const publicFolder = join(import.meta.dirname, '../../public');

/** @returns the SVG icons, by their paths under public/ */
export function drawIcons(): Map<string, string> {
  return new Map([
    ['favicon.svg', markTile],
    ['icons/monochrome.svg', markMonochrome],
  ]);
}

const rasterIcons = [
  { path: 'icons/icon-192.png', drawing: markTile, size: 192 },
  { path: 'icons/icon-512.png', drawing: markTile, size: 512 },
  { path: 'icons/maskable-512.png', drawing: markSquare, size: 512 },
  { path: 'icons/apple-touch-180.png', drawing: markSquare, size: 180 },
];

/** Writes the PNG and ICO icons to public/, for systems that do not support SVG icons. */
export async function renderIcons(): Promise<void> {
  for (const { path, drawing, size } of rasterIcons) {
    await writeFile(join(publicFolder, path), await rasterise(drawing, size));
  }
  const sizes = [16, 32, 48];
  const pictures = await Promise.all(
    sizes.map(async (size) => ({ size, png: await rasterise(markTile, size) })),
  );
  await writeFile(join(publicFolder, 'favicon.ico'), encodeIco(pictures));
}

function rasterise(drawing: string, size: number): Promise<Buffer> {
  const pixelsPerInch = (72 * size) / logoMark.size;
  return sharp(
    Buffer.from(drawing.replace('<svg ', `<svg width="${logoMark.size}" height="${logoMark.size}" `)),
    {
      density: pixelsPerInch,
    },
  )
    .png({ compressionLevel: 9, palette: size > 48, colours: 128 })
    .toBuffer();
}
