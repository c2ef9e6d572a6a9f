const mebibyte = 1024 * 1024;

/** The limits of an uploaded picture, said once for the form in the browser and the check on the server. */
export const pictureLimits = {
  /** Of what is sent. */
  bytes: 5 * mebibyte,
  /** Of a file that the browser makes small before it sends it. */
  chosenBytes: 25 * mebibyte,
  /** Pixels a side. */
  side: 6000,
  /** Of the whole picture: a small file can hold more than a phone's memory takes once it is unpacked. */
  pixels: 24_000_000,
  /** Of a doctor's picture, pixels a side: less is a dot, and not a face. */
  leastSide: 64,
  /** What the browser shrinks a photograph to before it sends it, pixels a side. */
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

/** What the field says of the pictures it takes, as the rule is: with scripts a photograph is made small first. */
export const pictureHints = {
  sent: 'JPEG, PNG, WebP or AVIF, at most 5 MB.',
  chosen: 'JPEG, PNG, WebP or AVIF, at most 25 MB. It is made small before it is sent.',
} as const;

/** How many of a file's first bytes tell what it is. */
export const tellingBytes = 512;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** What a file is that is none of the four formats, by which it is refused: its first bytes say it, and its name proves nothing. */
export function foreignFile(bytes: Uint8Array): 'heic' | 'gif' | 'pdf' | 'svg' | 'type' {
  const text = String.fromCharCode(...bytes.subarray(0, tellingBytes));
  if (text.slice(4, 8) === 'ftyp' && heicBrands.includes(text.slice(8, 12))) return 'heic';
  if (text.startsWith('GIF8')) return 'gif';
  if (text.startsWith('%PDF')) return 'pdf';
  if (/<svg[\s>/]/i.test(text)) return 'svg';
  return 'type';
}
