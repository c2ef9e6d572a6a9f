import { blend } from '../colours.ts';
import { whole } from '../curves.ts';
import { hillHouse, plainBench } from '../elements/buildings.ts';
import { mudha } from '../elements/furniture.ts';
import { campFire, kettle } from '../elements/gatherings.ts';
import { hangingLamp, lamplight } from '../elements/lamps.ts';
import { place, sitting, walkerWithStick, walkingMan, walkingWoman } from '../elements/people.ts';
import { tallHouse } from '../elements/shelters.ts';
import { broadleaf, bush, chirPine, deodarTree, gulmohar } from '../elements/trees.ts';
import { stonePath, stoneWall, woodenBoat } from '../elements/ways.ts';
import type { Motif } from '../landscape.ts';

/** A stone wall with its gate standing open. */
const openGate: Motif = (stage) => {
  const { palette, groundAt } = stage;
  const foot = groundAt(1150) + 8;
  const pillar = (x: number) =>
    `<path fill="${palette.ink}" d="M${x - 17} ${whole(foot)}V${whole(foot - 118)}h34V${whole(foot)}zM${x - 23} ${whole(foot - 118)}l6-14h34l6 14z"/><path fill="${palette.lit}" opacity=".4" d="M${x + 6} ${whole(foot)}V${whole(foot - 118)}h11V${whole(foot)}z"/>`;
  const leaf = (x: number, far: number) =>
    `<path fill="none" stroke="${palette.ink}" stroke-width="6" stroke-linejoin="round" d="M${x} ${whole(foot - 96)}L${far} ${whole(foot - 84)}V${whole(foot + 16)}L${x} ${whole(foot - 6)}M${x} ${whole(foot - 66)}L${far} ${whole(foot - 50)}M${x} ${whole(foot - 36)}L${far} ${whole(foot - 18)}M${x} ${whole(foot - 6)}L${far} ${whole(foot - 84)}"/>`;
  return `${stonePath(stage, [
    [1040, 740, 190],
    [1120, 660, 130],
    [1165, 610, 96],
    [1152, foot - 2, 78],
  ])}${stoneWall(stage, 880, 1072)}${stoneWall(stage, 1232, 1640)}${pillar(1085)}${pillar(1218)}${leaf(1068, 1012)}${leaf(1236, 1290)}`;
};

/** One small light in a hill house, and the first ray. */
const litHouse: Motif = ({ palette, groundAt, random }) => {
  const foot = groundAt(1190) + 6;
  const bark = { ink: palette.ink, lit: palette.lit };
  const house = hillHouse({
    ink: palette.ink,
    wall: blend(palette.ground, palette.haze, 0.4),
    lit: palette.lit,
    lamp: palette.accent,
  });
  return `${deodarTree(bark, random, 1078, foot + 4, 232)}${deodarTree(bark, random, 1318, foot + 6, 176)}<circle cx="1228" cy="${whole(foot - 46)}" r="130" fill="url(#lamp)"/>${place(1190, foot, 1.35, house)}<path fill="none" stroke="${palette.haze}" stroke-width="5" stroke-linecap="round" opacity=".6" d="M1226 ${whole(foot - 146)}q-10-18 4-32t2-40q-8-14 6-30"/>${deodarTree(bark, random, 1382, foot + 12, 118)}`;
};

/** A rowing boat on a still lake. */
const stillBoat: Motif = (stage) => woodenBoat(stage, 1150, 582, 1.25);

/** Two hills, one bright and one in the shade, and a bridge from one to the other. */
const bridgedHills: Motif = ({ palette, random }) => {
  const bark = { ink: palette.ink, lit: palette.lit };
  let hangers = '';
  for (let at = 0; at <= 14; at += 1) {
    const share = at / 14;
    const sag = 4 * share * (1 - share);
    const x = 985 + share * 330;
    hangers += `M${whole(x)} ${whole(498 + sag * 40 - 42 + sag * 12)}V${whole(498 + sag * 40)}`;
  }
  const bright = blend(palette.accent, palette.lit, 0.42);
  return `<linearGradient id="bright" x2="0" y1="480" y2="720" gradientUnits="userSpaceOnUse"><stop stop-color="${bright}"/><stop offset="1" stop-color="${blend(palette.ground, bright, 0.15)}"/></linearGradient><path fill="url(#bright)" d="M560 740C700 700 770 560 880 512C930 490 975 488 1000 504C1030 524 1040 600 1062 650C1078 690 1100 716 1130 740z"/><path fill="${palette.ink}" d="M1204 740C1236 690 1258 640 1274 580C1284 540 1290 506 1308 498C1350 486 1420 480 1480 452C1530 430 1580 420 1620 418V740z"/>${broadleaf({ ink: palette.ground, lit: bright }, random, 900, 512, 120)}${deodarTree(bark, random, 1392, 490, 150)}${deodarTree(bark, random, 1446, 476, 108)}<path fill="none" stroke="${palette.ink}" stroke-width="5" d="M985 498Q1150 578 1315 498"/><path fill="none" stroke="${palette.ink}" stroke-width="2.5" d="M985 456Q1150 560 1315 456${hangers}"/><path fill="${palette.ink}" d="M981 446h8v56h-8zM1311 446h8v56h-8z"/>${place(1128, 537, 0.62, walkingMan({ ink: palette.ink, cloth: palette.ink, scarf: palette.accent }))}`;
};

/** Two people walking together. */
const walkingTogether: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1160) + 26;
  return `${stonePath(stage, [
    [760, 740, 170],
    [960, 660, 110],
    [1170, 604, 62],
    [1330, 584, 40],
    [1440, groundAt(1440) + 2, 26],
  ])}${chirPine({ ink: palette.ink, lit: palette.lit }, random, 1350, groundAt(1350) + 8, 300, -0.06)}${chirPine({ ink: palette.ink, lit: palette.lit }, random, 1424, groundAt(1424) + 8, 220, 0.05)}${place(1138, foot, 1.45, walkingMan({ ink: palette.ink, cloth: blend(palette.ink, palette.lit, 0.45) }))}${place(1204, foot - 3, 1.4, walkingWoman({ ink: palette.ink, cloth: blend(palette.ink, palette.stone, 0.55), scarf: palette.accent }))}`;
};

/** Stepping stones, evenly laid, over still water to an islet with a tree. */
const steppingStones: Motif = ({ palette, random }) => {
  let stones = '';
  let tops = '';
  let rings = '';
  let x = 745;
  for (const wide of [40, 36, 32, 28, 25, 22, 19]) {
    x += wide;
    const y = 652 - (x - 785) * 0.26;
    stones += `<ellipse cx="${whole(x)}" cy="${whole(y + wide * 0.26)}" rx="${wide}" ry="${whole(wide * 0.38)}"/>`;
    tops += `<ellipse cx="${whole(x)}" cy="${whole(y)}" rx="${wide}" ry="${whole(wide * 0.32)}"/>`;
    rings += `M${whole(x - wide * 1.2)} ${whole(y + wide * 0.62)}h${whole(wide * 1.7)}`;
    x += wide + 14;
  }
  const bark = { ink: palette.ink, lit: palette.lit };
  return `<path fill="${palette.ink}" opacity=".25" d="M1205 552h300q-40 52-140 54t-160-54z"/><path fill="${palette.ground}" stroke="${palette.lit}" stroke-opacity=".6" stroke-width="3" d="M1197 552q50-46 160-46t190 40v20q-200 16-350-14z"/>${broadleaf(bark, random, 1335, 514, 220)}${deodarTree(bark, random, 1425, 520, 130)}<path stroke="${palette.light}" stroke-width="2.5" stroke-linecap="round" opacity=".7" d="${rings}"/><g fill="${palette.ink}">${stones}</g><g fill="${blend(palette.ink, palette.stone, 0.55)}">${tops}</g>`;
};

/** A lit house, and before it a bench with one person and room for another. */
const roomOnTheBench: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1230) + 10;
  const benchFoot = groundAt(1080) + 34;
  const bark = { ink: palette.ink, lit: palette.lit };
  const house = hillHouse({
    ink: palette.ink,
    wall: blend(palette.ground, palette.haze, 0.35),
    lit: palette.lit,
    lamp: palette.accent,
  });
  const woman = sitting(
    { ink: palette.ink, cloth: blend(palette.ink, palette.stone, 0.6), scarf: palette.accent },
    true,
  );
  return `${stonePath(stage, [
    [900, 740, 170],
    [1080, 672, 110],
    [1190, 622, 64],
    [1240, foot - 2, 46],
  ])}${deodarTree(bark, random, 1352, foot + 4, 236)}${deodarTree(bark, random, 1424, foot + 10, 164)}<circle cx="1262" cy="${whole(foot - 40)}" r="120" fill="url(#lamp)"/>${place(1230, foot, 1.35, house)}${place(1020, benchFoot, 1.5, plainBench(palette.ink, palette.lit))}${place(990, benchFoot - 30, 1.4, woman)}`;
};

/** A kettle that steams over a small fire, under a pine. */
const steamingKettle: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const { ink, lit, stone, light, accent } = palette;
  const foot = groundAt(1140) + 30;
  const steam = `M1210 ${whole(foot - 150)}c-26-30 30-50 6-86s16-52 6-80M1238 ${whole(foot - 168)}c-16-22 20-34 6-60s12-34 6-52`;
  return `${chirPine({ ink, lit }, random, 1400, groundAt(1400) + 8, 300, -0.04)}<path fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round" opacity=".6" d="${steam}"/><path fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" d="M1072 ${whole(foot + 4)}L1150 ${whole(foot - 236)}M1238 ${whole(foot + 4)}L1144 ${whole(foot - 236)}M1148 ${whole(foot - 226)}V${whole(foot - 168)}"/>${place(1150, foot, 1.3, campFire(ink, accent, light))}${place(1148, foot - 92, 1.7, kettle(blend(stone, accent, 0.35), ink))}${place(950, foot + 22, 1.5, plainBench(ink, lit))}`;
};

/** A dark house before dawn, one window lit upstairs and a lamp beside the door. */
const oneWindowAwake: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const { ink, lit, haze, ground, accent } = palette;
  const foot = groundAt(1170) + 10;
  const bark = { ink, lit };
  const house = tallHouse({ ink, wall: blend(ground, haze, 0.32), lit, lamp: accent });
  return `${lamplight(accent, 0.7)}${stonePath(stage, [
    [930, 750, 150],
    [1080, 676, 96],
    [1150, 628, 58],
    [1170, foot - 2, 40],
  ])}${deodarTree(bark, random, 1336, groundAt(1336) + 8, 260)}${deodarTree(bark, random, 1404, groundAt(1404) + 8, 190)}${place(1170, foot, 1.2, house)}<circle cx="1170" cy="${whole(foot - 164)}" r="150" fill="url(#lamplight)"/>${place(1198, foot - 84, 1, hangingLamp(ink, accent))}`;
};

/** A cloth cradle on its stand, and the mother on a low seat beside it. */
const clothCradle: Motif = ({ palette, groundAt, random }) => {
  const { ink, lit, stone, accent } = palette;
  const foot = groundAt(1150) + 26;
  const at = (x: number, up: number) => `${x} ${whole(foot - up)}`;
  const stand = `M${at(1072, -4)}L${at(1108, 178)}L${at(1144, 0)}M${at(1262, 0)}L${at(1298, 178)}L${at(1334, -4)}M${at(1096, 174)}H1310`;
  const ropes = `M${at(1178, 174)}L${at(1146, 78)}M${at(1228, 174)}L${at(1260, 78)}`;
  const cloth = `M${at(1140, 84)}Q${at(1150, 26)} ${at(1203, 24)}Q${at(1256, 26)} ${at(1266, 84)}Q${at(1203, 52)} ${at(1140, 84)}z`;
  const mother = sitting({ ink, cloth: blend(ink, stone, 0.55), scarf: accent }, true);
  return `${broadleaf({ ink, lit }, random, 1420, groundAt(1420) + 8, 300)}<path fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="${stand}"/><path stroke="${ink}" stroke-width="4" d="${ropes}"/><circle cx="1236" cy="${whole(foot - 76)}" r="15" fill="${ink}"/><path fill="${blend(accent, stone, 0.25)}" d="${cloth}"/>${place(990, foot + 4, 1.6, mudha(ink, blend(stone, ink, 0.3)))}${place(990, foot - 46, 1.7, mother)}`;
};

/** An old man with a stick and a younger woman on the path to a lit house. */
const pathHome: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const { ink, lit, haze, stone, ground, accent } = palette;
  const house = hillHouse({ ink, wall: blend(ground, haze, 0.35), lit, lamp: accent });
  const far = groundAt(1330) + 6;
  return `${stonePath(stage, [
    [820, 750, 170],
    [1000, 676, 112],
    [1180, 624, 66],
    [1330, far - 2, 40],
  ])}${gulmohar({ ink, lit }, random, 1436, groundAt(1436) + 8, 230, accent)}<circle cx="1356" cy="${whole(far - 40)}" r="110" fill="url(#lamp)"/>${place(1330, far, 1.15, house)}${place(1062, groundAt(1062) + 44, 1.6, walkerWithStick({ ink, cloth: blend(haze, stone, 0.4) }))}${place(1124, groundAt(1124) + 40, 1.55, walkingWoman({ ink, cloth: blend(ink, stone, 0.5), scarf: accent }))}`;
};

/** Pots of herbs on a stone wall, each of another height. */
const herbPots: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const { ink, lit, stone, accent, light } = palette;
  const clay = blend(accent, ink, 0.45);
  const pots = [940, 1030, 1122, 1216, 1312].map((x, order) => {
    const foot = groundAt(x) - 34;
    const stem = 46 + ((order * 37) % 60);
    const flower =
      order % 2 === 1 ? `<circle cx="${x}" cy="${whole(foot - 58 - stem)}" r="9" fill="${light}"/>` : '';
    return `<path fill="none" stroke="${ink}" stroke-width="4" d="M${x} ${whole(foot - 50)}v-${stem}"/><path fill="${order % 2 ? ink : blend(lit, ink, 0.4)}" d="${bush(random, x, foot - 46 - stem / 2, 62)}"/>${flower}<path fill="${clay}" d="M${x - 30} ${whole(foot - 54)}h60l-9 54h-42z"/><path fill="${blend(clay, stone, 0.4)}" d="M${x - 34} ${whole(foot - 58)}h68v11h-68z"/>`;
  });
  return `${deodarTree({ ink, lit }, random, 1440, groundAt(1440) + 8, 220)}${pots.join('')}${stoneWall(stage, 870, 1390)}`;
};

/** A plank that lies level on a round stone, a bird at each end. */
const levelPlank: Motif = ({ palette, groundAt }) => {
  const { ink, lit, stone, accent } = palette;
  const foot = groundAt(1150) + 18;
  const top = foot - 84;
  const bird = (cloth: string) =>
    `<path fill="${cloth}" d="M-24-12q2-22 26-26q6-16 20-14q12 2 12 14l8 4l-9 3q-2 22-24 25l-10 1l-26 12q-2-12 3-19z"/><path stroke="${ink}" stroke-width="3" d="M0-8V0M8-8V0"/>`;
  return `<path fill="${ink}" opacity=".25" d="M1010 ${whole(foot)}h290q-50 24-145 24t-145-24z"/><path fill="${blend(stone, ink, 0.4)}" d="M1088 ${whole(foot + 4)}q-14-76 62-84q76 8 62 84z"/><path fill="${blend(stone, ink, 0.1)}" d="M1104 ${whole(foot - 46)}q12-30 46-34q30 4 40 28q-40-14-86 6z"/><path fill="${ink}" d="M914 ${whole(top)}h472v13H914z"/><path fill="${lit}" opacity=".6" d="M914 ${whole(top)}h472v4H914z"/>${place(952, top, 1.5, bird(blend(accent, ink, 0.1)))}${place(1348, top, 1.5, bird(blend(ink, stone, 0.5)), true)}`;
};

export const psychiatry: Readonly<Record<string, Motif>> = {
  '/psychiatry': openGate,
  '/depression': litHouse,
  '/anxiety': stillBoat,
  '/bipolar-disorder': bridgedHills,
  '/schizophrenia': walkingTogether,
  '/ocd': steppingStones,
  '/when-someone-refuses': roomOnTheBench,
  '/when-the-body-speaks': steamingKettle,
  '/when-the-mind-changes': oneWindowAwake,
  '/pregnancy-and-birth': clothCradle,
  '/memory-and-older-people': pathHome,
  '/medicines': herbPots,
  '/lithium': levelPlank,
};
