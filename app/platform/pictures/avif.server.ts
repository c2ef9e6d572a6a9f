import type { CleanPicture } from './bytes.server.ts';
import { ByteReader, DamagedPictureError } from './bytes.server.ts';

/** A box of the ISO base media file format: its type and the range of its content in the file. */
interface Box {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Where its type is. */
  readonly typeAt: number;
}

type Extent = Pick<Box, 'start' | 'end'>;

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
    found.push({ name: reader.name(at + 4), start: at + header, end: at + length, typeAt: at + 4 });
    at += length;
  }
  return found;
}

/** Most extents of a picture. A picture of 24 megapixels in tiles of 64 px has about 6,000. */
const mostExtents = 8192;

/** Most boxes of picture data. Encoders write one or two. */
const mostDataBoxes = 64;

/** Boxes that draw the picture, beside those of the data. All others are foreign: metadata, or anything that somebody hid in the file. */
const drawing = {
  file: ['ftyp', 'meta'],
  meta: ['hdlr', 'pitm', 'iloc', 'iinf', 'iref', 'iprp', 'idat', 'grpl'],
  properties: ['ipco', 'ipma'],
  property: [
    'ispe',
    'pixi',
    'av1C',
    'colr',
    'pasp',
    'irot',
    'imir',
    'clap',
    'auxC',
    'clli',
    'mdcv',
    'cclv',
    'amve',
    'a1lx',
    'a1op',
    'lsel',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Items that draw the picture. Exif, and XMP, which is an item of type 'mime', do not. */
const drawingItems = ['av01', 'grid', 'iden', 'iovl', 'tmap'];

const freeType = [...'free'].map((letter) => letter.charCodeAt(0));

/** Length of a handler before its name: version, type and reserved fields. */
const handlerLength = 24;

/** A "full box" starts with a version and flags. */
const versionOf = (reader: ByteReader, box: Box) => reader.number(box.start, 1);
const fullBoxHeader = 4;

/** Finds the ids of the items that draw the picture, and empties the names of all items. */
function drawingItemsIn(reader: ByteReader, itemInfo: Box): Set<number> {
  const countSize = versionOf(reader, itemInfo) === 0 ? 2 : 4;
  const entries = boxes(reader, itemInfo.start + fullBoxHeader + countSize, itemInfo.end);
  const items = new Set<number>();
  for (const entry of entries) {
    const version = versionOf(reader, entry);
    if (version < 2) continue;
    const idSize = version === 2 ? 2 : 4;
    const at = entry.start + fullBoxHeader;
    const type = reader.name(at + idSize + 2);
    reader.slice(at + idSize + 6, entry.end).fill(0);
    if (drawingItems.includes(type)) items.add(reader.number(at, idSize));
  }
  return items;
}

/**
 * Finds the byte ranges of these items in the file.
 *
 * @param data boxes of picture data: an extent without a length reaches to the end of its box
 */
function extents(reader: ByteReader, location: Box, data: readonly Box[], items: Set<number>) {
  const itemData = data.find((box) => box.name === 'idat');
  const version = versionOf(reader, location);
  let at = location.start + fullBoxHeader;
  const sizes = reader.number(at, 2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  at += 2;
  const idSize = version < 2 ? 2 : 4;
  const count = reader.number(at, idSize);
  at += idSize;
  const found: Extent[] = [];
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
      if (!items.has(id)) continue;
      const box = data.find((one) => start >= one.start && start < one.end);
      found.push({ start, end: length === 0 ? (box?.end ?? start) : start + length });
      if (found.length > mostExtents) throw new DamagedPictureError('too many parts');
    }
  }
  return found;
}

/** Returns the boxes of item properties, such as sizes, colours and rotations. */
function propertiesIn(reader: ByteReader, parts: readonly Box[]): readonly Box[] {
  const container = parts.find((box) => box.name === 'ipco');
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

const isIn = (names: readonly string[]) => (box: Box) => names.includes(box.name);

/** Matches the first box of each of these names. A second one of the same name is not read by anybody. */
function isFirst(names: readonly string[], found: readonly Box[]) {
  const firsts = new Set(names.map((name) => found.find((box) => box.name === name)));
  return (box: Box) => firsts.has(box);
}

/**
 * Turns the boxes that are not wanted into empty 'free' boxes. Removing them would move the others, and items refer to
 * places in the file and to properties by index.
 */
function emptyForeign(copy: Uint8Array, found: readonly Box[], isWanted: (box: Box) => boolean): void {
  for (const { start, end, typeAt } of found.filter((box) => !isWanted(box))) {
    copy.fill(0, start, end);
    copy.set(freeType, typeAt);
  }
}

/**
 * Overwrites everything in an AVIF that does not draw the picture with zeros: foreign boxes, the names of items, items
 * of metadata, and bytes that belong to no item. Boxes hold offsets into the file, so removing bytes would mean
 * rewriting all offsets.
 */
export function cleanAvif(bytes: Uint8Array): CleanPicture {
  const copy = bytes.slice();
  const reader = new ByteReader(copy);
  const top = boxes(reader, 0, reader.length);
  const metaBox = top.find((box) => box.name === 'meta');
  if (!metaBox || !top.some((box) => box.name === 'mdat')) throw new DamagedPictureError('no picture');
  const meta = boxes(reader, metaBox.start + fullBoxHeader, metaBox.end);
  const propertyBox = meta.find((box) => box.name === 'iprp');
  const parts = propertyBox ? boxes(reader, propertyBox.start, propertyBox.end) : [];
  const properties = propertiesIn(reader, parts);
  const size = sizeOf(reader, properties);
  const [handler, itemInfo, location] = ['hdlr', 'iinf', 'iloc'].map((name) =>
    meta.find((box) => box.name === name),
  );
  const data = [...top, ...meta].filter(isIn(['mdat', 'idat']));
  if (data.length > mostDataBoxes) throw new DamagedPictureError('too many boxes of picture data');
  const wanted =
    itemInfo && location ? extents(reader, location, data, drawingItemsIn(reader, itemInfo)) : [];
  emptyForeign(copy, top, (box) => box.name === 'mdat' || isFirst(drawing.file, top)(box));
  emptyForeign(copy, meta, isFirst(drawing.meta, meta));
  emptyForeign(copy, parts, isFirst(drawing.properties, parts));
  emptyForeign(copy, properties, (box) => isIn(drawing.property)(box) && !holdsProfile(reader, box));
  // The handler ends with a name of any length.
  if (handler) copy.fill(0, Math.min(handler.start + handlerLength, handler.end), handler.end);
  copyWanted(bytes, copy, wanted, data);
  return { ...size, bytes: copy };
}

/** Empties the boxes of picture data, and copies the extents of the wanted items back into them. */
function copyWanted(
  bytes: Uint8Array,
  copy: Uint8Array,
  wanted: readonly Extent[],
  data: readonly Box[],
): void {
  for (const { start, end } of data) copy.fill(0, start, end);
  let copied = 0;
  for (const { start, end } of wanted) {
    if (!data.some((box) => start >= box.start && end <= box.end)) {
      throw new DamagedPictureError('picture data outside its box');
    }
    copied += end - start;
    // Extents that overlap without end would copy the file again and again.
    if (copied > bytes.length) throw new DamagedPictureError('too much picture data');
    copy.set(bytes.subarray(start, end), start);
  }
}
