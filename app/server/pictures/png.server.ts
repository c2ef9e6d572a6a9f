import { ByteReader, DamagedPictureError, joined } from './bytes.server.ts';
import type { CleanPicture } from './picture-format.server.ts';

const signatureLength = 8;

/** The chunks that draw the picture. Text, time, Exif and animation are left out. */
const drawing = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'bKGD',
  'pHYs',
]);

/** Copies a PNG without its metadata. */
export function cleanPng(bytes: Uint8Array): CleanPicture {
  const reader = new ByteReader(bytes);
  if (reader.name(signatureLength + 4) !== 'IHDR') throw new DamagedPictureError('no header');
  const width = reader.number(signatureLength + 8, 4);
  const height = reader.number(signatureLength + 12, 4);
  const kept: Uint8Array[] = [reader.slice(0, signatureLength)];
  let at = signatureLength;
  let hasData = false;
  for (;;) {
    const length = reader.number(at, 4);
    const name = reader.name(at + 4);
    const chunk = reader.slice(at, at + 12 + length);
    if (drawing.has(name)) kept.push(chunk);
    if (name === 'IDAT') hasData = true;
    if (name === 'IEND') break;
    at += chunk.length;
  }
  if (!hasData) throw new DamagedPictureError('no picture data');
  return { width, height, bytes: joined(kept) };
}
