/**
 * Draws the house picture, layered hills with the sun or the moon behind them, as SVG of few points and whole
 * numbers: a picture is on the way before a style sheet is read, so its bytes count.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Hour {
  readonly sky: readonly string[];
  readonly light: string;
  readonly glow: number;
  /** The hills furthest away, nearly the sky's colour. */
  readonly far: string;
  readonly middle: string;
  /** The hill we stand on. */
  readonly near: string;
  readonly clouds: number;
  readonly stars: number;
  readonly birds: boolean;
}

const hours: Readonly<Record<'dawn' | 'night', Hour>> = {
  dawn: {
    sky: ['#a3c8cc', '#dfe0cc', '#f9e0b6', '#f9c48d'],
    light: '#fff6dd',
    glow: 0.95,
    far: '#ecbf9f',
    middle: '#93a48e',
    near: '#0f3a34',
    clouds: 0.5,
    stars: 0,
    birds: true,
  },
  night: {
    sky: ['#081619', '#0f2a2e', '#1d474a', '#3c6c6a'],
    light: '#f6eed3',
    glow: 0.4,
    far: '#3d6a67',
    middle: '#234844',
    near: '#071412',
    clouds: 0.1,
    stars: 70,
    birds: false,
  },
};

const width = 1600;
const height = 720;
const layers = 6;

type Random = () => number;
type Point = readonly [x: number, y: number];

/** Mulberry32: the same picture from the same seed on every machine. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** From the far hills through the middle ones to the near: straight from peach to pine would be mud. */
function hillColour(hour: Hour, nearness: number): string {
  return nearness < 0.5
    ? blend(hour.far, hour.middle, nearness * 2)
    : blend(hour.middle, hour.near, (nearness - 0.5) * 2);
}

function blend(from: string, to: string, share: number): string {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const end = channels(to);
  const mixed = channels(from).map((value, place) => Math.round(value + ((end[place] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A ridge from the left edge to the right: far ones restless, near ones long and soft. */
function ridge(random: Random, nearness: number): Point[] {
  const crest = height * (0.44 + 0.43 * nearness ** 1.45);
  const swing = height * (0.085 - 0.025 * nearness);
  const count = Math.round(17 - 10 * nearness);
  const step = width / (count - 1);
  const phase = random() * 6.28;
  return Array.from({ length: count }, (_, place) => {
    const drift = place > 0 && place < count - 1 ? (random() - 0.5) * step * 0.4 : 0;
    const wave = Math.sin(phase + (place / count) * 9) * 0.55 + (random() - 0.5) * (1.25 - 0.5 * nearness);
    return [Math.round(place * step + drift), Math.round(crest - swing * wave)] as const;
  });
}

/** A smooth curve through the points: each Catmull-Rom span as one relative Bézier. */
function curve(points: readonly Point[]): string {
  let path = '';
  for (let place = 0; place < points.length - 1; place += 1) {
    const here = points[place] as Point;
    const next = points[place + 1] as Point;
    const before = points[place - 1] ?? here;
    const after = points[place + 2] ?? next;
    const spans = [
      (next[0] - before[0]) / 6,
      (next[1] - before[1]) / 6,
      next[0] - here[0] - (after[0] - here[0]) / 6,
      next[1] - here[1] - (after[1] - here[1]) / 6,
      next[0] - here[0],
      next[1] - here[1],
    ];
    path += `c${spans.map((span) => Math.round(span)).join(' ')}`.replaceAll(' -', '-');
  }
  return path;
}

function heightAt(points: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    points.findIndex((point) => point[0] >= x),
  );
  const [left, right] = [points[next - 1] as Point, points[next] as Point];
  const share = (x - left[0]) / (right[0] - left[0] || 1);
  const eased = share * share * (3 - 2 * share);
  return left[1] + (right[1] - left[1]) * eased;
}

/** Deodars and broad-leaved trees in loose groves along a ridge. */
function trees(random: Random, points: readonly Point[], count: number, size: number): string {
  let path = '';
  let x = random() * 40;
  const gap = width / count;
  while (x < width) {
    const y = Math.round(heightAt(points, x)) + 2;
    const at = Math.round(x);
    const tall = Math.round(size * (0.6 + random() * 0.8));
    const half = Math.round(tall * 0.2);
    path +=
      random() < 0.75
        ? `M${at} ${y - tall}q${Math.round(half * 0.3)} ${Math.round(tall * 0.7)} ${half} ${tall}h-${half * 2}q${Math.round(half * 0.7)}-${Math.round(tall * 0.3)} ${half}-${tall}z`
        : `M${at} ${y}v-${Math.round(tall * 0.2)}c-${half * 2} 0-${half * 2}-${Math.round(tall * 0.55)} 1-${Math.round(tall * 0.55)}s${half * 2 + 1} ${Math.round(tall * 0.55)} 1 ${Math.round(tall * 0.55)}v${Math.round(tall * 0.2)}z`;
    x += gap * (random() < 0.3 ? 2.2 : 0.25 + random() * 0.6);
  }
  return path;
}

const moon = [1130, 190] as const;
const sun = [1130, 262] as const;

function sky(hour: Hour, random: Random): string {
  const stops = hour.sky.map(
    (colour, place) =>
      `<stop offset="${(place / (hour.sky.length - 1) / 1.5).toFixed(2)}" stop-color="${colour}"/>`,
  );
  const glow = [hour.glow, hour.glow * 0.4, 0].map(
    (strength, place) =>
      `<stop offset="${[0, 0.3, 1][place]}" stop-color="${hour.light}" stop-opacity="${strength.toFixed(2)}"/>`,
  );
  let drawn = `<defs><linearGradient id="s" x2="0" y2="1">${stops.join('')}</linearGradient><radialGradient id="g">${glow.join('')}</radialGradient></defs><path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`;
  for (const size of [1, 1.5]) {
    let stars = '';
    for (let star = 0; star < hour.stars / 2; star += 1) {
      const [x, y] = [Math.round(random() * width), Math.round(random() ** 1.4 * height * 0.46)];
      if (Math.hypot(x - moon[0], y - moon[1]) > 90) stars += `M${x} ${y}h0`;
    }
    if (stars) {
      drawn += `<path stroke="#fff" stroke-linecap="round" stroke-width="${size * 2}" opacity="${size / 2}" d="${stars}"/>`;
    }
  }
  const [x, y] = hour.stars ? moon : sun;
  drawn += `<circle cx="${x}" cy="${y}" r="380" fill="url(#g)"/>`;
  drawn += hour.stars
    ? `<path fill="${hour.light}" d="M${x - 6} ${y - 44}a44 44 0 1 0 50 62a36 36 0 0 1-50-62z"/>`
    : `<circle cx="${x}" cy="${y}" r="58" fill="${hour.light}"/>`;
  return drawn;
}

function clouds(hour: Hour, random: Random): string {
  let path = '';
  for (let cloud = 0; cloud < 4; cloud += 1) {
    const x = Math.round(260 + cloud * 310 + random() * 120);
    const y = Math.round(88 + random() * 130);
    const long = Math.round(150 + random() * 190);
    path += `M${x} ${y}q${Math.round(long * 0.2)}-14 ${Math.round(long * 0.46)}-5q${Math.round(long * 0.2)}-13 ${Math.round(long * 0.34)} 2q${Math.round(long * 0.2)} 1 ${Math.round(long * 0.2)} 3z`;
  }
  return `<path fill="#fff" opacity="${hour.clouds}" d="${path}"/>`;
}

function birds(hour: Hour): string {
  const flock: readonly (readonly [number, number, number])[] = [
    [902, 150, 11],
    [938, 132, 9],
    [866, 128, 8],
    [978, 158, 7],
  ];
  const path = flock.map(
    ([x, y, wing]) => `M${x} ${y}q${wing / 2}-${wing * 0.7} ${wing} 0q${wing / 2}-${wing * 0.7} ${wing} 0`,
  );
  return `<path fill="none" stroke="${hour.near}" stroke-width="2.4" stroke-linecap="round" opacity=".6" d="${path.join('')}"/>`;
}

function hills(hour: Hour, seed: number): string {
  const random = randomFrom(seed);
  let drawn = sky(hour, random) + clouds(hour, random);
  if (hour.birds) drawn += birds(hour);
  for (let layer = 0; layer < layers; layer += 1) {
    const nearness = layer / (layers - 1);
    const points = ridge(randomFrom(seed * 31 + layer * 17), nearness);
    const colour = hillColour(hour, nearness);
    const start = points[0] as Point;
    // Mist gathers in the valleys: every hill fades towards the far colour at its foot.
    drawn += `<linearGradient id="h${layer}" x2="0" y2="1"><stop stop-color="${colour}"/><stop offset="1" stop-color="${blend(colour, hour.far, 0.34 * (1 - nearness))}"/></linearGradient>`;
    drawn += `<path fill="url(#h${layer})" d="M0 ${start[1]}${curve(points)}V${height}H0z"/>`;
    if (layer >= layers - 2) {
      const near = layer === layers - 1;
      const grove = trees(random, points, near ? 34 : 44, near ? 46 : 22);
      drawn += `<path fill="${near ? blend(colour, '#000000', 0.12) : blend(colour, hour.near, 0.5)}" d="${grove}"/>`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn}</svg>\n`;
}

const publicFolder = join(import.meta.dirname, '../public');
for (const [name, hour] of Object.entries(hours)) {
  const picture = hills(hour, 14);
  writeFileSync(join(publicFolder, `pictures/hills-${name}.svg`), picture);
  console.log(`hills-${name}.svg`, picture.length);
}
