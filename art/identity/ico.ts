interface IconPicture {
  /** Side length in pixels, below 256. */
  readonly size: number;
  readonly png: Buffer;
}

const headerLength = 6;
const entryLength = 16;

/** Encodes several sizes of one icon as an ICO file with PNG entries. */
export function encodeIco(pictures: readonly IconPicture[]): Buffer {
  const directory = Buffer.alloc(headerLength + entryLength * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerLength + entryLength * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
