/**
 * Draws layered hills with the sun or the moon behind them, from a description to SVG text. Whole numbers and few
 * points make the file small, because the browser loads heroes before the style sheet.
 */
import { blend } from './colours.ts';
import {
  cosine,
  curveThrough,
  fine,
  heightOn,
  mixNumbers,
  type Point,
  ribbon,
  sine,
  swell,
  whole,
} from './curves.ts';
import { farHouse } from './elements/buildings.ts';
import { place } from './elements/people.ts';
import { broadleaf, bush, chirPine, deodarTree, grass } from './elements/trees.ts';
import type { Palette } from './palettes.ts';
import { between, noiseFrom, type Random, randomFrom } from './random.ts';

export const width = 1600;
export const height = 720;

/** Shapes of the foreground hill: y at every 200 units from the left edge. */
export const grounds = {
  knoll: [648, 640, 632, 615, 588, 566, 560, 590, 640],
  rise: [690, 676, 655, 632, 606, 588, 576, 560, 530],
  fall: [575, 600, 622, 628, 612, 590, 578, 584, 622],
  meadow: [626, 618, 610, 600, 590, 584, 584, 592, 604],
  bowl: [560, 602, 634, 640, 618, 594, 582, 556, 505],
  shore: [668, 668, 660, 648, 628, 606, 592, 586, 578],
  /** Low shape, which leaves space for water in front. */
  cove: [640, 646, 655, 668, 684, 696, 694, 682, 655],
  bank: [720, 706, 680, 650, 614, 588, 578, 574, 566],
} as const;

export interface Stage {
  readonly palette: Palette;
  readonly random: Random;
  /** @returns y of the foreground hill at x */
  groundAt(x: number): number;
}

/** Draws the foreground of a page, on the foreground hill. */
export type Motif = (stage: Stage) => string;

export interface Landscape {
  readonly seed: number;
  readonly palette: Palette;
  readonly light: {
    readonly kind: 'sun' | 'crescent' | 'moon';
    readonly x: number;
    readonly y: number;
    readonly radius: number;
  };
  readonly ground: keyof typeof grounds;
  /** Number of ridges behind the foreground hill. Default: 6. */
  readonly ridges?: number;
  /** Long soft hills, or a sharp far range. */
  readonly range?: 'soft' | 'sharp' | 'snow';
  /** y of the farthest ridge. Default: 330. */
  readonly horizon?: number;
  /** Factor for the height of the ridges. Default: 1. */
  readonly relief?: number;
  readonly clouds?: {
    readonly kind: 'streaks' | 'heaps' | 'bank';
    readonly count: number;
    readonly strength: number;
  };
  readonly stars?: number;
  readonly birds?: number;
  readonly rainbow?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Radius of a ring of light around the sun or moon. */
  readonly halo?: number;
  /** Sunbeams below the sun. */
  readonly beams?: boolean;
  /** Rain on the left, which is moving away. */
  readonly rain?: boolean;
  /** y of the far shore of a lake between the ridges and the foreground hill. */
  readonly lake?: number;
  /** x at which a river through the valley leaves the picture. */
  readonly river?: number;
  /** Terraced fields on the nearest ridge. */
  readonly terraces?: boolean;
  /** x of houses on the second-nearest ridge. */
  readonly village?: readonly number[];
  /** Large trees at the right edge. */
  readonly edge?: 'deodars' | 'pines' | 'neem' | 'none';
  /** Flowers in the grass. */
  readonly flowers?: boolean;
  /** Motif in the sky or on the hills, drawn before the foreground hill. */
  readonly behind?: Motif;
  readonly motif: Motif;
}

const hundredths = (share: number) => share.toFixed(2).replace(/\.?0+$/, '');

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop${offset ? ` offset="${hundredths(offset)}"` : ''} stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${hundredths(opacity)}"` : ''}/>`;

function sky({ palette, horizon = 330 }: Landscape): string {
  const stops = palette.sky.map((colour, index) => stop(index / 3, colour)).join('');
  return `<linearGradient id="sky" x2="0" y2="${whole(horizon + 60)}" gradientUnits="userSpaceOnUse">${stops}</linearGradient><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`;
}

function stars({ light, seed, stars: count = 0, horizon = 330 }: Landscape): string {
  const random = randomFrom(seed + 5);
  let drawn = '';
  for (const [size, share] of [
    [1.6, 0.75],
    [2.6, 0.25],
  ] as const) {
    let path = '';
    for (let star = 0; star < count * share; star += 1) {
      const [x, y] = [random() * width, random() * random() * horizon + random() * 60];
      const [awayX, awayY] = [x - light.x, y - light.y];
      if (awayX * awayX + awayY * awayY > 9000) path += `M${whole(x)} ${whole(y)}h0`;
    }
    if (path) {
      drawn += `<path stroke="#fff" stroke-linecap="round" stroke-width="${size}" opacity="${size > 2 ? 0.9 : 0.6}" d="${path}"/>`;
    }
  }
  return drawn;
}

function heavenlyBody({ palette, light, halo }: Landscape, breath: number): string {
  const { kind, x, y, radius } = light;
  const reach = 400 * (1 + 0.03 * breath);
  let drawn = `<radialGradient id="glow">${stop(0, palette.light, palette.glow)}${stop(0.22, palette.light, palette.glow * 0.5)}${stop(0.55, palette.light, palette.glow * 0.16)}${stop(1, palette.light, 0)}</radialGradient><circle cx="${x}" cy="${y}" r="${fine(reach)}" fill="url(#glow)"/>`;
  if (halo) {
    drawn += `<radialGradient id="halo">${stop(0.72, palette.light, 0)}${stop(0.84, palette.accent, 0.2)}${stop(0.9, palette.light, 0.75)}${stop(1, palette.light, 0)}</radialGradient><circle cx="${x}" cy="${y}" r="${halo}" fill="url(#halo)"/>`;
  }
  if (kind === 'crescent') {
    const r = radius;
    drawn += `<path fill="${palette.light}" d="M${whole(x - r * 0.15)} ${whole(y - r)}a${r} ${r} 0 1 0 ${whole(r * 1.12)} ${whole(r * 1.42)}a${whole(r * 0.84)} ${whole(r * 0.84)} 0 0 1-${whole(r * 1.12)}-${whole(r * 1.42)}z"/>`;
  } else {
    drawn += `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.light}"/>`;
  }
  if (kind === 'moon') {
    drawn += `<path fill="${palette.haze}" opacity=".35" d="M${whole(x - radius * 0.3)} ${whole(y - radius * 0.3)}m-12 0a12 10 0 1 0 24 0a12 10 0 1 0-24 0m20 26a8 7 0 1 0 16 0a8 7 0 1 0-16 0"/>`;
  }
  return drawn;
}

/** Rainbow of six arcs with low opacity. */
function rainbowArc({ rainbow }: Landscape): string {
  if (!rainbow) return '';
  const { x, y, radius } = rainbow;
  const colours = ['#e2735c', '#f0a63a', '#f3d867', '#7fbf86', '#6fb0cf', '#8f86c2'];
  const bows = colours.map((colour, bow) => `<circle r="${radius - bow * 9}" stroke="${colour}"/>`);
  return `<linearGradient id="fade" x2="0" y2="1">${stop(0, '#fff', 0.6)}${stop(0.4, '#fff', 0.42)}${stop(0.95, '#fff', 0)}</linearGradient><mask id="bow"><path fill="url(#fade)" d="M0 ${y - radius - 10}h${width}V500H0z"/></mask><g mask="url(#bow)"><g fill="none" stroke-width="9.5" transform="translate(${x} ${y})">${bows.join('')}</g></g>`;
}

function shafts({ light, beams, palette }: Landscape): string {
  if (!beams) return '';
  const { x, y } = light;
  const foot = 600;
  const drawn = [
    [-330, -210],
    [-120, -40],
    [40, 150],
    [260, 350],
  ]
    .map(([left = 0, right = 0]) => `M${x - 6} ${y}L${x + left} ${foot}H${x + right}L${x + 6} ${y}z`)
    .join('');
  return `<linearGradient id="beam" x2="0" y1="${y}" y2="${foot}" gradientUnits="userSpaceOnUse">${stop(0, palette.light, 0.42)}${stop(1, palette.light, 0)}</linearGradient><path fill="url(#beam)" d="${drawn}"/>`;
}

function cloudForms({ clouds, palette, seed, horizon = 330 }: Landscape): string {
  if (!clouds || clouds.kind === 'bank') return '';
  const random = randomFrom(seed * 7 + 3);
  const { kind, count, strength } = clouds;
  let path = '';
  for (let cloud = 0; cloud < count; cloud += 1) {
    const x = ((cloud + between(random, 0.1, 0.9)) / count) * width;
    if (kind === 'streaks') {
      const y = between(random, horizon - 230, horizon - 70);
      const long = between(random, 190, 420);
      const thin = between(random, 5, 10);
      // A long lens shape with two humps and thin ends.
      path += `M${whole(x - long / 2)} ${whole(y)}q${whole(long * 0.2)}-${whole(thin * 0.6)} ${whole(long * 0.34)}-${whole(thin)}t${whole(long * 0.26)}-${whole(thin * 0.5)}q${whole(long * 0.18)} ${whole(thin * 0.4)} ${whole(long * 0.4)} ${whole(thin * 1.7)}q-${whole(long * 0.3)} ${whole(thin * 0.8)}-${whole(long * 0.55)} ${whole(thin * 0.6)}t-${whole(long * 0.45)}-${whole(thin * 0.8)}z`;
    } else {
      const y = between(random, horizon - 190, horizon - 64);
      const long = between(random, 120, 250);
      const bumps = 6;
      path += `M${whole(x - long / 2)} ${whole(y)}`;
      for (let bump = 0; bump < bumps; bump += 1) {
        const along = long / bumps;
        const lift = bump < bumps / 2 ? -1 : 1;
        const rise = bump === 0 || bump === bumps - 1 ? 0.55 : 0.28 * random() + 0.1;
        const radius = along * between(random, 0.56, 0.72);
        path += `a${whole(radius)} ${whole(radius)} 0 0 1 ${whole(along)} ${whole(lift * rise * along)}`;
      }
      path += `q-${whole(long * 0.5)} ${whole(long * 0.05)}-${whole(long)} 0z`;
    }
  }
  if (kind === 'streaks') return `<path fill="${palette.cloud}" opacity="${strength}" d="${path}"/>`;
  return `<linearGradient id="cloud" x2="0" y1="${whole(horizon - 250)}" y2="${whole(horizon - 20)}" gradientUnits="userSpaceOnUse">${stop(0, palette.cloud)}${stop(1, palette.sky[1], 0.7)}</linearGradient><path fill="url(#cloud)" opacity="${strength}" d="${path}"/>`;
}

/** Storm cloud that is moving away: dark at the top, open towards the light. */
function cloudBank({ clouds, palette, seed, light }: Landscape): string {
  if (clouds?.kind !== 'bank') return '';
  const random = randomFrom(seed * 7 + 3);
  let dark = '';
  for (let cloud = 0; cloud < clouds.count * 3; cloud += 1) {
    const x = between(random, -80, width + 80);
    const away = Math.min(1, Math.abs(x - light.x) / 620);
    dark += `<ellipse cx="${whole(x)}" cy="${whole(between(random, 40, 130) + away * 70)}" rx="${whole(between(random, 190, 340))}" ry="${whole(between(random, 36, 62) + away * 34)}"/>`;
  }
  return `<radialGradient id="bank">${stop(0, palette.cloud, 0.95)}${stop(0.6, palette.cloud, 0.6)}${stop(1, palette.cloud, 0)}</radialGradient><g fill="url(#bank)" opacity="${clouds.strength}">${dark}</g>`;
}

/** A flying bird. `beat` is -1 with wings down and 1 with wings up. */
export function bird(x: number, y: number, wing: number, beat: number): string {
  const tip = wing * (0.28 + 0.42 * beat);
  const bow = wing * (0.35 + 0.3 * beat);
  const left = [wing * 0.55, Math.min(0, tip * 0.4 - bow), wing, tip];
  const right = [wing * 0.45, -Math.max(0, bow + tip * 0.6), wing, -tip];
  return `M${fine(x - wing)} ${fine(y - tip)}q${left.map(fine).join(' ')}q${right.map(fine).join(' ')}`;
}

function stillBirds({ birds: count = 0, seed, palette, horizon = 330 }: Landscape): string {
  if (!count) return '';
  const random = randomFrom(seed + 11);
  const [x, y] = [between(random, 620, 940), between(random, horizon - 125, horizon - 85)];
  let path = '';
  for (let at = 0; at < count; at += 1) {
    // The birds fly in a loose line behind a leader.
    path += bird(
      x + at * between(random, 24, 42),
      y + (at % 2 ? 1 : -1) * at * between(random, 4, 12),
      between(random, 8, 12),
      between(random, -0.3, 1),
    );
  }
  return `<path fill="none" stroke="${palette.ink}" stroke-width="2.2" stroke-linecap="round" opacity=".55" d="${path}"/>`;
}

interface Ridge {
  readonly nearness: number;
  readonly colour: string;
  readonly points: readonly Point[];
}

/** Colour of a ridge, from far through middle to near. A direct mix of peach and pine would look muddy. */
function hillColour(palette: Palette, nearness: number): string {
  return nearness < 0.5
    ? blend(palette.far, palette.middle, nearness * 2)
    : blend(palette.middle, palette.near, (nearness - 0.5) * 2);
}

function ridgeLines(landscape: Landscape): Ridge[] {
  const {
    seed,
    palette,
    ridges: count = 6,
    range = 'soft',
    horizon = 330,
    relief = 1,
    light,
    lake,
  } = landscape;
  const foot = lake ? lake - 8 : 532;
  return Array.from({ length: count }, (_, layer): Ridge => {
    const nearness = layer / (count - 1);
    const broad = noiseFrom(seed * 31 + layer * 17);
    const small = noiseFrom(seed * 13 + layer * 29 + 7);
    const sharp = range !== 'soft' && layer === 0;
    const steps = sharp ? 30 : Math.round(19 - 7 * nearness);
    const crest = mixNumbers(horizon, foot, nearness * (0.72 + 0.28 * nearness));
    const swing = relief * mixNumbers(115, lake ? 40 : 74, nearness);
    // Each picture has its own large hills, and a saddle for the sun or moon.
    const mass = { at: (seed * 397 + layer * 611) % width, wide: 300 + ((seed * 53 + layer * 97) % 200) };
    const points = Array.from({ length: steps + 1 }, (_, index): Point => {
      const x = (index / steps) * (width + 40) - 20;
      const along = x / width;
      const hill = broad(along * (3.1 + nearness) + layer * 3) - 0.5;
      const fold = sharp
        ? 0.5 - Math.abs(small(along * 7.5) - 0.5) * 2
        : small(along * (9 - 3 * nearness) + layer * 5) - 0.5;
      const nearMass = 1 - Math.min(1, Math.abs(x - mass.at) / mass.wide);
      const nearLight = 1 - Math.min(1, Math.abs(x - light.x) / 260);
      const lift =
        hill * 1.05 +
        fold * (sharp ? 0.75 : 0.34) +
        swell(nearMass / 2) * 0.55 -
        swell(nearLight / 2) * (layer < 2 ? 0.55 : 0.2);
      return [x, crest - swing * lift];
    });
    return { nearness, colour: hillColour(palette, nearness), points };
  });
}

function slope(points: readonly Point[], foot = height + 20): string {
  const start = points[0] as Point;
  return `M${whole(start[0])} ${whole(start[1])}${curveThrough(points)}V${foot}H${whole(start[0])}z`;
}

function crestOf(points: readonly Point[]): number {
  return points.reduce((highest, [, y]) => Math.min(highest, y), height);
}

/**
 * Groves of deodars along a distant ridge, each as one jagged line. Draw the forest before its ridge, which hides the
 * feet of the trees.
 */
function forest(random: Random, points: readonly Point[], size: number, dense: number): string {
  const grove = noiseFrom(Math.floor(random() * 100000));
  let path = '';
  let x = random() * 20;
  let start = -1;
  let startY = 0;
  let pen = 0;
  const close = () => {
    // The foot follows the slope below the ridge. A level foot would be visible on a steep slope.
    if (start >= 0) path += `v30L${start} ${startY + 30}z`;
    start = -1;
  };
  while (x < width) {
    const depth = grove(x / 140) - (1 - dense);
    if (depth > 0) {
      const y = Math.round(heightOn(points, x)) + 3;
      // Trees are tall in the middle of a grove and low at its edge.
      const tall = Math.round(size * (0.45 + Math.min(0.55, depth * 2.2)) * between(random, 0.6, 1.3));
      const half = Math.max(2, Math.round(tall * 0.21));
      if (start < 0) {
        start = Math.round(x);
        path += `M${start} ${y}`;
        startY = y;
        pen = y;
      }
      path += `l${half} ${y - tall - pen}l${half} ${tall}`;
      pen = y;
      x += half * 2;
      if (x - start > 170) close();
    } else {
      close();
      x += size * between(random, 0.5, 1.4);
    }
  }
  close();
  return path;
}

function hillsides(landscape: Landscape, ridges: readonly Ridge[]): string {
  const { seed, palette, light, terraces, village, range = 'soft', lake } = landscape;
  let drawn = '';
  ridges.forEach(({ nearness, colour, points }, layer) => {
    const last = ridges.length - 1;
    const top = crestOf(points);
    const foot = top + mixNumbers(150, 190, nearness);
    const misty = blend(colour, palette.haze, 0.62 - 0.22 * nearness);
    const random = randomFrom(seed * 19 + layer);
    if (layer >= last - 1 && ridges.length > 2) {
      const near = layer === last;
      const wood = forest(random, points, near ? 38 : 25, near ? 0.4 : 0.33);
      if (wood) drawn += `<path fill="${blend(colour, palette.ink, near ? 0.3 : 0.14)}" d="${wood}"/>`;
    }
    drawn += `<linearGradient id="r${layer}" x2="0" y1="${whole(top)}" y2="${whole(foot)}" gradientUnits="userSpaceOnUse">${stop(0, colour)}${stop(1, misty)}</linearGradient><path fill="url(#r${layer})" d="${slope(points)}"/>`;
    if (layer === 0 && range === 'snow') drawn += snow(points, palette);
    // Glow of the light over the far ridges.
    if (layer === 1) {
      drawn += `<circle cx="${light.x}" cy="${light.y}" r="330" fill="url(#glow)" opacity=".45"/>`;
    }
    if (layer === last - 1 && village) {
      for (const x of village) {
        drawn += place(
          x,
          heightOn(points, x) + between(random, 8, 26),
          Math.round(between(random, 85, 115)) / 100,
          farHouse(blend(colour, palette.ink, 0.5), blend(palette.haze, colour, 0.25), palette.accent),
        );
      }
    }
    if (layer === last && terraces && !lake) drawn += fields(random, points, palette, colour);
  });
  return drawn;
}

function snow(points: readonly Point[], palette: Palette): string {
  // Snow lies a little way down the crest and ends in tongues.
  const lower = points.map(([x, y], index): Point => [x, y + (index % 2 ? 10 : 30) + (index % 3) * 6]);
  const start = points[0] as Point;
  const turn = lower[lower.length - 1] as Point;
  return `<path fill="${blend(palette.light, palette.far, 0.15)}" opacity=".8" d="M${whole(start[0])} ${whole(start[1])}${curveThrough(points)}L${whole(turn[0])} ${whole(turn[1])}${lower
    .toReversed()
    .map(([x, y]) => `L${whole(x)} ${whole(y)}`)
    .join('')}z"/>`;
}

function fields(random: Random, points: readonly Point[], palette: Palette, colour: string): string {
  let path = '';
  for (let step = 1; step <= 5; step += 1) {
    const from = 560 + between(random, 0, 200);
    const to = 1330 - between(random, 0, 220);
    const line = Array.from({ length: 5 }, (_, index): Point => {
      const x = mixNumbers(from, to, index / 4);
      return [x, heightOn(points, x) + step * 13 + sine(x / 500 + step / 9) * 3];
    });
    path += `M${whole((line[0] as Point)[0])} ${whole((line[0] as Point)[1])}${curveThrough(line)}`;
  }
  return `<path fill="none" stroke="${blend(colour, palette.haze, 0.45)}" stroke-width="2.4" stroke-linecap="round" opacity=".75" d="${path}"/>`;
}

function stillWater({ lake, palette, light, seed }: Landscape, ridges: readonly Ridge[]): string {
  if (!lake) return '';
  const random = randomFrom(seed + 23);
  const [, , low, deep] = palette.sky;
  const far = ridges[ridges.length - 1];
  let drawn = `<linearGradient id="lake" x2="0" y1="${lake}" y2="${height}" gradientUnits="userSpaceOnUse">${stop(0, blend(deep, palette.haze, 0.3))}${stop(0.35, blend(low, palette.middle, 0.2))}${stop(1, blend(palette.sky[0], palette.near, 0.35))}</linearGradient><path fill="url(#lake)" d="M0 ${lake}h${width}v${height - lake}H0z"/>`;
  if (far) {
    const mirrored = far.points.map(([x, y]): Point => [x, lake + (lake - y) * 0.62]);
    const start = mirrored[0] as Point;
    drawn += `<linearGradient id="mirror" x2="0" y1="${lake}" y2="${lake + 66}" gradientUnits="userSpaceOnUse">${stop(0, far.colour, 0.6)}${stop(1, far.colour, 0.12)}</linearGradient><path fill="url(#mirror)" d="M${whole(start[0])} ${lake}V${whole(start[1])}${curveThrough(mirrored)}V${lake}z"/>`;
  }
  let glints = '';
  for (let glint = 0; glint < 16; glint += 1) {
    const down = (glint + 1) / 16;
    const long = between(random, 14, 50) * (0.5 + down);
    glints += `M${whole(light.x + between(random, -1, 1) * (14 + 56 * down) - long / 2)} ${whole(lake + 6 + down * down * 150)}h${whole(long)}`;
  }
  drawn += `<path stroke="${palette.light}" stroke-width="3" stroke-linecap="round" opacity=".75" d="${glints}"/>`;
  let ripples = '';
  for (let ripple = 0; ripple < 14; ripple += 1) {
    ripples += `M${whole(random() * width)} ${whole(lake + 12 + random() * 130)}h${whole(between(random, 30, 120))}`;
  }
  return `${drawn}<path stroke="${palette.light}" stroke-width="1.6" stroke-linecap="round" opacity=".32" d="${ripples}"/>`;
}

function riverBand({ river, palette, light }: Landscape): string {
  if (river === undefined) return '';
  const from = light.x * 0.6 + river * 0.4;
  const band = ribbon([
    [from + 30, 448, 3],
    [from - 50, 466, 10],
    [from + 60, 488, 20],
    [mixNumbers(from, river, 0.4) - 80, 516, 38],
    [mixNumbers(from, river, 0.7) + 60, 556, 66],
    [river - 30, 612, 110],
    [river + 40, 740, 190],
  ]);
  return `<linearGradient id="river" x2="0" y1="445" y2="660" gradientUnits="userSpaceOnUse">${stop(0, palette.light, 0.9)}${stop(0.4, palette.sky[3])}${stop(1, blend(palette.sky[1], palette.near, 0.15))}</linearGradient><path fill="url(#river)" d="${band}"/>`;
}

function rainVeil({ rain, palette, seed }: Landscape): string {
  if (!rain) return '';
  const random = randomFrom(seed + 31);
  let path = '';
  for (let drop = 0; drop < 46; drop += 1) {
    const x = random() * random() * 620 - 20;
    path += `M${whole(x + 40)} ${whole(between(random, 120, 330))}l-${whole(between(random, 8, 16))} ${whole(between(random, 50, 120))}`;
  }
  return `<path stroke="${palette.cloud}" stroke-width="1.5" opacity=".4" d="${path}"/>`;
}

/**
 * Mist in the valleys: patches that appear, drift and fade at different times. The phase is periodic, so that the loop
 * has no visible cut.
 */
function mist({ seed }: Landscape, band: number, y: number, phase: number): string {
  const random = randomFrom(seed * 5 + band * 41);
  const drifts = 4;
  let drawn = '';
  for (let drift = 0; drift < drifts; drift += 1) {
    // All random numbers are drawn for invisible patches too, so that later numbers do not depend on the phase.
    const life = phase + (drift + random() * 0.5) / drifts;
    const age = life - Math.floor(life);
    const x =
      ((drift + between(random, 0.2, 0.8)) / drifts) * width + (age - 0.5) * 130 * (band % 2 ? -1 : 1);
    const strength = swell(age) * between(random, 0.5, 0.9);
    const [down, across, up] = [between(random, -10, 14), between(random, 280, 460), between(random, 20, 36)];
    if (strength > 0.004) {
      drawn += `<ellipse cx="${fine(x)}" cy="${whole(y + down)}" rx="${whole(across)}" ry="${whole(up)}" opacity="${strength.toFixed(3)}"/>`;
    }
  }
  return `<g fill="url(#mist)">${drawn}</g>`;
}

function groundLine({ ground, seed }: Landscape): Point[] {
  const noise = noiseFrom(seed * 3 + 1);
  const heights = grounds[ground];
  return heights.map((y, index): Point => [index * 205 - 20, y + (noise(index * 0.9) - 0.5) * 22]);
}

function standingGround(landscape: Landscape, points: readonly Point[]): string {
  const { palette, seed, flowers } = landscape;
  const random = randomFrom(seed * 23 + 9);
  const top = crestOf(points);
  let drawn = `<linearGradient id="ground" x2="0" y1="${whole(top)}" y2="${height}" gradientUnits="userSpaceOnUse">${stop(0, blend(palette.ground, palette.lit, 0.3))}${stop(0.3, palette.ground)}${stop(1, blend(palette.ground, palette.ink, 0.6))}</linearGradient>`;
  let bushes = '';
  for (let at = 0; at < 5; at += 1) {
    const x = random() < 0.7 ? between(random, 0, 820) : between(random, 1400, 1600);
    bushes += bush(random, x, heightOn(points, x) + 2, between(random, 24, 70));
  }
  drawn += `<path fill="${blend(palette.ground, palette.ink, 0.55)}" d="${bushes}"/><path fill="url(#ground)" stroke="${palette.lit}" stroke-opacity=".55" stroke-width="3" d="${slope(points)}"/>`;
  let blades = '';
  for (let tuft = 0; tuft < 8; tuft += 1) {
    const x = between(random, 0, width);
    const down = random() * random() * 90;
    blades += grass(random, x, heightOn(points, x) + down, 9 + down * 0.16);
  }
  drawn += `<path fill="none" stroke="${blend(palette.lit, palette.ground, 0.3)}" stroke-width="2" stroke-linecap="round" opacity=".8" d="${blades}"/>`;
  if (flowers) {
    let blooms = '';
    for (let bloom = 0; bloom < 34; bloom += 1) {
      const x = between(random, 0, width);
      blooms += `M${whole(x)} ${whole(heightOn(points, x) + 12 + random() * 90)}h0`;
    }
    drawn += `<path stroke="${palette.accent}" stroke-width="5" stroke-linecap="round" opacity=".85" d="${blooms}"/>`;
  }
  return drawn;
}

function edgeTrees({ edge = 'none', seed, palette }: Landscape, points: readonly Point[]): string {
  if (edge === 'none') return '';
  const random = randomFrom(seed * 29 + 2);
  const bark = { ink: palette.ink, lit: palette.lit };
  const foot = (x: number) => heightOn(points, x) + 6;
  if (edge === 'neem')
    return broadleaf(bark, random, 1525, foot(1525), between(random, 300, 350), {
      wide: 0.42,
      high: 0.3,
      up: 0.7,
    });
  const trees: readonly (readonly [x: number, tall: number])[] = [
    [1580, between(random, 330, 400)],
    [1508, between(random, 240, 290)],
  ];
  return trees
    .map(([x, tall]) =>
      edge === 'deodars'
        ? deodarTree(bark, random, x, foot(x), tall)
        : chirPine(bark, random, x, foot(x), tall, between(random, -0.08, 0.05)),
    )
    .join('');
}

/** Two flocks of birds that alternately approach, cross the picture and disappear. */
function crossingBirds({ palette, seed, birds: count = 0 }: Landscape, phase: number): string {
  let drawn = '';
  for (const flock of [0, 1]) {
    const random = randomFrom(seed * 37 + flock);
    const life = phase + flock * 0.5 + 0.3;
    // A flock is visible for 60 % of the loop.
    const age = (life - Math.floor(life)) / 0.6;
    if (age >= 1) continue;
    const near = 0.75 + 0.35 * age;
    const [startX, startY] = [between(random, 560, 680), between(random, 130, 170) + flock * 30];
    let path = '';
    for (let at = 0; at < count; at += 1) {
      const [aside, down, size, beat] = [
        at * between(random, 26, 40),
        (at % 2 ? 1 : -1) * at * between(random, 4, 10),
        between(random, 8, 12),
        random(),
      ];
      path += bird(
        startX + age * 400 - aside * near,
        startY - age * 40 + down * near + sine(phase + beat) * 3,
        size * near,
        cosine(phase * (7 + (at % 3)) + beat),
      );
    }
    const strength = Math.min(1, swell(age) * 1.4) * 0.6;
    drawn += `<path fill="none" stroke="${palette.ink}" stroke-width="2.2" stroke-linecap="round" opacity="${strength.toFixed(3)}" d="${path}"/>`;
  }
  return drawn;
}

/**
 * Draws the picture. With a phase from 0 to 1 the result is a frame of a loop: mist, birds and glow move, the hills do
 * not.
 */
export function drawLandscape(landscape: Landscape, phase?: number): string {
  const { palette, seed, lake } = landscape;
  const ridges = ridgeLines(landscape);
  const points = groundLine(landscape);
  const stage: Stage = { palette, random: randomFrom(seed * 43 + 3), groundAt: (x) => heightOn(points, x) };
  const moment = phase ?? 0;
  const hills = hillsides(landscape, ridges);
  const drawn = [
    sky(landscape),
    stars(landscape),
    heavenlyBody(landscape, phase === undefined ? 0 : sine(phase)),
    `<radialGradient id="mist">${stop(0, palette.haze, 0.9)}${stop(0.5, palette.haze, 0.45)}${stop(1, palette.haze, 0)}</radialGradient>`,
    `<radialGradient id="lamp">${stop(0, palette.accent, 0.55)}${stop(0.3, palette.accent, 0.22)}${stop(1, palette.accent, 0)}</radialGradient>`,
    rainbowArc(landscape),
    cloudForms(landscape),
    cloudBank(landscape),
    rainVeil(landscape),
    phase === undefined ? stillBirds(landscape) : crossingBirds(landscape, phase),
    hills,
    shafts(landscape),
    stillWater(landscape, ridges),
    riverBand(landscape),
    mist(landscape, 0, lake ? lake - 40 : 448, moment),
    mist(landscape, 1, lake ? lake - 4 : 508, moment),
    landscape.behind?.(stage) ?? '',
    lake ? '' : mist(landscape, 2, 560, moment),
    standingGround(landscape, points),
    edgeTrees(landscape, points),
    landscape.motif(stage),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>\n`;
}
