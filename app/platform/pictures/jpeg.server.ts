import type { CleanPicture } from './bytes.server.ts';
import { ByteReader, concatBytes, DamagedPictureError } from './bytes.server.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const jfif = 0xe0;
const exif = 0xe1;
const adobe = 0xee;
const stuffing = 0x00;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers of tables and restart intervals. With frames and scans they are all that draws the picture. */
const tables = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd];

/**
 * Returns the part of a segment to copy. JFIF and Adobe's colour transform change how the picture looks, so
 * their fixed part is copied, without a thumbnail. The colour profile is left out, because it can hide any
 * data (decision 0012).
 *
 * @param segment with its marker and its length
 */
function partToCopy(marker: number, segment: Uint8Array): Uint8Array | undefined {
  if (isFrame(marker) || marker === startOfScan || tables.includes(marker)) return segment;
  const reader = new ByteReader(segment);
  const starts = (text: string, length: number) =>
    segment.length >= length && reader.text(4, text.length) === text;
  if (marker === jfif && starts('JFIF', 18)) {
    return new Uint8Array([0xff, jfif, 0, 16, ...segment.subarray(4, 16), 0, 0]);
  }
  if (marker === adobe && starts('Adobe', 16)) {
    return new Uint8Array([0xff, adobe, 0, 14, ...segment.subarray(4, 16)]);
  }
  return undefined;
}

/** Reads the orientation (1 to 8) from an Exif block; 1 if it has none. */
function orientationOf(reader: ByteReader, at: number, length: number): number {
  try {
    const block = new ByteReader(reader.slice(at, at + length));
    if (block.text(0, 6) !== 'Exif\0\0') return 1;
    const little = block.text(6, 2) === 'II';
    const directory = 6 + block.number(10, 4, little);
    const entries = block.number(directory, 2, little);
    for (let entry = 0; entry < entries; entry += 1) {
      const offset = directory + 2 + entry * 12;
      if (block.number(offset, 2, little) !== 0x0112) continue;
      const value = block.number(offset + 8, 2, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch (error) {
    if (!(error instanceof DamagedPictureError)) throw error;
  }
  return 1;
}

/** Builds an Exif block that holds only the orientation. */
function orientationBlock(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return new Uint8Array([0xff, 0xe1, 0, exif.length + entry.length + 2, ...exif, ...entry]);
}

/**
 * Finds the end of the compressed data after a start-of-scan: the next marker that is neither stuffing nor
 * restart.
 */
function endOfScan(reader: ByteReader, from: number): number {
  for (let at = from; at + 1 < reader.length; at += 1) {
    const next = reader.bytes[at + 1] ?? 0;
    if (reader.bytes[at] === 0xff && next !== stuffing && next !== 0xff && !isRestart(next)) return at;
  }
  throw new DamagedPictureError('no end of image');
}

/** Copies a JPEG without its metadata. The compressed picture is not changed. */
export function cleanJpeg(bytes: Uint8Array): CleanPicture {
  const reader = new ByteReader(bytes);
  const output: Uint8Array[] = [reader.slice(0, 2)];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let at = 2;
  for (;;) {
    if (reader.number(at, 1) !== 0xff) throw new DamagedPictureError('a marker was expected');
    while (reader.number(at + 1, 1) === 0xff) at += 1;
    const marker = reader.number(at + 1, 1);
    if (marker === endOfImage) break;
    if (marker === startOfImage) throw new DamagedPictureError('a second start of image');
    const length = reader.number(at + 2, 2);
    const segment = reader.slice(at, at + 2 + length);
    if (marker === exif && orientation === 1) orientation = orientationOf(reader, at + 4, length - 2);
    if (isFrame(marker)) size = { height: reader.number(at + 5, 2), width: reader.number(at + 7, 2) };
    const part = partToCopy(marker, segment);
    if (part) output.push(part);
    at += 2 + length;
    if (marker === startOfScan) {
      const end = endOfScan(reader, at);
      output.push(reader.slice(at, end));
      at = end;
    }
  }
  if (!size) throw new DamagedPictureError('no frame');
  if (orientation !== 1) output.splice(1, 0, orientationBlock(orientation));
  // Data after the end of image, such as a second picture or a film, is left out.
  output.push(new Uint8Array([0xff, endOfImage]));
  return { ...size, bytes: concatBytes(output) };
}
