import { blend } from '../colours.ts';
import { ribbon, scallop, whole } from '../curves.ts';
import { place, walkingWoman } from '../elements/people.ts';
import { deodarTree } from '../elements/trees.ts';
import { stonePath } from '../elements/ways.ts';
import type { Motif } from '../landscape.ts';

/** Someone sets out from the shelter: the storm has passed. */
const outOfTheShelter: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1300) + 14;
  const bark = { ink: palette.ink, lit: palette.lit };
  const shelter = `<path fill="${blend(palette.ground, palette.ink, 0.4)}" d="M-70-30H70V-22H-70z"/><path fill="${palette.ink}" d="M-84-110h9V0h-9zM75-110h9V0h-9zM-30-110h6V0h-6zM24-110h6V0h-6zM-96 0H96V8H-96z"/><path fill="${palette.ink}" d="M-116-104Q-40-130 0-168Q40-130 116-104z"/><path fill="${palette.lit}" opacity=".5" d="M-30-104Q-14-134 0-168Q-40-130-116-104z"/><path fill="${palette.ink}" d="M-3-180h6v14h-6z"/>`;
  const walker = groundAt(1060) + 24;
  return `${deodarTree(bark, random, 1442, groundAt(1442) + 6, 230)}${stonePath(stage, [
    [820, 760, 200],
    [930, 690, 128],
    [1070, 640, 80],
    [1220, 616, 52],
    [1296, foot + 10, 36],
  ])}${place(1300, foot, 1.15, shelter)}${place(1064, walker, 1.5, walkingWoman({ ink: palette.ink, cloth: blend(palette.ink, palette.stone, 0.55), scarf: palette.accent }), true)}`;
};

/** Quiet water in a stone basin, and the ring of light in the sky. */
const ringOfLight: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1140) + 26;
  const bark = { ink: palette.ink, lit: palette.lit };
  let reeds = '';
  for (const [x, tall, lean] of [
    [955, 120, -10],
    [975, 156, 6],
    [996, 132, 16],
    [1312, 150, -8],
    [1332, 176, 8],
    [1352, 128, 18],
    [1294, 108, -18],
  ] as const) {
    const y = foot + (x < 1100 ? -4 : 2);
    reeds += `M${x} ${whole(y)}q${whole(lean * 0.2)}-${whole(tall * 0.6)} ${lean}-${tall}`;
  }
  let heads = '';
  for (const [x, up, turn] of [
    [981, 150, 6],
    [1340, 172, 8],
    [1304, 142, -6],
  ] as const) {
    heads += `<rect width="11" height="34" x="-5.5" y="-17" rx="5.5" transform="translate(${x} ${whole(foot - up)})rotate(${turn})"/>`;
  }
  return `<linearGradient id="pool" x2="0" y2="1"><stop stop-color="${palette.light}"/><stop offset="1" stop-color="${blend(palette.sky[1], palette.near, 0.2)}"/></linearGradient><path fill="url(#pool)" stroke="${palette.lit}" stroke-width="4" d="M900 ${whole(foot + 12)}q60-42 240-38t270 18q20 40-170 56t-290-8q-60-10-50-28z"/><path fill="none" stroke="${palette.light}" stroke-width="3" opacity=".8" d="M1050 ${whole(foot + 12)}a90 16 0 1 0 180 0a90 16 0 1 0-180 0M1096 ${whole(foot + 12)}a44 8 0 1 0 88 0a44 8 0 1 0-88 0"/><path fill="none" stroke="${palette.ink}" stroke-width="4.5" stroke-linecap="round" d="${reeds}"/><g fill="${blend(palette.ink, palette.accent, 0.4)}">${heads}</g>${deodarTree(bark, random, 1450, groundAt(1450) + 8, 190)}`;
};

/** A tree that the wind has bent, standing calm. */
const bentTree: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1060) + 8;
  const uneven = () => random() - 0.5;
  const trunk = ribbon([
    [1050, foot + 6, 60],
    [1062, foot - 40, 30],
    [1096, foot - 106, 24],
    [1170, foot - 164, 20],
    [1270, foot - 190, 10],
  ]);
  const boughs = `M1092 ${whole(foot - 100)}Q1120 ${whole(foot - 190)} 1180 ${whole(foot - 226)}M1150 ${whole(foot - 152)}Q1230 ${whole(foot - 150)} 1300 ${whole(foot - 156)}M1180 ${whole(foot - 168)}Q1230 ${whole(foot - 214)} 1280 ${whole(foot - 226)}`;
  let leaves = '';
  let light = '';
  for (const [x, up, wide, tall] of [
    [1180, 232, 66, 26],
    [1290, 226, 74, 27],
    [1318, 176, 76, 24],
    [1236, 196, 58, 22],
    [1368, 204, 44, 17],
  ] as const) {
    leaves += scallop([x, foot - up], wide, tall, 10, uneven);
    light += scallop([x - 14, foot - up - 9], wide * 0.55, tall * 0.42, 7, uneven);
  }
  return `<path fill="${palette.ink}" d="${trunk}"/><path fill="none" stroke="${palette.ink}" stroke-width="9" stroke-linecap="round" d="${boughs}"/><path fill="${palette.ink}" d="${leaves}"/><path fill="${palette.lit}" opacity=".42" d="${light}"/><path fill="none" stroke="${palette.ink}" stroke-width="3" stroke-linecap="round" d="M1196 ${whole(foot - 14)}v-26M1216 ${whole(foot - 12)}v-20M1180 ${whole(foot - 12)}v-16"/><path stroke="${palette.accent}" stroke-width="9" stroke-linecap="round" d="M1196 ${whole(foot - 42)}h0M1216 ${whole(foot - 34)}h0M1180 ${whole(foot - 30)}h0"/>`;
};

export const headache: Readonly<Record<string, Motif>> = {
  '/headache-clinic': outOfTheShelter,
  '/migraine': ringOfLight,
  '/tension-headache': bentTree,
};
