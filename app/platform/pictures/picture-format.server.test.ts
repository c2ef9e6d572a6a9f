import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProblemError } from '../http/problems.server.ts';
import { pictureLimits, pictureMessages } from './picture.values.ts';
import { inspectPicture } from './picture-format.server.ts';

const fixtures = new URL('../../../tests/support/fixtures/', import.meta.url);
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(name, fixtures)));
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const inspect = (bytes: Uint8Array) => inspectPicture(bytes, 'image');

const photographs = [
  ['photograph.jpg', 'jpg'],
  ['progressive.jpg', 'jpg'],
  ['turned.jpg', 'jpg'],
  ['photograph.png', 'png'],
  ['photograph.webp', 'webp'],
  ['lossless.webp', 'webp'],
  ['photograph.avif', 'avif'],
] as const;

function refusal(bytes: Uint8Array): ProblemError {
  try {
    inspect(bytes);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('the picture was accepted');
}

test.each(photographs)('reads the size of %s, 120 by 80 pixels', (name, extension) => {
  const picture = inspect(fixture(name));
  expect(picture).toMatchObject({ width: 120, height: 80, format: { extension } });
});

test.each(photographs)('removes camera, owner and place from %s', (name) => {
  const original = fixture(name);
  expect(latin(original)).toContain('SecretCamera');
  const { bytes } = inspect(original);
  expect(latin(bytes)).not.toMatch(/Secret|x:xmpmeta/);
});

test('leaves the picture data of a JPEG unchanged', () => {
  const scan = (bytes: Uint8Array) => latin(bytes).slice(latin(bytes).indexOf('\xff\xda'));
  const original = fixture('photograph.jpg');
  expect(scan(inspect(original).bytes)).toBe(scan(original));
});

test('cleaning a picture twice gives the same bytes', () => {
  for (const [name] of photographs) {
    const once = inspect(fixture(name)).bytes;
    expect(inspect(once).bytes).toEqual(once);
  }
});

test('a rotated photograph keeps its orientation and no other Exif data', () => {
  const text = latin(inspect(fixture('turned.jpg')).bytes);
  expect(text).toContain('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06');
});

test.each(photographs)('removes data that is hidden behind the end of %s', (name) => {
  if (name.endsWith('avif')) return expect(() => inspect(fixture(name))).not.toThrow();
  const hidden = Buffer.concat([fixture(name), Buffer.from('<script>SecretTail</script>')]);
  expect(latin(inspect(new Uint8Array(hidden)).bytes)).not.toContain('SecretTail');
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['an HTML page', '<!doctype html><title>no picture at all</title>'],
  ['a GIF', 'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04'],
  ['a PDF', '%PDF-1.7 something that is long enough'],
  ['a film', '\0\0\0\x18ftypavis\0\0\0\0avisavif'],
  ['nothing', ''],
  ['a lone JPEG mark', '\xff\xd8'],
])('refuses %s', (_name, content) => {
  const error = refusal(new Uint8Array(Buffer.from(content, 'latin1')));
  expect(error).toMatchObject({
    status: 415,
    problem: { errors: { image: expect.stringContaining('JPEG') } },
  });
});

test.each(photographs)('refuses %s if it is cut off at any place', (name) => {
  const whole = fixture(name);
  for (let length = 16; length < whole.length - 1; length += 7) {
    const error = refusal(whole.slice(0, length));
    expect([400, 415]).toContain(error.status);
  }
});

test('damaged bytes are refused or accepted, and never cause an unexpected error', () => {
  const names = photographs.map(([name]) => fixture(name));
  const damaged = fc
    .tuple(
      fc.constantFrom(...names),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 }),
    )
    .map(([original, changes]) => {
      const bytes = original.slice();
      for (const [at, value] of changes) bytes[16 + (at % (bytes.length - 16))] = value;
      return bytes;
    });
  fc.assert(
    fc.property(damaged, (bytes) => {
      try {
        inspect(bytes);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
      }
    }),
    { numRuns: 3000, seed: 20261120 },
  );
});

test('refuses a picture over 5 MiB', () => {
  const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
  bytes.set(fixture('photograph.jpg'));
  expect(refusal(bytes).status).toBe(413);
});

test('refuses a picture with a side over 6000 pixels or of 0 pixels', () => {
  const sized = (width: number) => {
    const bytes = fixture('photograph.png').slice();
    new DataView(bytes.buffer).setUint32(16, width);
    return bytes;
  };
  expect(() => inspect(sized(6000))).not.toThrow();
  expect(refusal(sized(6001)).status).toBe(413);
  expect(refusal(sized(0)).status).toBe(400);
});

test('a picture of more than 24 megapixels is too large in each format, however small its file', () => {
  const large = (name: string, change: (view: DataView) => void) => {
    const bytes = fixture(name).slice();
    change(new DataView(bytes.buffer));
    return bytes;
  };
  const frameOf = (view: DataView) => {
    for (let at = 2; ; at += 2 + view.getUint16(at + 2)) if (view.getUint16(at) === 0xffc0) return at;
  };
  const pictures = (width: number, height: number) => [
    large('photograph.png', (view) => {
      view.setUint32(16, width);
      view.setUint32(20, height);
    }),
    large('photograph.jpg', (view) => {
      view.setUint16(frameOf(view) + 5, height);
      view.setUint16(frameOf(view) + 7, width);
    }),
    large('photograph.webp', (view) => {
      view.setUint16(24, width - 1, true);
      view.setUint8(26, 0);
      view.setUint16(27, height - 1, true);
      view.setUint8(29, 0);
    }),
    avifWith(
      box(
        'iprp',
        box(
          'ipco',
          box('ispe', [0, 0, 0, 0, 0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255]),
        ),
      ),
    ),
  ];
  for (const bytes of pictures(6000, 4000))
    expect(inspect(bytes)).toMatchObject({ width: 6000, height: 4000 });
  for (const bytes of pictures(6000, 4001)) {
    expect(refusal(bytes)).toMatchObject({ status: 413, problem: { message: pictureMessages.pixels } });
  }
});

/** Builds a chunk of a PNG. Its checksum is left empty, because our code does not check it. */
const chunk = (name: string, content: string) =>
  Buffer.concat([
    new Uint8Array([0, 0, content.length >> 8, content.length & 255]),
    Buffer.from(name + content, 'latin1'),
    Buffer.alloc(4),
  ]);

test.each([
  ['a PNG’s colour profile', 'photograph.png', 33, chunk('iCCP', 'ICC\0\0SecretProfile')],
  [
    'a PNG’s density with more behind it',
    'photograph.png',
    33,
    chunk('pHYs', '\0\0\0\x01\0\0\0\x01\0SecretDensity'),
  ],
  [
    'a JPEG’s colour profile',
    'photograph.jpg',
    2,
    Buffer.from('\xff\xe2\0\x1eICC_PROFILE\0\x01\x01SecretProfile.', 'latin1'),
  ],
  [
    'the thumbnail in a JFIF header',
    'photograph.jpg',
    2,
    Buffer.from('\xff\xe0\0\x20JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02SecretThumbnail.', 'latin1'),
  ],
  [
    'what follows Adobe’s colour transform',
    'photograph.jpg',
    2,
    Buffer.from('\xff\xee\0\x1aAdobe\0\x64\0\0\0\0\x01SecretAdobe.', 'latin1'),
  ],
  ['an unused marker of a JPEG', 'photograph.jpg', 2, Buffer.from('\xff\xf3\0\x0fSecretSegment', 'latin1')],
])('removes data that is hidden in %s', (_name, file, at, hidden) => {
  const original = fixture(file);
  const bytes = Buffer.concat([original.subarray(0, at), hidden, original.subarray(at)]);
  expect(latin(bytes)).toContain('Secret');
  const { width, height, bytes: cleaned } = inspect(new Uint8Array(bytes));
  expect({ width, height }).toEqual({ width: 120, height: 80 });
  expect(latin(cleaned)).not.toContain('Secret');
});

test('removes the colour profile of a WebP and of an AVIF', () => {
  const webp = fixture('photograph.webp');
  const profile = Buffer.from('ICCP\x0e\0\0\0SecretProfile.', 'latin1');
  const withProfile = Buffer.concat([webp.subarray(0, 30), profile, webp.subarray(30)]);
  withProfile.writeUInt32LE(withProfile.length - 8, 4);
  withProfile[20] = (withProfile[20] ?? 0) | 0x20;
  const cleaned = inspect(new Uint8Array(withProfile)).bytes;
  expect(latin(cleaned)).not.toContain('Secret');
  expect((cleaned[20] ?? 0) & 0x20).toBe(0);

  const colour = box('colr', Buffer.from('profSecretProfile', 'latin1'));
  const avif = inspect(avifWith(box('iprp', box('ipco', size, colour))));
  expect(avif).toMatchObject({ width: 9, height: 9 });
  expect(latin(avif.bytes)).not.toContain('Secret');
});

test('refuses a doctor’s picture with a side under 64 pixels', () => {
  const sized = (width: number) => {
    const bytes = fixture('photograph.png').slice();
    new DataView(bytes.buffer).setUint32(16, width);
    return bytes;
  };
  expect(() => inspectPicture(sized(64), 'image', pictureLimits.leastSide)).not.toThrow();
  expect(() => inspectPicture(sized(63), 'image', pictureLimits.leastSide)).toThrow(pictureMessages.small);
});

/** Builds a box of the ISO base media file format. */
function box(name: string, ...content: (number[] | Uint8Array)[]): Uint8Array {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const avifWith = (...meta: Uint8Array[]) =>
  new Uint8Array(
    Buffer.concat([
      box('ftyp', Buffer.from('avif\0\0\0\0avif', 'latin1')),
      box('meta', [0, 0, 0, 0], ...meta),
      box('mdat', [0]),
    ]),
  );
const size = box('ispe', [0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 9]);
const stated = (count: number) =>
  box('iprp', box('ipco', Buffer.concat(Array<Uint8Array>(count).fill(size))));

test.each([
  ['at the top', 'uuid'],
  ['at the top', 'moov'],
  ['at the top', 'abcd'],
])('empties a foreign box %s of an AVIF: %s', (_where, name) => {
  const original = fixture('photograph.avif');
  const foreign = box(name, Buffer.from('SecretBox <script>'));
  const cleaned = inspect(new Uint8Array(Buffer.concat([original, foreign]))).bytes;
  expect(latin(cleaned)).not.toContain('SecretBox');
  expect(latin(cleaned.slice(original.length + 4, original.length + 8))).toBe('free');
  // The picture itself is unchanged.
  expect(cleaned.slice(0, original.length)).toEqual(inspect(original).bytes);
});

test('empties foreign boxes and names within the boxes of an AVIF, and data that no item uses', () => {
  const secret = (name: string) => box(name, Buffer.from('Secret'));
  const item = box('infe', [2, 0, 0, 0, 0, 1, 0, 0], Buffer.from('av01SecretName\0'));
  const place = box('iloc', [0, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 4]);
  const make = (start: number) => {
    const located = place.slice();
    new DataView(located.buffer, located.byteOffset).setUint32(22, start);
    return new Uint8Array(
      Buffer.concat([
        box('ftyp', Buffer.from('avif\0\0\0\0avif', 'latin1')),
        box(
          'meta',
          [0, 0, 0, 0],
          box('hdlr', Buffer.alloc(8), Buffer.from('pict'), Buffer.alloc(12), Buffer.from('SecretHandler')),
          secret('xml '),
          box('iinf', [0, 0, 0, 0, 0, 1], item),
          located,
          box('iprp', secret('abcd'), box('ipco', size, secret('uuid'))),
        ),
        box('mdat', Buffer.from('SecretBefore'), Buffer.from('DRAW'), Buffer.from('SecretAfter')),
      ]),
    );
  };
  const { bytes } = inspect(make(latin(make(0)).indexOf('DRAW')));
  expect(latin(bytes)).toContain('DRAW');
  expect(latin(bytes)).toContain('av01\0');
  expect(latin(bytes)).not.toContain('Secret');
  expect(refusal(make(4)).status).toBe(400);
});

test('removes foreign chunks within the frames of a WebP animation', () => {
  const webpChunk = (name: string, content: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const animation = (...chunks: Uint8Array[]) =>
    new Uint8Array(webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks])));
  const canvas = webpChunk('VP8X', Buffer.from([2, 0, 0, 0, 8, 0, 0, 8, 0, 0]));
  const frame = (...chunks: Uint8Array[]) => webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), ...chunks]));
  const drawn = webpChunk('VP8L', Buffer.from('Drawn'));
  const hidden = webpChunk('abcd', Buffer.from('Secret'));
  expect(inspect(animation(canvas, frame(drawn, hidden))).bytes).toEqual(animation(canvas, frame(drawn)));
  expect(refusal(animation(webpChunk('VP8X', Buffer.alloc(30)), frame(drawn))).status).toBe(400);
});

test('refuses an AVIF that claims endless extents, without a long loop', () => {
  const claims = Array.from({ length: 2000 }, () => [0, 1, 0, 0, 0xff, 0xff]).flat();
  const endless = box('iloc', [0, 0, 0, 0], [0, 0], [0x07, 0xd0], claims);
  const before = process.cpuUsage();
  expect(refusal(avifWith(stated(1), box('iinf', [0, 0, 0, 0, 0, 0]), endless)).status).toBe(400);
  // CPU time in microseconds, which does not depend on other processes. A loop over all extents takes seconds.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test('reads an AVIF with very many stated sizes', () => {
  expect(inspect(avifWith(stated(200_000)))).toMatchObject({ width: 9, height: 9 });
});
