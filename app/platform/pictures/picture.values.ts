const mebibyte = 1024 * 1024;

/** Limits of an uploaded picture, shared by the form in the browser and the check on the server. */
export const pictureLimits = {
  /** Bytes of the uploaded file. */
  bytes: 5 * mebibyte,
  /** Bytes of a chosen file that the browser shrinks before the upload. */
  chosenBytes: 25 * mebibyte,
  /** Pixels per side. */
  side: 6000,
  /** Pixels of the whole picture. Decoded, a small file can take more memory than a phone has. */
  pixels: 24_000_000,
  /** Minimum pixels per side of a doctor's picture: a face is not recognizable below that. */
  leastSide: 64,
  /** Pixels per side to which the browser shrinks a photograph before the upload. */
  sentSide: 800,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
} as const;

const choose = 'Choose a JPEG, PNG, WebP or AVIF picture.';

export const pictureMessages = {
  type: choose,
  heic: `This is a HEIC photograph, as iPhones keep them, which most browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible, and take it again; or open it on the computer and save it as JPEG. ${choose}`,
  gif: `This is a GIF. ${choose}`,
  svg: `This is an SVG drawing. ${choose}`,
  pdf: `This is a PDF, whatever its name says. ${choose}`,
  bytes: 'The picture is too large: at most 5 MB.',
  chosenBytes: 'The picture is too large: at most 25 MB.',
  side: 'The picture is too large: at most 6000 pixels a side.',
  pixels: 'The picture is too large: at most 24 megapixels, such as 6000 by 4000 pixels.',
  small: `The picture is too small: at least ${pictureLimits.leastSide} pixels a side.`,
  damaged: 'This picture could not be read. Please choose another.',
  notStored: 'The picture could not be stored. Please try again in a minute.',
  notMoved: 'The picture could not be moved. Please try again in a minute.',
  again: 'Please choose the picture again: it could not be kept.',
} as const;

/**
 * Hints of the picture field: `sent` without scripts, `chosen` with scripts, which shrink a photograph first.
 */
export const pictureHints = {
  sent: 'JPEG, PNG, WebP or AVIF, at most 5 MB.',
  chosen: 'JPEG, PNG, WebP or AVIF, at most 25 MB. It is made small before it is sent.',
} as const;

/** Number of leading bytes that identify a file type. */
export const signatureBytes = 512;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * Names the type of a file that is not one of the four formats, for the message that refuses it. The first
 * bytes decide, because the file name proves nothing.
 */
export function unsupportedFileType(bytes: Uint8Array): 'heic' | 'gif' | 'pdf' | 'svg' | 'type' {
  const text = String.fromCharCode(...bytes.subarray(0, signatureBytes));
  if (text.slice(4, 8) === 'ftyp' && heicBrands.includes(text.slice(8, 12))) return 'heic';
  if (text.startsWith('GIF8')) return 'gif';
  if (text.startsWith('%PDF')) return 'pdf';
  if (/<svg[\s>/]/i.test(text)) return 'svg';
  return 'type';
}

/** Path under which a picture is served. Each upload has a new key, so browsers may cache the picture forever. */
export const pictureUrl = (key: string) => `/files/pictures/${key}`;
