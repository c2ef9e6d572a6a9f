import { blend } from '../colours.ts';
import { whole } from '../curves.ts';
import { hillHouse } from '../elements/buildings.ts';
import { archedDoor } from '../elements/fences.ts';
import { charpai } from '../elements/furniture.ts';
import { hangingLamp, lamplight } from '../elements/lamps.ts';
import { owl } from '../elements/owls.ts';
import { place } from '../elements/people.ts';
import { litTent, tallHouse, thatchedHut } from '../elements/shelters.ts';
import { broadleaf, deodarTree } from '../elements/trees.ts';
import { stonePath, stoneWall } from '../elements/ways.ts';
import type { Motif } from '../landscape.ts';

/** A village asleep under the moon: every window dark but one low lamp. */
const sleepingVillage: Motif = ({ palette, groundAt, random }) => {
  const bark = { ink: palette.ink, lit: palette.lit };
  const dark = {
    ink: palette.ink,
    wall: blend(palette.ground, palette.haze, 0.35),
    lit: palette.lit,
    lamp: palette.ink,
  };
  const house = (x: number, size: number, lamp = dark.lamp) =>
    place(x, groundAt(x) + 8, size, hillHouse({ ...dark, lamp }));
  return `${deodarTree(bark, random, 940, groundAt(940) + 6, 170)}${house(1030, 0.9)}${house(1330, 1, palette.accent)}${broadleaf(bark, random, 1245, groundAt(1245) + 6, 180)}${house(1158, 1.15)}${deodarTree(bark, random, 1430, groundAt(1430) + 6, 210)}`;
};

/** A tall house, one window lit. */
const oneWindow: Motif = ({ palette, groundAt, random }) => {
  const { ink, lit, ground, haze, accent } = palette;
  const foot = groundAt(1190) + 8;
  return `${broadleaf({ ink, lit }, random, 1352, groundAt(1352) + 8, 250)}${place(1190, foot, 1.1, tallHouse({ ink, wall: blend(ground, haze, 0.38), lit, lamp: accent }))}${lamplight(accent)}<circle cx="1190" cy="${whole(foot - 150)}" r="96" fill="url(#lamplight)"/>${deodarTree({ ink, lit }, random, 1062, groundAt(1062) + 10, 150)}`;
};

/** Clouds drawing past the moon. */
const passingClouds: Motif = ({ palette, groundAt, random }) => {
  const { cloud, sky, ink, lit } = palette;
  const form = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y})scale(${size})" d="M-190 0Q-150-30-110-22Q-90-62-44-54Q-20-90 26-72Q66-84 84-44Q130-50 142-18Q180-20 210 0Q120 14 10 12T-190 0z"/>`;
  return `<linearGradient id="veil" x2="0" y2="1"><stop stop-color="${blend(cloud, palette.light, 0.35)}"/><stop offset="1" stop-color="${sky[2]}" stop-opacity=".75"/></linearGradient><g fill="url(#veil)"><g opacity=".95">${form(1040, 392, 1)}</g><g opacity=".7">${form(1260, 340, 0.62)}${form(800, 330, 0.5)}</g></g>${broadleaf({ ink, lit }, random, 1340, groundAt(1340) + 8, 220)}${deodarTree({ ink, lit }, random, 1262, groundAt(1262) + 8, 110)}${deodarTree({ ink, lit }, random, 1440, groundAt(1440) + 8, 180)}`;
};

/** A hut and a cot before it at the end of the night. */
const beforeDawn: Motif = ({ palette, groundAt, random }) => {
  const { ink, lit, ground, haze, stone } = palette;
  const foot = groundAt(1240) + 10;
  return `${broadleaf({ ink, lit }, random, 1412, groundAt(1412) + 8, 280)}${place(1252, foot, 1.4, thatchedHut({ ink, wall: blend(ground, haze, 0.4), lit, lamp: palette.accent }))}${place(1000, groundAt(1000) + 22, 1.25, charpai(ink, blend(stone, ground, 0.3)))}`;
};

/** Two owls on a branch before the moon: one talks, one sleeps. */
const owls: Motif = ({ palette, random }) => {
  const { ink, lit, light, accent } = palette;
  const breast = blend(ink, lit, 0.9);
  const leaf = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y})rotate(${turn})" d="M0 0Q18-16 44-4Q20 14 0 0z"/>`;
  const leaves = [
    [1022, 404, 190],
    [1060, 401, 235],
    [1082, 403, 120],
    [1396, 332, 250],
    [1446, 369, 300],
    [1424, 390, 80],
    [1540, 380, 60],
    [1536, 346, 285],
  ]
    .map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn + random() * 10))
    .join('');
  return `<g transform="translate(0 88)"><g fill="${ink}"><path d="M1620 300C1540 350 1460 366 1380 374C1260 386 1140 392 1010 404C1140 404 1270 402 1390 396C1480 390 1560 380 1620 372z"/><path d="M1400 376Q1380 350 1392 330L1400 328Q1396 350 1424 374zM1460 390Q1468 420 1494 440L1486 444Q1452 424 1440 390z"/>${leaves}</g>${place(1170, 396, 1.08, owl(ink, breast, accent, true))}${place(1280, 390, 1.08, owl(ink, breast, light, false))}</g>`;
};

/** A garden door that is shut for the night, a lantern above the path. */
const shutDoor: Motif = (stage) => {
  const { palette, groundAt } = stage;
  const { ink, ground, stone, lit, accent } = palette;
  const foot = groundAt(1170) + 12;
  return `${stoneWall(stage, 900, 1108, 96)}${stoneWall(stage, 1232, 1470, 96)}${place(1170, foot, 1.12, archedDoor(ink, blend(stone, ground, 0.35), blend(ground, stone, 0.22), accent))}${stonePath(
    stage,
    [
      [1000, 760, 190],
      [1090, 680, 130],
      [1170, 624, 92],
      [1170, foot + 4, 84],
    ],
  )}${lamplight(accent)}<path fill="none" stroke="${ink}" stroke-width="6" d="M1344 ${whole(foot)}V${whole(foot - 190)}q0-16-18-16t-16 14"/><path fill="none" stroke="${lit}" stroke-width="1.5" d="M1347 ${whole(foot)}V${whole(foot - 190)}"/>${place(1310, foot - 188, 1.7, hangingLamp(ink, accent))}`;
};

/** A tent with a light in it under a great many stars. */
const tentLight: Motif = ({ palette, groundAt, random }) => {
  const { ink, lit, ground, accent, light, haze } = palette;
  const foot = groundAt(1160) + 12;
  const bright = Array.from({ length: 52 }, () => {
    const [along, down] = [random(), random()];
    return `M${whole(760 + along * 780)} ${whole(40 + down * 330)}h0`;
  }).join('');
  return `<radialGradient id="galaxy"><stop stop-color="${haze}" stop-opacity=".42"/><stop offset="1" stop-color="${haze}" stop-opacity="0"/></radialGradient><g fill="url(#galaxy)"><ellipse rx="430" ry="62" transform="translate(1190 300)rotate(-16)"/><ellipse rx="260" ry="34" transform="translate(1250 280)rotate(-18)"/></g><path stroke="${light}" stroke-width="4" stroke-linecap="round" d="${bright}"/>${lamplight(accent, 0.45)}<circle cx="1160" cy="${whole(foot - 60)}" r="230" fill="url(#lamplight)"/>${place(1160, foot, 1.4, litTent(ink, accent, blend(ground, accent, 0.5)))}${deodarTree({ ink, lit }, random, 1400, groundAt(1400) + 8, 240)}${deodarTree({ ink, lit }, random, 1346, groundAt(1346) + 8, 150)}`;
};

export const sleep: Readonly<Record<string, Motif>> = {
  '/sleep-clinic': sleepingVillage,
  '/insomnia': oneWindow,
  '/disturbed-sleep': passingClouds,
  '/non-refreshing-sleep': beforeDawn,
  '/sleep-talking': owls,
  '/sleep-walking': shutDoor,
  '/nightmares': tentLight,
};
