import type { CoverSubject } from './cover-subject.ts';

/** Colours of a motif: those of the land it stands in. */
export interface MotifColours {
  /** Colour of the nearest land, for what stands against the sky. */
  readonly ground: string;
  /** Colour of the sun or the moon, for windows, paper and water. */
  readonly light: string;
  /** Colour of the hills behind, for shaded sides. */
  readonly shade: string;
}

const lamp = '#f4b860';
const rose = '#d9775f';

/** A cloud 120 px wide whose lower edge is at `y`. */
const cloud = (y: number, fill: string) =>
  `<path fill="${fill}" d="M-46 ${y}a22 22 0 0 1 2-43 32 32 0 0 1 58-13 27 27 0 0 1 40 22 18 18 0 0 1-2 34z"/>`;

const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** A seed of a dandelion whose foot is at the point: a stalk with a tuft, turned by degrees from the right. */
const seed = (x: number, y: number, length: number, turn: number, stroke: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${line(`M0 0h${length}m-1 0l8-6m-8 6l10 0m-10 0l8 6`, stroke, 2)}</g>`;

/** A small bird that sits and looks to the right, `size` px high. */
const sittingBird = (x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 30})"><path fill="${fill}" d="M-24-4c8-2 12-20 27-20 5 0 8 3 9 7l6 3-6 2C12-4 4 0-6 0z"/><circle cx="6" cy="-18" r="1.6" fill="#fff"/></g>`;

const flower = (x: number, height: number, fill: string, stem: string) =>
  line(`M${x} 0q-3-${height / 2} 0-${height}`, stem, 3) +
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${-height - 8}" rx="5" ry="8" fill="${fill}" transform="rotate(${turn} ${x} ${-height})"/>`,
    )
    .join('') +
  circle(x, -height, 4.5, lamp);

/** A drawing for each subject. Its foot is at 0, 0; it is at most 150 px wide and 170 px high. No person is drawn. */
const motifs: Record<CoverSubject, (colours: MotifColours) => string> = {
  // A bridge: on its other side the way goes on.
  recovery: ({ ground, light }) =>
    `<path fill="${light}" opacity=".8" d="M-34 2q34-12 68 0l14 22h-96z"/>` +
    `<path fill="${ground}" d="M-78 2q78-76 156 0h-14q-64-56-128 0z"/>` +
    line('M-72-14q72-68 144 0', ground, 4) +
    [-54, -28, 0, 28, 54].map((x) => line(`M${x} ${-30 - (54 - Math.abs(x)) / 4}v24`, ground, 3)).join(''),
  storm: ({ ground, shade }) =>
    cloud(-84, shade) +
    cloud(-72, ground) +
    `<path fill="${lamp}" d="M6-76-22-28H-4L-16 12 24-42H4L18-76z"/>`,
  // A house at night with one window still lit.
  sleep: ({ ground, light }) =>
    `<path fill="${ground}" d="M-52 6v-58L0-96l52 44V6z"/><path fill="${ground}" d="M-64-48 0-104 64-48l-8 8L0-88l-56 48zM26-96h14v26H26z"/>` +
    `<path fill="${lamp}" d="M-20-48h34v30h-34z"/>${line('M-3-48v30M-20-33h34', ground, 3)}` +
    [
      [-58, -132, 3],
      [-22, -150, 2],
      [64, -140, 3],
      [84, -112, 2],
      [-84, -104, 2],
    ]
      .map(([x, y, radius]) => circle(x as number, y as number, radius as number, light))
      .join(''),
  // A dandelion that somebody has blown on.
  breath: ({ ground, light }) =>
    `${line('M-30 4q14-46 0-94', ground, 4)}<path fill="${ground}" d="M-26 0q-24-22-40-16 10 22 40 16zM-24-12q20-26 38-22-8 24-38 22z"/>` +
    [150, 180, 210, 240, 270, 300, 330].map((turn) => seed(-30, -94, 30, turn, light)).join('') +
    circle(-30, -94, 7, ground) +
    [
      [6, -112, 20],
      [34, -96, 35],
      [30, -140, 12],
      [62, -124, 28],
      [76, -158, 20],
    ]
      .map(([x, y, turn]) => seed(x as number, y as number, 16, (turn as number) - 90, light))
      .join(''),
  calm: ({ ground, light }) =>
    [
      [0, -8, 56, 18, ground],
      [-5, -39, 42, 15, rose],
      [4, -66, 31, 13, ground],
      [-2, -88, 20, 10, light],
    ]
      .map(
        ([x, y, across, high, fill]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${high}" fill="${fill}"/>`,
      )
      .join(''),
  rain: ({ ground, light, shade }) =>
    cloud(-86, shade) +
    `<g opacity=".35">${cloud(-86, ground)}</g>` +
    line('M-34-70l-8 24M-8-70l-8 24M18-70l-8 24M44-70l-8 24M-24-34l-8 24M4-34l-8 24M30-34l-8 24', light, 4),
  // A tree bent by the wind; its roots hold.
  wind: ({ ground, light }) =>
    `<path fill="${ground}" d="M-30 8c14-8 12-46 20-66 4-12 14-22 30-26l2 6C8-72 4-60 2-44-2-18 2 2 16 8z"/>` +
    `<path fill="${ground}" d="M-2-64c-22-26 10-58 40-46 22-14 52 6 40 26 4 18-26 30-44 18-12 10-28 12-36 2z"/>` +
    line('M-84-116h62q16 0 14-13t-16-8M-92-92h48M-88-66h34q12 0 12 11t-13 8', light, 4),
  // A kite.
  child: ({ ground, light }) =>
    `<path fill="${rose}" d="M34-164 74-116 18-74-8-124z"/><path fill="${lamp}" d="M34-164 18-74-8-124z"/>${line('M34-164 18-74M-8-124l82 8', ground, 2.5)}` +
    line('M18-74q-22 14-8 30t-14 30-36 20', light, 2.5) +
    `<path fill="${rose}" d="m4-50 14-6-2 12zM10-48l-14 4 6-12zM-6-12l14-2-6 11zM-2-10l-12-4 8-9z"/>`,
  // Three birds on one branch.
  family: ({ ground, light, shade }) =>
    line('M-78-40Q-10-20 82-58', ground, 6) +
    line('M30-37q14 4 24 18M-40-35q-8-10-22-14', ground, 4) +
    `<path fill="${shade}" d="M54-19q14-6 20 8-16 4-20-8zM-62-49q-12-10-22 0 8 10 22 0z"/>` +
    sittingBird(-32, -34, 46, ground) +
    sittingBird(16, -36, 38, rose) +
    sittingBird(54, -48, 24, light),
  // An open door with light in it, and the way to it.
  visit: ({ ground, light, shade }) =>
    `<path fill="${light}" opacity=".75" d="M-20 2h40l34 26h-108z"/>` +
    `<path fill="${ground}" d="M-48 4v-104q48-40 96 0V4z"/><path fill="${lamp}" d="M-28 4v-92q28-22 56 0V4z"/>` +
    `<path fill="${shade}" d="M-28 4v-92q6-5 12-8l0 108z"/>${circle(-20, -42, 2.5, light)}`,
  garden: ({ ground }) =>
    flower(-46, 54, rose, ground) +
    flower(-16, 84, '#fbe3b0', ground) +
    flower(16, 62, '#e08f6d', ground) +
    flower(46, 90, rose, ground) +
    `<path fill="${ground}" d="M-16-20q-20-14-26 2 16 10 26-2zM46-26q20-14 26 2-16 10-26-2zM16-16q-12-18-22-6 8 14 22 6z"/>`,
};

/** Draws the motif of a subject with its foot at the point. */
export const drawMotif = (subject: CoverSubject, x: number, y: number, colours: MotifColours): string =>
  `<g transform="translate(${x} ${y})">${motifs[subject](colours)}</g>`;
