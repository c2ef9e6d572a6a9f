import type { CleanPicture } from './bytes.server.ts';
import { ByteReader, concatBytes, DamagedPictureError } from './bytes.server.ts';

/**
 * Chunks that draw the picture. The colour profile is left out, because it can hide any data (decision 0012).
 */
const drawing = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'];

/** Chunks within a frame of an animation. */
const frameDrawing = ['VP8 ', 'VP8L', 'ALPH'];

/** Length of the header of a frame, before its chunks. */
const frameHeader = 16;

/** Lengths of chunks that hold numbers alone. */
const fixedLengths: Readonly<Record<string, number>> = { VP8X: 10, ANIM: 6 };

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

/** A chunk: its name and the place of its content. */
interface Chunk {
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

function chunksIn(reader: ByteReader, start: number, end: number): Chunk[] {
  const found: Chunk[] = [];
  for (let at = start; at + 8 <= end; ) {
    const length = reader.number(at + 4, 4, true);
    if (at + 8 + length > end) throw new DamagedPictureError('a chunk is cut off');
    found.push({ name: reader.name(at), start: at + 8, length });
    at += 8 + length + (length % 2);
  }
  return found;
}

/** Builds a chunk, with its padding byte. */
function chunkOf(name: string, content: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(8 + content.length + (content.length % 2));
  chunk.set([...name].map((letter) => letter.charCodeAt(0)));
  new DataView(chunk.buffer).setUint32(4, content.length, true);
  chunk.set(content, 8);
  return chunk;
}

/** Copies the content of a chunk without metadata. */
function contentOf(reader: ByteReader, { name, start, length }: Chunk): Uint8Array {
  const content = reader.slice(start, start + length);
  if (length !== (fixedLengths[name] ?? length)) throw new DamagedPictureError('a chunk has a wrong length');
  if (name === 'VP8X') {
    const copy = content.slice();
    copy[0] = (copy[0] ?? 0) & ~(profileFlag | exifFlag | xmpFlag);
    return copy;
  }
  if (name !== 'ANMF') return content;
  const parts = chunksIn(reader, start + frameHeader, start + length)
    .filter((chunk) => frameDrawing.includes(chunk.name))
    .map((chunk) => chunkOf(chunk.name, contentOf(reader, chunk)));
  return concatBytes([reader.slice(start, start + frameHeader), ...parts]);
}

/** Copies a WebP without its metadata and without data after its end. */
export function cleanWebp(bytes: Uint8Array): CleanPicture {
  const reader = new ByteReader(bytes);
  const end = 8 + reader.number(4, 4, true);
  // Some writers leave out the padding byte of the last chunk.
  if (end > reader.length + 1) throw new DamagedPictureError('shorter than it says');
  const chunks = chunksIn(reader, 12, Math.min(end, reader.length));
  const [size] = chunks.flatMap(({ name, start }) => sizeOf(reader, name, start) ?? []);
  const hasData = chunks.some(({ name }) => ['VP8 ', 'VP8L', 'ANMF'].includes(name));
  if (!size || !hasData) throw new DamagedPictureError('no picture data');
  const body = concatBytes([
    reader.slice(8, 12),
    ...chunks
      .filter(({ name }) => drawing.includes(name))
      .map((chunk) => chunkOf(chunk.name, contentOf(reader, chunk))),
  ]);
  return { ...size, bytes: chunkOf('RIFF', body) };
}
