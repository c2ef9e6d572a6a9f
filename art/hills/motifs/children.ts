import { blend } from '../colours.ts';
import { whole } from '../curves.ts';
import { fieldGate, railFence } from '../elements/fences.ts';
import { childReaching, kneeling, place, standingWoman } from '../elements/people.ts';
import {
  blockTower,
  childHolding,
  childKneeling,
  childRunning,
  childWithBook,
  kite,
  pinwheel,
  swing,
} from '../elements/play.ts';
import { broadleaf } from '../elements/trees.ts';
import type { Motif } from '../landscape.ts';

const coral = '#e2735c';

/** A child and two kites over the meadow, a grown-up beside. */
const kites: Motif = ({ palette, groundAt }) => {
  const foot = groundAt(1080) + 14;
  const shirt = blend(palette.light, palette.accent, 0.3);
  return `<path fill="none" stroke="${palette.ink}" stroke-width="1.6" opacity=".7" d="M1102 ${whole(foot - 106)}Q1200 420 1310 366M1102 ${whole(foot - 106)}Q1140 420 1150 372"/>${kite(1318, 360, 1.4, palette.accent, coral, palette.ink)}${kite(1148, 366, 0.85, palette.light, palette.sky[0], palette.ink)}${place(1075, foot, 1.15, childReaching({ ink: palette.ink, cloth: shirt }))}${place(1000, foot - 4, 1.6, standingWoman({ ink: palette.ink, cloth: blend(palette.ink, palette.lit, 0.5), scarf: palette.accent }))}`;
};

/** A child running with a kite, and paper windmills turning in the grass. */
const windmills: Motif = ({ palette, groundAt }) => {
  const foot = groundAt(1180) + 22;
  const mill = (x: number, tall: number, turn: number, size: number, colour: string, fold: string) =>
    place(x, groundAt(x) + 10, size, pinwheel(tall, turn, colour, fold, palette.ink));
  const sky = blend(palette.sky[0], palette.light, 0.1);
  return `<path fill="none" stroke="${palette.ink}" stroke-width="1.6" opacity=".7" d="M1203 ${whole(foot - 98)}Q1170 420 1120 366"/>${kite(1112, 358, 1.25, palette.accent, coral, palette.ink, -24)}${mill(1072, 70, 20, 1, palette.light, sky)}${mill(990, 118, 55, 1.25, coral, palette.accent)}${mill(1376, 110, 8, 1.1, palette.accent, palette.light)}${mill(1446, 70, 38, 0.9, sky, palette.light)}${place(1180, foot, 1.12, childRunning({ ink: palette.ink, cloth: palette.light }))}`;
};

/** A child building a tower of blocks, a grown-up handing the next. */
const tower: Motif = ({ palette, groundAt }) => {
  const foot = groundAt(1150) + 22;
  const { ink, accent } = palette;
  const colours = [palette.sky[0], accent, blend(ink, palette.lit, 0.5), coral, accent];
  return `<ellipse cx="1158" cy="${whole(foot - 2)}" rx="180" ry="17" fill="${blend(palette.ground, ink, 0.45)}"/>${place(1140, foot, 1.15, blockTower(colours, ink))}${place(1082, foot, 1.55, childKneeling({ ink, cloth: coral }))}${place(1246, foot, 1.85, kneeling({ ink, cloth: blend(ink, palette.lit, 0.45), scarf: accent }, true), true)}<path fill="${palette.sky[0]}" d="M1183 ${whole(foot - 96)}h27v24h-27z"/><path fill="${accent}" d="M1034 ${whole(foot - 22)}h26v22h-26z"/><path fill="${coral}" d="M1166 ${whole(foot - 22)}h26v22h-26z"/><path fill="${ink}" opacity=".25" d="M1034 ${whole(foot - 22)}h7v22h-7zM1166 ${whole(foot - 22)}h7v22h-7zM1183 ${whole(foot - 96)}h7v24h-7z"/>`;
};

/** Washing drying on a line in the sun and the wind. */
const washing: Motif = ({ palette, groundAt }) => {
  const { ink, light, accent } = palette;
  const [left, right] = [groundAt(950) + 8, groundAt(1380) + 8];
  const pole = (x: number, y: number) =>
    `M${x - 4} ${whole(y)}V${whole(y - 192)}h8V${whole(y)}zM${x - 26} ${whole(y - 186)}h52v7h-52z`;
  const [from, to] = [left - 182, right - 182];
  // The line hangs in a bow between its poles.
  const at = (x: number) => {
    const share = (x - 950) / 430;
    return Math.round(from + (to - from) * share + 120 * share * (1 - share));
  };
  const sheet = (x: number, wide: number, long: number, colour: string) => {
    const [start, end] = [at(x), at(x + wide)];
    return `<path fill="${colour}" d="M${x} ${start}Q${x + wide / 2} ${Math.round((start + end) / 2) + 3} ${x + wide} ${end}q-6 ${Math.round(long * 0.5)} 12 ${long}q-${wide * 0.2} 8-${wide * 0.45} 1t-${wide * 0.55} 0q2-${Math.round(long * 0.6)}-12-${long + end - start}z"/>`;
  };
  const shirt = (x: number, colour: string) =>
    `<path fill="${colour}" d="M${x} ${at(x) - 1}h34l22 30-14 10-10-12 6 54q-22 6-42 0l4-54-12 12-12-10z"/>`;
  const trousers = (x: number, colour: string) =>
    `<path fill="${colour}" d="M${x} ${at(x) - 1}h38l8 74-17 2-11-50-8 52-18-2z"/>`;
  const shade = (x: number, long: number) => `M${x} ${at(x) + 3}q4 ${long / 2}-2 ${long}`;
  return `<path fill="${ink}" d="${pole(950, left)}${pole(1380, right)}"/><path fill="none" stroke="${ink}" stroke-width="2.5" d="M950 ${whole(from)}Q1165 ${whole((from + to) / 2 + 60)} 1380 ${whole(to)}"/>${sheet(984, 104, 96, light)}${shirt(1122, accent)}${trousers(1186, palette.sky[0])}${sheet(1252, 92, 88, blend(light, palette.sky[1], 0.35))}<path fill="none" stroke="${palette.sky[0]}" stroke-width="4" opacity=".4" d="${shade(1016, 90)}${shade(1050, 88)}${shade(1282, 68)}${shade(1312, 66)}"/><path fill="${palette.stone}" d="M1136 ${whole(groundAt(1160) - 24)}h74l-9 40h-56z"/><path fill="${light}" d="M1138 ${whole(groundAt(1160) - 24)}q14-22 32-10t38 10z"/><path stroke="${ink}" stroke-width="3" opacity=".3" d="M1139 ${whole(groundAt(1160) - 12)}h68m-66 13h63"/>`;
};

/** A child on a swing under a great tree. */
const treeSwing: Motif = ({ palette, groundAt, random }) => {
  const bark = { ink: palette.ink, lit: palette.lit };
  const foot = groundAt(1270) + 8;
  const hang = foot - 158;
  return `<g transform="translate(1162 ${whole(hang)})rotate(-14)scale(1.1)">${swing({ ink: palette.ink, cloth: palette.accent }, 120)}</g>${broadleaf(bark, random, 1270, foot, 290, { wide: 0.6, high: 0.24, up: 0.7 })}`;
};

/** A grown-up and a child putting a fence right together. */
const mending: Motif = (stage) => {
  const { palette, groundAt } = stage;
  const { ink, light, accent } = palette;
  const at = (x: number) => whole(groundAt(x) - 66);
  const shirt = { ink, cloth: light };
  return `${railFence(stage, 910, 5, 130, 2)}<path stroke="${accent}" stroke-width="9" d="M1162 ${at(1162)}L1312 ${at(1312)}"/>${place(1136, groundAt(1136) + 14, 1.1, childHolding(shirt))}${place(1344, groundAt(1344) + 16, 1.6, kneeling({ ink, cloth: blend(ink, palette.lit, 0.5) }), true)}<path stroke="${ink}" stroke-width="5" stroke-linecap="round" d="M1307 ${whole(groundAt(1340) - 52)}l-4-34"/><path fill="${ink}" d="M1288 ${whole(groundAt(1340) - 96)}h27v13h-27z"/>`;
};

/** A child with a book, its back against a tree. */
const readingTree: Motif = ({ palette, groundAt, random }) => {
  const bark = { ink: palette.ink, lit: palette.lit };
  const foot = groundAt(1200) + 10;
  return `${broadleaf(bark, random, 1180, foot, 290, { wide: 0.52, high: 0.25, up: 0.7 })}${place(1243, foot + 8, 1.55, childWithBook({ ink: palette.ink, cloth: palette.accent }, palette.light))}`;
};

/** A kite made of a letter, tied to the school gate. */
const letterKite: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const { ink, light, accent } = palette;
  const foot = groundAt(1090) + 12;
  const letter = `<path fill="none" stroke="${ink}" stroke-width="2" d="M4 30q-12 14 2 28t-4 32"/><path fill="${accent}" d="M-4 54l15 4-14 6zM-6 82l15 4-14 6z"/><path fill="${light}" d="M-44-30H44V30H-44z"/><path fill="${blend(light, palette.sky[0], 0.35)}" d="M-44-30L0 6 44-30z"/><path fill="none" stroke="${ink}" stroke-width="2.5" opacity=".5" d="M-44 30L-10 0M44 30L10 0M-44-30L0 6 44-30"/><circle cy="6" r="8" fill="${coral}"/>`;
  return `${railFence(stage, 890, 1, 110, 9)}${railFence(stage, 1200, 3, 110, 9)}${broadleaf({ ink, lit: palette.lit }, random, 1440, groundAt(1440) + 8, 260)}${place(1090, foot, 1.3, fieldGate(ink, blend(palette.stone, ink, 0.25)))}<path fill="none" stroke="${ink}" stroke-width="1.6" opacity=".7" d="M1174 ${whole(foot - 118)}Q1230 430 1262 384"/><g transform="translate(1266 350)rotate(14)scale(1.15)">${letter}</g>`;
};

export const children: Readonly<Record<string, Motif>> = {
  '/mental-health-children': kites,
  '/adhd': windmills,
  '/autism': tower,
  '/incontinence': washing,
  '/behaviour-issues': treeSwing,
  '/conduct-disorder': mending,
  '/learning-disability': readingTree,
  '/before-you-tell-us': letterKite,
};
