/**
 * Draws the cover of a video or post without a thumbnail: hills at one of seven times of day, 480 by 360 px like
 * YouTube's thumbnails, and in them a sign of what the film is about. The id decides time, outlines, light and trees, the
 * title the sign, so the cover of an entry changes only with its title.
 */

import { textHash } from '#app/ui/portrait/text-hash.ts';
import { drawMotif } from './cover-motif.server.ts';
import type { CoverSubject } from './cover-subject.ts';

interface Hour {
  readonly sky: readonly [above: string, below: string];
  /** Colour of the sun or the moon. */
  readonly light: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly ground: string;
}

const night: Hour = {
  sky: ['#0c2226', '#3c6c6a'],
  light: '#f6eed3',
  far: '#3d6a67',
  middle: '#285450',
  near: '#173a37',
  ground: '#0a1f1e',
};

const hours: readonly Hour[] = [
  {
    sky: ['#a9cbcc', '#f9cd9a'],
    light: '#fff6dd',
    far: '#ecc3a2',
    middle: '#a9b095',
    near: '#5f8576',
    ground: '#14524a',
  },
  {
    sky: ['#a5d5d8', '#f8ebc0'],
    light: '#fffdf2',
    far: '#c4dac0',
    middle: '#8bbaa2',
    near: '#4b8a78',
    ground: '#14524a',
  },
  {
    sky: ['#8fc3d2', '#e6efdc'],
    light: '#fffdf2',
    far: '#b5d3c6',
    middle: '#7db09c',
    near: '#3f7f6d',
    ground: '#0f433c',
  },
  {
    sky: ['#e9b36c', '#fbe3b0'],
    light: '#fff7dc',
    far: '#e0ad77',
    middle: '#b98b62',
    near: '#6f6a4e',
    ground: '#2b3f36',
  },
  {
    sky: ['#6d7f9b', '#f2b48c'],
    light: '#ffe9c7',
    far: '#c99a90',
    middle: '#84787f',
    near: '#45545f',
    ground: '#1d3038',
  },
  night,
  {
    sky: ['#9db4b8', '#dfe4d4'],
    light: '#fbf7e6',
    far: '#b9c6ba',
    middle: '#8ba398',
    near: '#56766c',
    ground: '#21453e',
  },
];

/** Hash with a final mix: ids differ in a few letters, and every number drawn from it must depend on all of them. */
function seedOf(mediaId: string): number {
  let hash = textHash(mediaId);
  hash = Math.imul(hash ^ (hash >>> 15), 0x45d9f3b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Returns a function that returns the next whole number from `least` up to and including `most` (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return (least: number, most: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) % (most - least + 1));
  };
}

/** A ridge across the picture: the sum of two sine waves that does not repeat within the width. */
function ridge(base: number, height: number, length: number, shift: number, fill: string): string {
  const at = (x: number) =>
    Math.round(
      base -
        height *
          (0.6 * Math.sin(((x + shift) / length) * 2 * Math.PI) +
            0.4 * Math.sin(((x + 2.3 * shift) / (length * 0.43)) * 2 * Math.PI)),
    );
  const points = Array.from({ length: 13 }, (_, index) => [index * 40, at(index * 40)] as const);
  const line = points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [0, 0];
      return index === 0 ? `Q${fromX + 20} ${fromY} ${x} ${y}` : `T${x} ${y}`;
    })
    .join('');
  return `<path fill="${fill}" d="M0 ${points[0]?.[1]}${line}V360H0z"/>`;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A deodar: three tiers on a short stem. */
function deodar(x: number, size: number, fill: string): string {
  const part = (share: number) => rounded(size * share);
  return `<path fill="${fill}" d="m${x} ${320 - size} ${part(0.15)} ${part(0.34)}h-${part(0.06)}l${part(0.13)} ${part(0.3)}h-${part(0.07)}l${part(0.15)} ${part(0.36)}h-${part(0.6)}l${part(0.15)}-${part(0.36)}h-${part(0.07)}l${part(0.13)}-${part(0.3)}h-${part(0.06)}z"/>`;
}

/** A bird far away. */
const bird = (x: number, y: number, stroke: string) =>
  `<path d="M${x - 9} ${y - 3}q6-4 9 3 3-7 9-3" fill="none" stroke="${stroke}" stroke-width="2"/>`;

/**
 * Draws the cover of a video or post.
 *
 * @param mediaId id at YouTube or Instagram
 * @param subject left out if the title names none: then the land stands alone
 * @returns SVG text
 */
export function drawCover(mediaId: string, subject?: CoverSubject): string {
  const next = numbersFrom(seedOf(mediaId));
  const hour = hours[next(0, hours.length - 1)] as Hour;
  const { sky, light, far, middle, near, ground } = subject === 'sleep' ? night : hour;
  const shift = next(0, 330);
  const [x, y, radius] = [next(110, subject ? 200 : 370), next(96, 172), next(26, 46)];
  const steep = next(16, 44);
  // Right of the play button in the middle.
  const motifAt = { x: 322 + (shift % 36), y: 284 };
  // Trees would stand in front of a motif, so they keep to the left of it.
  const treesAt = subject ? next(40, 130) : next(40, 430);
  const birdsAt = next(90, 390);
  const land = [
    ridge(next(190, 216), steep, next(280, 420), shift, far),
    ridge(next(232, 250), 22, next(360, 470), shift + next(40, 90), middle),
    ridge(272, next(10, 20), 520, shift + 150, near),
    ...Array.from({ length: next(1, 4) }, (_, index) =>
      deodar((treesAt + index * 27) % 470, next(48, 88), ground),
    ),
    subject ? drawMotif(subject, motifAt.x, motifAt.y, { ground, light, shade: middle }) : '',
    ridge(312, 8, 640, shift + 40, ground),
    ...Array.from({ length: next(0, 3) }, (_, index) =>
      bird(birdsAt + index * 24, 84 + ((index * 37) % 26), near),
    ),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360"><linearGradient id="s" x2="0" y2=".8"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><radialGradient id="g"><stop offset=".25" stop-color="${light}" stop-opacity=".75"/><stop offset=".55" stop-color="${light}" stop-opacity=".28"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><path fill="url(#s)" d="M0 0h480v360H0z"/><circle cx="${x}" cy="${y}" r="${radius * 4}" fill="url(#g)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${light}" opacity=".94"/>${land}</svg>`;
}
