import { blend } from '../colours.ts';
import { curveThrough, whole } from '../curves.ts';
import { lantern, plainBench } from '../elements/buildings.ts';
import { place } from '../elements/people.ts';
import { broadleaf, deodarTree } from '../elements/trees.ts';
import { stonePath } from '../elements/ways.ts';
import type { Motif } from '../landscape.ts';

/** A long verandah with its lamp lit and two chairs waiting. */
const verandah: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1170) + 10;
  const wall = blend(palette.ground, palette.haze, 0.62);
  const chair = (x: number, way: number) =>
    `<path fill="none" stroke="${palette.ink}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="M${x - way * 15}-52L${x - way * 11}-26H${x + way * 13}V-6M${x - way * 11}-26V-6"/>`;
  const house = `<path fill="${wall}" d="M-160-104H160V-6H-160z"/><path fill="${palette.ink}" opacity=".24" d="M-160-104H160V-84H-160zM-160-104H-120V-6H-160z"/><path fill="${palette.ink}" d="M-88-78h42v72h-42z"/><path fill="${blend(palette.accent, palette.light, 0.35)}" d="M40-76h58v38H40z"/><path fill="${palette.ink}" d="M67-76h4v38h-4zM40-59h58v3H40z"/><path fill="${palette.ink}" d="M-190-98L-148-150H150L190-98z"/><path fill="${palette.lit}" opacity=".5" d="M-20-98L10-150H150L190-98z"/><path fill="${palette.ink}" d="M-176-98h7V0h-7zM-66-98h7V0h-7zM54-98h7V0h-7zM169-98h7V0h-7zM-190-6H190V6H-190zM-120 6H20V12H-120z"/><circle cx="-4" cy="-66" r="96" fill="url(#lamp)"/>${place(-4, -98, 0.95, lantern(palette.ink, palette.accent))}${chair(88, 1)}${chair(134, -1)}`;
  return `${broadleaf({ ink: palette.ink, lit: palette.lit }, random, 985, groundAt(985) + 8, 236)}${stonePath(
    stage,
    [
      [980, 740, 150],
      [1060, 670, 100],
      [1110, 610, 76],
      [1118, foot + 8, 66],
    ],
  )}${place(1175, foot, 1.12, house)}`;
};

/** A signpost where the path turns uphill. */
const signpost: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1100) + 14;
  return `${stonePath(stage, [
    [820, 740, 190],
    [960, 670, 120],
    [1150, 628, 80],
    [1290, 612, 62],
    [1370, 588, 46],
    [1330, 566, 34],
    [1400, groundAt(1400) + 1, 20],
  ])}<g transform="translate(1110 ${whole(foot)})"><path fill="${palette.ink}" d="M-7 0L-6-190q6-6 12 0L8 0z"/><path fill="${palette.stone}" d="M-10-178H84l28 17-28 17H-10z"/><path fill="${palette.ink}" opacity=".22" d="M-10-150H94l-10 6H-10z"/><path fill="${blend(palette.stone, palette.ink, 0.45)}" d="M10-132H-66l-22 14 22 14H10z"/><path fill="none" stroke="${palette.ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M6-155q12-16 25-5t24-3q8-6 16 1"/><path fill="${palette.accent}" d="M74-176a8 8 0 1 1 0 .1z"/></g>${deodarTree({ ink: palette.ink, lit: palette.lit }, random, 1440, groundAt(1440) + 8, 220)}${deodarTree({ ink: palette.ink, lit: palette.lit }, random, 1496, groundAt(1496) + 10, 150)}`;
};

/** Two birds on one branch. */
const twoBirds: Motif = ({ palette, random }) => {
  let leaves = '';
  const leaf = (x: number, y: number, turn: number, long: number) =>
    `<path transform="translate(${whole(x)} ${whole(y)})rotate(${whole(turn)})" d="M0 0Q${whole(long * 0.45)}-${whole(long * 0.34)} ${long} 0Q${whole(long * 0.45)} ${whole(long * 0.34)} 0 0z"/>`;
  for (const [x, y, turn] of [
    [1500, 382, -118],
    [1452, 398, 70],
    [1398, 402, -104],
    [1340, 414, 82],
    [1006, 452, 150],
    [966, 462, 196],
    [1020, 446, 236],
    [1296, 344, -60],
    [1338, 322, -20],
    [1268, 358, 30],
    [1556, 372, 64],
    [1420, 404, -60],
    [1080, 440, 96],
  ] as const) {
    leaves += leaf(x, y, turn, Math.round(34 + random() * 16));
  }
  const branch: readonly (readonly [number, number])[] = [
    [1640, 352],
    [1480, 392],
    [1330, 412],
    [1150, 428],
    [1030, 446],
    [960, 464],
  ];
  const dove = (colour: string, wing: string) =>
    `<path fill="${colour}" d="M46-58q8-4 14 1l12 5-12 4q-1 22-20 32q-14 8-34 8l-44 14q12-18 28-28q8-26 32-28q18-2 24-8z"/><path fill="${wing}" d="M-16 0q6-26 34-30q10 0 12 8q-8 16-24 20q-12 3-22 2z"/><path stroke="${colour}" stroke-width="3" d="M10-8v12M20-10v14"/>`;
  const [start] = branch;
  return `<path fill="none" stroke="${palette.ink}" stroke-width="13" stroke-linecap="round" d="M${start?.[0]} ${start?.[1]}${curveThrough(branch)}"/><path fill="none" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round" d="M1400 404q-60-20-106-62"/><g fill="${blend(palette.ink, palette.lit, 0.25)}">${leaves}</g>${place(1096, 430, 1.3, dove(palette.ink, palette.lit))}${place(1268, 414, 1.25, dove(blend(palette.ink, palette.stone, 0.6), palette.accent), true)}`;
};

/** Two glasses of tea side by side on a bench, at dusk. */
const twoGlasses: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const { ink, stone, accent, haze } = palette;
  const foot = groundAt(1130) + 16;
  const tea = blend(accent, ink, 0.25);
  const glass = `<path fill="${blend(stone, palette.light, 0.5)}" opacity=".85" d="M-9-26H9L7 0H-7z"/><path fill="${tea}" d="M-8-19H8L6.500-2H-6.500z"/><path fill="none" stroke="${haze}" stroke-width="2.500" stroke-linecap="round" opacity=".8" d="M-3-33q-6-9 1-17t0-16M4-33q-5-8 1-14"/>`;
  return `${broadleaf({ ink, lit: palette.lit }, random, 1380, groundAt(1380) + 8, 300, { wide: 0.46, high: 0.27, up: 0.72 })}<circle cx="1130" cy="${whole(foot - 96)}" r="150" fill="url(#lamp)"/><ellipse cx="1130" cy="${whole(foot + 2)}" rx="170" ry="12" fill="${ink}" opacity=".35"/>${place(1130, foot, 2.4, plainBench(ink, palette.lit))}${place(1098, foot - 71, 1.7, glass)}${place(1160, foot - 71, 1.7, glass)}`;
};

export const services: Readonly<Record<string, Motif>> = {
  '/psychiatric-care': verandah,
  '/deaddiction': signpost,
  '/sexual-wellness': twoBirds,
  '/who-cares-for-the-carer': twoGlasses,
};
