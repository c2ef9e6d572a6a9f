import type { CleanPicture } from './bytes.server.ts';
import { ByteReader, concatBytes, DamagedPictureError } from './bytes.server.ts';

const signatureLength = 8;

/**
 * Chunks that draw the picture, with the most bytes that each may hold. Text, time, Exif and animation are
 * left out. So is the colour profile, which can hide any data (decision 0012).
 */
const drawing: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: Number.POSITIVE_INFINITY,
  IEND: 0,
  tRNS: 256,
  cHRM: 32,
  gAMA: 4,
  sBIT: 4,
  sRGB: 1,
  cICP: 4,
  bKGD: 6,
  pHYs: 9,
};

/** Copies a PNG without its metadata. */
export function cleanPng(bytes: Uint8Array): CleanPicture {
  const reader = new ByteReader(bytes);
  if (reader.name(signatureLength + 4) !== 'IHDR') throw new DamagedPictureError('no header');
  const width = reader.number(signatureLength + 8, 4);
  const height = reader.number(signatureLength + 12, 4);
  const output: Uint8Array[] = [reader.slice(0, signatureLength)];
  let at = signatureLength;
  let hasData = false;
  for (;;) {
    const length = reader.number(at, 4);
    const name = reader.name(at + 4);
    const chunk = reader.slice(at, at + 12 + length);
    if (length <= (drawing[name] ?? -1)) output.push(chunk);
    if (name === 'IDAT') hasData = true;
    if (name === 'IEND') break;
    at += chunk.length;
  }
  if (!hasData) throw new DamagedPictureError('no picture data');
  return { width, height, bytes: concatBytes(output) };
}
