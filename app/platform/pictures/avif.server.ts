import { ByteReader, DamagedPictureError } from './bytes.server.ts';
import type { CleanPicture } from './picture-format.server.ts';

/** A box of the ISO base media file format: its type and the range of its content in the file. */
interface Box {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function boxes(reader: ByteReader, start: number, end: number): Box[] {
  const found: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    let length = reader.number(at, 4);
    let header = 8;
    if (length === 1) {
      length = reader.number(at + 8, 8);
      header = 16;
    }
    if (length === 0) length = end - at;
    if (length < header || at + length > end) throw new DamagedPictureError('a box does not fit');
    found.push({ name: reader.name(at + 4), start: at + header, end: at + length });
    at += length;
  }
  return found;
}

/** Limit of metadata extents; no camera writes nearly as many. */
const metadataParts = 64;

/** A "full box" starts with a version and flags. */
const versionOf = (reader: ByteReader, box: Box) => reader.number(box.start, 1);
const fullBoxHeader = 4;

/** Finds the ids of metadata items: Exif, and XMP, which is an item of type 'mime'. */
function metadataItems(reader: ByteReader, itemInfo: Box): Set<number> {
  const countSize = versionOf(reader, itemInfo) === 0 ? 2 : 4;
  const entries = boxes(reader, itemInfo.start + fullBoxHeader + countSize, itemInfo.end);
  const items = new Set<number>();
  for (const entry of entries) {
    const version = versionOf(reader, entry);
    if (version < 2) continue;
    const idSize = version === 2 ? 2 : 4;
    const at = entry.start + fullBoxHeader;
    const type = reader.name(at + idSize + 2);
    if (type === 'Exif' || type === 'mime') items.add(reader.number(at, idSize));
  }
  return items;
}

/** Finds the byte ranges of these items in the file. */
function extents(reader: ByteReader, location: Box, itemData: Box | undefined, items: Set<number>) {
  const version = versionOf(reader, location);
  let at = location.start + fullBoxHeader;
  const sizes = reader.number(at, 2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  at += 2;
  const idSize = version < 2 ? 2 : 4;
  const count = reader.number(at, idSize);
  at += idSize;
  const found: { start: number; end: number }[] = [];
  for (let item = 0; item < count; item += 1) {
    const id = reader.number(at, idSize);
    at += idSize;
    const method = version === 0 ? 0 : reader.number(at, 2) & 15;
    at += version === 0 ? 0 : 2;
    at += 2;
    const base = reader.number(at, baseSize) + (method === 1 ? (itemData?.start ?? 0) : 0);
    at += baseSize;
    const parts = reader.number(at, 2);
    at += 2;
    // Without offsets and lengths, a few bytes could claim any number of extents, each of which costs a loop
    // iteration.
    if (parts > 1 && offsetSize + lengthSize === 0) throw new DamagedPictureError('parts without a place');
    for (let part = 0; part < parts; part += 1) {
      at += indexSize;
      const start = base + reader.number(at, offsetSize);
      const length = reader.number(at + offsetSize, lengthSize);
      at += offsetSize + lengthSize;
      if (items.has(id)) found.push({ start, end: length === 0 ? reader.length : start + length });
      if (found.length > metadataParts) throw new DamagedPictureError('too many parts of metadata');
    }
  }
  return found;
}

/** Returns the boxes of item properties, such as sizes, colours and rotations. */
function propertiesIn(reader: ByteReader, meta: readonly Box[]): readonly Box[] {
  const properties = meta.find((box) => box.name === 'iprp');
  const container =
    properties && boxes(reader, properties.start, properties.end).find((box) => box.name === 'ipco');
  return container ? boxes(reader, container.start, container.end) : [];
}

/** Returns the largest stated size, which is that of the whole picture if it consists of tiles. */
function sizeOf(reader: ByteReader, properties: readonly Box[]): { width: number; height: number } {
  const stated = properties
    .filter((box) => box.name === 'ispe')
    .map((box) => ({ width: reader.number(box.start + 4, 4), height: reader.number(box.start + 8, 4) }));
  if (stated.length === 0) throw new DamagedPictureError('no size');
  return stated.reduce((largest, size) => ({
    width: Math.max(largest.width, size.width),
    height: Math.max(largest.height, size.height),
  }));
}

/**
 * Whether a 'colr' box holds a colour profile, which can hide any data (decision 0012), rather than the
 * number of a colour space.
 */
const holdsProfile = (reader: ByteReader, { name, start, end }: Box) =>
  name === 'colr' && end - start >= 4 && ['prof', 'rICC'].includes(reader.name(start));

/**
 * Overwrites the metadata of an AVIF with zeros. Boxes hold offsets into the file, so removing bytes would
 * mean rewriting all offsets.
 */
export function cleanAvif(bytes: Uint8Array): CleanPicture {
  const copy = bytes.slice();
  const reader = new ByteReader(copy);
  const top = boxes(reader, 0, reader.length);
  const metaBox = top.find((box) => box.name === 'meta');
  if (!metaBox || !top.some((box) => box.name === 'mdat')) throw new DamagedPictureError('no picture');
  const meta = boxes(reader, metaBox.start + fullBoxHeader, metaBox.end);
  const properties = propertiesIn(reader, meta);
  const size = sizeOf(reader, properties);
  const itemInfo = meta.find((box) => box.name === 'iinf');
  const location = meta.find((box) => box.name === 'iloc');
  if (itemInfo && location) {
    const itemData = meta.find((box) => box.name === 'idat');
    for (const { start, end } of extents(reader, location, itemData, metadataItems(reader, itemInfo))) {
      reader.slice(start, end).fill(0);
    }
  }
  for (const box of properties.filter((property) => holdsProfile(reader, property))) {
    // Turn the box into 'free' instead of removing it, because items refer to properties by index.
    copy.set(
      [...'free'].map((letter) => letter.charCodeAt(0)),
      box.start - 4,
    );
    copy.fill(0, box.start, box.end);
  }
  for (const box of top.filter((candidate) => ['uuid', 'udta', 'free', 'skip'].includes(candidate.name))) {
    copy.fill(0, box.start, box.end);
  }
  return { ...size, bytes: copy };
}
