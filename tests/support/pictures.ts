import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'fixtures');

/**
 * Photographs of 120 by 80 pixels whose metadata names a camera, an owner and a place ('SecretCamera' and so
 * on).
 */
export const photographs = {
  jpeg: { file: 'photograph.jpg', type: 'image/jpeg' },
  png: { file: 'photograph.png', type: 'image/png' },
  webp: { file: 'photograph.webp', type: 'image/webp' },
  avif: { file: 'photograph.avif', type: 'image/avif' },
} as const;

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** Files that are not accepted pictures, whatever their names say. */
export const impostors = {
  svg: latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: latin('<!doctype html><title>no picture at all</title><script>alert(1)</script>'),
  gif: latin(
    'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  ),
  /** A polyglot: starts as a GIF and runs as a script. */
  polyglot: latin('GIF89a/*\0\0*/=1;alert(1)//'),
} as const;

export function photographBytes(kind: keyof typeof photographs): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(folder, photographs[kind].file)));
}

/** A photograph as a form sends it. */
export function photograph(kind: keyof typeof photographs = 'jpeg'): File {
  const { file, type } = photographs[kind];
  return new File([photographBytes(kind)], file, { type });
}

/** Path of a photograph, for a browser's file chooser. */
export const photographPath = (kind: keyof typeof photographs = 'jpeg') =>
  join(folder, photographs[kind].file);

/** @param claimed the type that the sender states, which the server must not trust */
export function impostor(kind: keyof typeof impostors, claimed = 'image/jpeg'): File {
  return new File([impostors[kind]], 'photograph.jpg', { type: claimed });
}

/** The first half of a photograph. */
export function truncatedPhotograph(kind: keyof typeof photographs = 'jpeg'): File {
  const bytes = photographBytes(kind);
  return new File([bytes.slice(0, bytes.length / 2)], photographs[kind].file, {
    type: photographs[kind].type,
  });
}
