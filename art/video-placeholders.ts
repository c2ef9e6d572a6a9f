/**
 * Draws placeholders for missing video thumbnails: hills, with the sun or moon under the play button. There are
 * several placeholders, so that a grid does not repeat one picture. A video always gets the same one.
 * The size is 480 by 360, as for YouTube thumbnails, of which a page shows the middle 270 rows.
 */

interface Hour {
  readonly sky: readonly [above: string, below: string];
  /** Colour of the sun or the moon. */
  readonly light: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly ground: string;
}

interface Placeholder extends Hour {
  /** Horizontal offset of the hills, so that all placeholders have different outlines. */
  readonly shift: number;
  readonly mirrored: boolean;
  readonly trees: readonly number[];
}

const hours = {
  dawn: {
    sky: ['#a9cbcc', '#f9cd9a'],
    light: '#fff6dd',
    far: '#ecc3a2',
    middle: '#a9b095',
    near: '#5f8576',
    ground: '#14524a',
  },
  morning: {
    sky: ['#a5d5d8', '#f8ebc0'],
    light: '#fffdf2',
    far: '#c4dac0',
    middle: '#8bbaa2',
    near: '#4b8a78',
    ground: '#14524a',
  },
  noon: {
    sky: ['#8fc3d2', '#e6efdc'],
    light: '#fffdf2',
    far: '#b5d3c6',
    middle: '#7db09c',
    near: '#3f7f6d',
    ground: '#0f433c',
  },
  dusk: {
    sky: ['#6d7f9b', '#f2b48c'],
    light: '#ffe9c7',
    far: '#c99a90',
    middle: '#84787f',
    near: '#45545f',
    ground: '#1d3038',
  },
  night: {
    sky: ['#0c2226', '#3c6c6a'],
    light: '#f6eed3',
    far: '#3d6a67',
    middle: '#285450',
    near: '#173a37',
    ground: '#0a1f1e',
  },
  rain: {
    sky: ['#9db4b8', '#dfe4d4'],
    light: '#fbf7e6',
    far: '#b9c6ba',
    middle: '#8ba398',
    near: '#56766c',
    ground: '#21453e',
  },
} as const satisfies Record<string, Hour>;

const placeholders: readonly Placeholder[] = [
  { ...hours.dawn, shift: 0, mirrored: false, trees: [64, 92, 410] },
  { ...hours.morning, shift: 70, mirrored: true, trees: [58, 388, 424] },
  { ...hours.dusk, shift: 130, mirrored: false, trees: [96, 430] },
  { ...hours.noon, shift: 190, mirrored: false, trees: [52, 78, 104, 402] },
  { ...hours.night, shift: 40, mirrored: true, trees: [70, 396, 436] },
  { ...hours.rain, shift: 105, mirrored: true, trees: [84, 414] },
];

/** A ridge across the picture: the sum of two sine waves that does not repeat within the width. */
function ridge(base: number, height: number, length: number, shift: number, fill: string): string {
  const at = (x: number) =>
    Math.round(
      base -
        height *
          (0.6 * Math.sin(((x + shift) / length) * 2 * Math.PI) +
            0.4 * Math.sin(((x + 2.3 * shift) / (length * 0.43)) * 2 * Math.PI)),
    );
  const points = Array.from({ length: 13 }, (_, place) => [place * 40, at(place * 40)] as const);
  const line = points
    .slice(1)
    .map(([x, y], place) => {
      const [fromX, fromY] = points[place] ?? [0, 0];
      return place === 0 ? `Q${fromX + 20} ${fromY} ${x} ${y}` : `T${x} ${y}`;
    })
    .join('');
  return `<path fill="${fill}" d="M0 ${points[0]?.[1]}${line}V360H0z"/>`;
}

/** A deodar: three tiers on a short stem. */
const deodar = (x: number, size: number, fill: string) =>
  `<path fill="${fill}" d="m${x} ${320 - size} ${size * 0.15} ${size * 0.34}h-${size * 0.06}l${size * 0.13} ${size * 0.3}h-${size * 0.07}l${size * 0.15} ${size * 0.36}h-${size * 0.6}l${size * 0.15}-${size * 0.36}h-${size * 0.07}l${size * 0.13}-${size * 0.3}h-${size * 0.06}z"/>`.replaceAll(
    /\d+\.\d+/g,
    (number) => String(Math.round(Number(number) * 10) / 10),
  );

function draw({ sky, light, far, middle, near, ground, shift, mirrored, trees }: Placeholder): string {
  const land = [
    ridge(206, 26, 330, shift, far),
    ridge(240, 22, 410, shift + 60, middle),
    ridge(270, 16, 520, shift + 150, near),
    ...trees.map((x, place) => deodar(x, 58 + ((x * 7 + place * 13) % 26), ground)),
    ridge(312, 8, 640, shift + 40, ground),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360"><linearGradient id="s" x2="0" y2=".8"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><radialGradient id="g"><stop offset=".25" stop-color="${light}" stop-opacity=".75"/><stop offset=".55" stop-color="${light}" stop-opacity=".28"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><path fill="url(#s)" d="M0 0h480v360H0z"/><circle cx="240" cy="180" r="150" fill="url(#g)"/>${
    mirrored ? `<g transform="matrix(-1 0 0 1 480 0)">${land}</g>` : land
  }<circle cx="240" cy="180" r="38" fill="${light}" opacity=".94"/></svg>\n`;
}

/** All placeholders: path under `public/` and SVG text. */
export function drawVideoPlaceholders(): Map<string, string> {
  return new Map(
    placeholders.map((placeholder, place) => [
      `pictures/video-placeholder-${place + 1}.svg`,
      draw(placeholder),
    ]),
  );
}
