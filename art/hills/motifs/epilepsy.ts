import { blend } from '../colours.ts';
import { whole } from '../curves.ts';
import { brassLamp, lamplight } from '../elements/lamps.ts';
import {
  childReaching,
  crossLegged,
  kneeling,
  place,
  standingMan,
  standingWoman,
} from '../elements/people.ts';
import { banyan, broadleaf } from '../elements/trees.ts';
import type { Motif } from '../landscape.ts';

/** A family on the hill, a child pointing up at the rainbow. */
const familyAndRainbow: Motif = ({ palette, groundAt }) => {
  const { ink } = palette;
  const foot = groundAt(1140) + 14;
  return `<path fill="${blend(palette.sky[1], palette.light, 0.3)}" opacity=".7" d="M1220 ${whole(foot + 34)}q50-14 130-8t30 16q-60 16-130 8t-30-16zM980 ${whole(foot + 62)}q30-9 84-5t20 10q-40 10-84 5t-20-10z"/>${place(1078, foot, 1.55, standingWoman({ ink, cloth: blend(ink, palette.stone, 0.6), scarf: palette.accent }))}${place(1200, foot, 1.62, standingMan({ ink, cloth: blend(ink, palette.lit, 0.45) }), true)}${place(1138, foot + 4, 1.02, childReaching({ ink, cloth: blend(palette.stone, palette.light, 0.4) }))}`;
};

/** Under a tree after the rain: one person rests, another kneels beside. */
const besideYou: Motif = ({ palette, groundAt, random }) => {
  const { ink } = palette;
  const foot = groundAt(1130) + 20;
  return `${broadleaf({ ink, lit: palette.lit }, random, 1270, groundAt(1270) + 8, 300, { wide: 0.48, high: 0.27, up: 0.72 })}<ellipse cx="1110" cy="${whole(foot + 1)}" rx="130" ry="11" fill="${palette.stone}" opacity=".55"/>${place(1146, foot, 1.5, crossLegged({ ink, cloth: blend(ink, palette.stone, 0.65) }))}${place(1052, foot, 1.5, kneeling({ ink, cloth: blend(ink, palette.lit, 0.5), scarf: palette.accent }, true))}`;
};

/** A lamp that burns still in the wind, beside a banyan with threads of prayer round its trunk and ribbons in its boughs. */
const lampAndThread: Motif = ({ palette, groundAt, random }) => {
  const { ink, lit, stone, accent, light } = palette;
  const x = 1170;
  const foot = groundAt(x) + 8;
  const red = blend(accent, '#c8452f', 0.75);
  let threads = '';
  for (const up of [40, 53, 66, 80]) threads += `M${x - 26} ${whole(foot - up)}q26 ${up % 4 ? 9 : 12} 52-4`;
  let ribbons = '';
  for (const [at, up, long] of [
    [-150, 182, 60],
    [-108, 174, 84],
    [-64, 184, 56],
    [58, 184, 76],
    [100, 176, 58],
    [146, 180, 84],
  ] as const)
    ribbons += `M${x + at} ${whole(foot - up)}q${whole(long * 0.1)} ${whole(long * 0.42)} ${whole(long * 0.44)} ${whole(long * 0.5)}t${whole(long * 0.46)} ${whole(long * 0.3)}`;
  return `${lamplight(accent, 0.75)}${banyan({ ink, lit }, random, x, foot, 310)}<path fill="none" stroke="${red}" stroke-width="6" stroke-linecap="round" d="${threads}M${x + 26} ${whole(foot - 58)}q22-6 36 8t34 2"/><path fill="none" stroke="${red}" stroke-width="5" stroke-linecap="round" d="${ribbons}"/><path fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" d="M${x - 86} ${whole(foot - 178)}q6 26 28 32t26 16M${x + 122} ${whole(foot - 178)}q8 30 32 34t28 18"/>${place(1012, groundAt(1012) + 34, 1.2, brassLamp(52, blend(accent, stone, 0.35), light, light))}`;
};

export const epilepsy: Readonly<Record<string, Motif>> = {
  '/epilepsy-clinic': familyAndRainbow,
  '/seizure': besideYou,
  '/functional-attacks-and-possession': lampAndThread,
};
