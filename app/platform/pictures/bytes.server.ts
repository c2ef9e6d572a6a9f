/** A picture without metadata. */
export interface CleanPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Thrown for a malformed picture, such as a truncated file. */
export class DamagedPictureError extends Error {
  override readonly name = 'DamagedPictureError';
}

/**
 * Reads numbers and text from the bytes of a file. Reading past the end throws, and never returns a wrong
 * number.
 */
export class ByteReader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  /** @param size bytes of the number, 1 to 8 */
  number(at: number, size: number, littleEndian = false): number {
    this.#require(at, size);
    let value = 0;
    for (let step = 0; step < size; step += 1) {
      const index = littleEndian ? size - 1 - step : step;
      value = value * 256 + this.#view.getUint8(at + index);
    }
    return value;
  }

  /** Reads four bytes as Latin-1 text, the usual type of a chunk or box. */
  name(at: number): string {
    return this.text(at, 4);
  }

  text(at: number, length: number): string {
    return String.fromCharCode(...this.slice(at, at + length));
  }

  /** Returns a view of the bytes, not a copy. */
  slice(start: number, end: number): Uint8Array {
    this.#require(start, end - start);
    return this.bytes.subarray(start, end);
  }

  #require(at: number, size: number): void {
    if (at < 0 || size < 0 || at + size > this.bytes.length) throw new DamagedPictureError('unexpected end');
  }
}

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
