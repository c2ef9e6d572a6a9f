import { fieldProblem, ProblemError } from '../http/problems.server.ts';
import { staffMessage } from '../http/staff-message.server.ts';
import { cleanAvif } from './avif.server.ts';
import { ByteReader, type CleanPicture, DamagedPictureError } from './bytes.server.ts';
import { cleanJpeg } from './jpeg.server.ts';
import { pictureLimits, pictureMessages, unsupportedFileType } from './picture.values.ts';
import { cleanPng } from './png.server.ts';
import { cleanWebp } from './webp.server.ts';

export interface PictureFormat {
  readonly extension: 'jpg' | 'png' | 'webp' | 'avif';
  readonly contentType: (typeof pictureLimits.types)[number];
  readonly clean: (bytes: Uint8Array) => CleanPicture;
}

export const pictureFormats: readonly PictureFormat[] = [
  { extension: 'jpg', contentType: 'image/jpeg', clean: cleanJpeg },
  { extension: 'png', contentType: 'image/png', clean: cleanPng },
  { extension: 'webp', contentType: 'image/webp', clean: cleanWebp },
  { extension: 'avif', contentType: 'image/avif', clean: cleanAvif },
];

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Detects the format by the first bytes of the file. The file's name and the declared type are not trusted.
 */
function extensionOf(bytes: Uint8Array): PictureFormat['extension'] | undefined {
  if (bytes.length < 16) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (pngSignature.every((byte, at) => bytes[at] === byte)) return 'png';
  const reader = new ByteReader(bytes);
  if (reader.name(0) === 'RIFF' && reader.name(8) === 'WEBP') return 'webp';
  return isStillAvif(reader) ? 'avif' : undefined;
}

/**
 * Whether the file type box lists 'avif' as a brand. With the main brand 'avis' the file would be an
 * animation.
 */
function isStillAvif(reader: ByteReader): boolean {
  if (reader.name(4) !== 'ftyp' || reader.name(8) === 'avis') return false;
  const end = Math.min(reader.number(0, 4), reader.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) if (reader.name(at) === 'avif') return true;
  return false;
}

/**
 * Checks an uploaded picture and removes its metadata (place, camera, time) without changing the image.
 *
 * @param bytes the file as it was sent
 * @param field name of the form's field, for the error beside it
 * @param leastSide minimum length of each side, in pixels
 * @returns the picture to store, with its format
 * @throws ProblemError 413 above 5 MiB or 6000 px a side or 24 megapixels, 415 unless it is a JPEG, PNG, WebP
 *   or AVIF, 400 if it is truncated, damaged or too small
 */
export function inspectPicture(
  bytes: Uint8Array,
  field: string,
  leastSide = 1,
): CleanPicture & { format: PictureFormat } {
  const refuse = (status: 400 | 413 | 415, message: string) =>
    new ProblemError(status, fieldProblem(field, staffMessage(message)));
  if (bytes.length > pictureLimits.bytes) throw refuse(413, pictureMessages.bytes);
  const format = pictureFormats.find((candidate) => candidate.extension === extensionOf(bytes));
  if (!format) throw refuse(415, pictureMessages[unsupportedFileType(bytes)]);
  let picture: CleanPicture;
  try {
    picture = format.clean(bytes);
  } catch (error) {
    if (error instanceof DamagedPictureError) throw refuse(400, pictureMessages.damaged);
    throw error;
  }
  if (picture.width === 0 || picture.height === 0) throw refuse(400, pictureMessages.damaged);
  if (picture.width > pictureLimits.side || picture.height > pictureLimits.side) {
    throw refuse(413, pictureMessages.side);
  }
  if (picture.width * picture.height > pictureLimits.pixels) throw refuse(413, pictureMessages.pixels);
  if (Math.min(picture.width, picture.height) < leastSide) throw refuse(400, pictureMessages.small);
  return { ...picture, format };
}
