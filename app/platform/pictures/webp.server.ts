import { ByteReader, concatBytes, DamagedPictureError } from './bytes.server.ts';
import type { CleanPicture } from './picture-format.server.ts';

/**
 * Chunks that draw the picture. The colour profile is left out, because it can hide any data (decision 0012).
 */
const drawing = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

const profileFlag = 0x20;
const exifFlag = 0x08;
const xmpFlag = 0x04;

function sizeOf(reader: ByteReader, name: string, at: number): { width: number; height: number } | undefined {
  if (name === 'VP8X')
    return { width: reader.number(at + 4, 3, true) + 1, height: reader.number(at + 7, 3, true) + 1 };
  if (name === 'VP8 ') {
    return {
      width: reader.number(at + 6, 2, true) & 0x3fff,
      height: reader.number(at + 8, 2, true) & 0x3fff,
    };
  }
  if (name === 'VP8L') {
    const bits = reader.number(at + 1, 4, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

/** Copies a WebP without its metadata and without data after its end. */
export function cleanWebp(bytes: Uint8Array): CleanPicture {
  const reader = new ByteReader(bytes);
  const end = 8 + reader.number(4, 4, true);
  // Some writers leave out the padding byte of the last chunk.
  const last = Math.min(end, reader.length);
  if (end > reader.length + 1) throw new DamagedPictureError('shorter than it says');
  const output: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let hasData = false;
  for (let at = 12; at + 8 <= last; ) {
    const name = reader.name(at);
    const length = reader.number(at + 4, 4, true);
    const padded = length + (length % 2);
    const chunk = reader.bytes.slice(at, at + 8 + padded);
    if (chunk.length < 8 + length) throw new DamagedPictureError('a chunk is cut off');
    size ??= sizeOf(reader, name, at + 8);
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~(profileFlag | exifFlag | xmpFlag);
    if (drawing.has(name))
      output.push(chunk.length < 8 + padded ? concatBytes([chunk, new Uint8Array(1)]) : chunk);
    hasData ||= name === 'VP8 ' || name === 'VP8L' || name === 'ANMF';
    at += 8 + padded;
  }
  if (!size || !hasData) throw new DamagedPictureError('no picture data');
  const body = concatBytes(output);
  const header = new Uint8Array(12);
  header.set(reader.slice(0, 4));
  new DataView(header.buffer).setUint32(4, body.length + 4, true);
  header.set(reader.slice(8, 12), 8);
  return { ...size, bytes: concatBytes([header, body]) };
}
