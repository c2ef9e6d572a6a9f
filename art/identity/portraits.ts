/**
 * Portraits for people without a photograph: a person in Indian clothes in front of the hills at first light. The
 * portraits show no face, gender, age or faith. A person gets one by a hash of the name, so each must suit everybody.
 */

const ink = '#12312c';
const light = '#fff6dd';

interface Landscape {
  readonly sky: readonly [above: string, below: string];
  readonly sun: readonly [x: number, y: number];
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  /** Draws the same hills as a mirror image. */
  readonly mirrored?: boolean;
}

const hours = {
  first: { sky: ['#b4d0cd', '#f9d8a9'], far: '#dec4a6', middle: '#9db5a0', near: '#6f9d8c' },
  dawn: { sky: ['#a9cbcc', '#f9cd9a'], far: '#ecc3a2', middle: '#b3b599', near: '#809f88' },
  morning: { sky: ['#a5d5d8', '#f8ebc0'], far: '#c4dac0', middle: '#92bfa6', near: '#67a28f' },
} as const;

const landscapes: readonly Landscape[] = [
  { ...hours.first, sun: [186, 74] },
  { ...hours.dawn, sun: [52, 84], mirrored: true },
  { ...hours.morning, sun: [190, 62] },
  { ...hours.first, sun: [50, 68], mirrored: true },
  { ...hours.morning, sun: [48, 78], mirrored: true },
  { ...hours.dawn, sun: [192, 86] },
];

function drawLandscape({ sky, sun: [x, y], far, middle, near, mirrored }: Landscape): string {
  const hills = [
    `<path fill="${far}" d="M0 122c24-16 48-20 76-8s48-18 84-14 50 18 80 2v138H0z"/>`,
    `<path fill="${middle}" d="M0 152c30-4 46-22 80-16s52 18 86 4 52-12 74 0v100H0z"/>`,
    `<path fill="${near}" d="M0 176c40 8 70-14 110-12s80 26 130 2v74H0z"/>`,
  ].join('');
  return `<linearGradient id="s" x2="0" y2=".7"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><path fill="url(#s)" d="M0 0h240v240H0z"/><radialGradient id="g"><stop offset=".3" stop-color="${light}" stop-opacity=".8"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="72" fill="url(#g)"/><circle cx="${x}" cy="${y}" r="20" fill="${light}"/>${
    mirrored ? `<g transform="matrix(-1 0 0 1 240 0)">${hills}</g>` : hills
  }`;
}

interface Skin {
  readonly lit: string;
  readonly shaded: string;
}

const skins = {
  wheat: { lit: '#c4936a', shaded: '#a67650' },
  umber: { lit: '#a9754f', shaded: '#8b5a39' },
  teak: { lit: '#8d5d3f', shaded: '#70452b' },
} as const satisfies Record<string, Skin>;

/** Neck and upper chest, which the clothes partly cover. */
const drawNeck = ({ shaded }: Skin) =>
  `<path fill="${shaded}" d="M105 132h30v32q3 7 12 11v20h-54v-20q9-4 12-11z"/>`;

const drawHead = ({ lit }: Skin) =>
  `<g fill="${lit}"><path d="M88 95c0-24 13-37 32-37s32 13 32 37c0 13-2 24-7 34-6 12-15 20-25 20s-19-8-25-20c-5-10-7-21-7-34z"/><ellipse cx="88" cy="107" rx="5" ry="8"/><ellipse cx="152" cy="107" rx="5" ry="8"/></g>`;

/** Hairlines from the front, which look the same for short hair and for hair that is tied back. */
const hairlines = {
  back: 'M84 110c-6-41 9-64 36-64s42 23 36 64l-5-3c-1-20-12-34-31-39-19 5-30 19-31 39z',
  aside: 'M84 110c-6-41 9-64 36-64s42 23 36 64l-5-3c0-17-6-30-18-38-9 9-24 15-38 20-4 5-6 11-6 18z',
  full: 'M83 112c-8-42 8-66 37-66s45 24 37 66l-6-4c2-19-3-30-11-38-17 6-33 2-41-3-7 10-12 22-10 41z',
} as const;

const shoulders = 'M26 240c2-32 12-47 40-55l33-13q21 24 42 0l33 13c28 8 38 23 40 55z';

const line = (colour: string, path: string, width = 2.5) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

const cloth = (fill: string, path: string) => `<path fill="${fill}" d="${path}"/>`;

/** An upright collar with a narrow gap in front. */
const bandCollar = (fill: string) =>
  cloth(fill, 'M102 160l-7 13q10 17 23 22v-13q-10-6-16-22zM138 160l7 13q-10 17-23 22v-13q10-6 16-22z');
const shirtCollar = (fill: string) =>
  cloth(fill, 'M103 159l-9 13 9 26 17-14q-12-9-17-25zM137 159l9 13-9 26-17-14q12-9 17-25z');

const outfits = {
  coat: `${cloth('#1f5c50', shoulders)}${cloth('#f1efe2', 'M97 173q23 24 46 0l-23 67z')}${shirtCollar('#fffdf9')}${cloth('#174a41', 'M95 171l25 69H97l-18-38 13-5-9-21zM145 171l-25 69h23l18-38-13-5 9-21z')}`,
  kurtaAndStole: `${cloth('#f3e6cd', shoulders)}${bandCollar('#dfcaa2')}${line('#cdb78d', 'M120 198v42')}${cloth('#c8752f', 'M148 171l26 12c9 3 16 7 21 12l-6 45h-45q8-36 4-69z')}${line('#f0c27a', 'M155 175q7 32 1 65M184 188q3 26-2 52', 3)}`,
  jacket: `${cloth('#efe2c8', shoulders)}${cloth('#2b6b5d', 'M72 240q6-32-2-57l28-11q22 24 44 0l28 11q-8 25-2 57z')}${bandCollar('#245a4e')}${line('#1b473d', 'M120 198v42')}<g fill="#f0c27a"><circle cx="126" cy="210" r="2.6"/><circle cx="126" cy="226" r="2.6"/></g>`,
  sweater: `${cloth('#b5654a', shoulders)}${cloth('#f1efe2', 'M97 173q23 24 46 0l-23 50z')}${shirtCollar('#fffdf9')}${line('#9a5039', 'M93 174l27 54 27-54', 6)}`,
  kurtaAndShawl: `${cloth('#5f8f80', shoulders)}${bandCollar('#44705f')}${line('#3f6a5d', 'M120 198v42')}${cloth('#efe0c0', 'M97 172l-31 13c-22 6-32 16-37 34l-3 21h66q-12-34 5-68zM143 172l31 13c22 6 32 16 37 34l3 21h-66q12-34-5-68z')}${line('#b4532f', 'M90 177q-13 31-5 63M150 177q13 31 5 63', 3.5)}${line('#d6c298', 'M70 188q-10 24-8 52M52 196q-8 20-8 44M170 188q10 24 8 52M188 196q8 20 8 44', 2)}`,
  drape: `${cloth('#174a41', shoulders)}${bandCollar('#123c35')}${cloth('#d99a3d', 'M95 174l-29 11c-28 8-38 23-40 55h152q-58-14-83-66z')}${line('#b97a24', 'M82 180q22 44 64 60M68 185q16 38 46 55M53 191q8 30 28 49')}${line('#fbe0ac', 'M95 175q24 50 82 65', 4)}`,
} as const;

interface Sitter {
  readonly outfit: keyof typeof outfits;
  readonly skin: keyof typeof skins;
  readonly hairline: keyof typeof hairlines;
  readonly hair?: string;
}

const sitters: readonly Sitter[] = [
  { outfit: 'coat', skin: 'umber', hairline: 'aside' },
  { outfit: 'kurtaAndStole', skin: 'teak', hairline: 'full', hair: '#1a211f' },
  { outfit: 'jacket', skin: 'wheat', hairline: 'back', hair: '#6d746e' },
  { outfit: 'sweater', skin: 'umber', hairline: 'back', hair: '#2a211c' },
  { outfit: 'kurtaAndShawl', skin: 'wheat', hairline: 'full' },
  { outfit: 'drape', skin: 'teak', hairline: 'aside', hair: '#1a211f' },
];

function drawPortrait({ outfit, skin, hairline, hair = ink }: Sitter, landscape: Landscape): string {
  const drawn = [
    drawLandscape(landscape),
    drawNeck(skins[skin]),
    outfits[outfit],
    drawHead(skins[skin]),
    cloth(hair, hairlines[hairline]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="480" height="480">${drawn.join('')}</svg>\n`;
}

/** @returns the portraits, by their paths under public/ */
export function drawPortraits(): Map<string, string> {
  return new Map(
    sitters.map((sitter, index) => [
      `pictures/portraits/${index + 1}.svg`,
      drawPortrait(sitter, landscapes[index] as Landscape),
    ]),
  );
}
