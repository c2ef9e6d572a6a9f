import { blend } from '../colours.ts';
import { whole } from '../curves.ts';
import {
  childReaching,
  crossLegged,
  kneeling,
  place,
  standingMan,
  standingWoman,
} from '../elements/people.ts';
import { broadleaf } from '../elements/trees.ts';
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

export const epilepsy: Readonly<Record<string, Motif>> = {
  '/epilepsy-clinic': familyAndRainbow,
  '/seizure': besideYou,
};
