import { blend } from '../colours.ts';
import { ribbon, whole } from '../curves.ts';
import { fieldGate, footbridge } from '../elements/fences.ts';
import { hangingLamp, lamplight } from '../elements/lamps.ts';
import { place, sitting, walkerWithStick, walkingMan, walkingWoman } from '../elements/people.ts';
import { restingPlace, springSpout } from '../elements/shelters.ts';
import { deodarTree } from '../elements/trees.ts';
import { bulrushes, ripples, stream } from '../elements/waters.ts';
import { stonePath, stoneWall } from '../elements/ways.ts';
import type { Motif } from '../landscape.ts';

/** A path that climbs in bends to the sunrise. */
const climbingPath: Motif = ({ palette, random }) => {
  const bark = { ink: palette.ink, lit: palette.lit };
  const path = ribbon([
    [900, 760, 190],
    [1010, 676, 130],
    [1190, 628, 84],
    [1290, 590, 58],
    [1200, 556, 42],
    [1090, 530, 30],
    [1120, 500, 21],
    [1190, 478, 14],
    [1176, 460, 9],
    [1150, 446, 5],
  ]);
  return `<path fill="url(#ground)" d="M700 740C880 640 990 520 1090 462C1130 440 1170 436 1210 456C1310 510 1440 560 1620 600V740z"/><path fill="${blend(palette.stone, palette.light, 0.25)}" d="${path}"/>${deodarTree(bark, random, 1330, 560, 130)}${deodarTree(bark, random, 1378, 578, 180)}${deodarTree(bark, random, 1016, 540, 96)}`;
};

/** Someone with a stick on a path that goes uphill, a cairn to show the way. */
const walker: Motif = (stage) => {
  const { palette, groundAt } = stage;
  const { ink, stone, accent, lit } = palette;
  const foot = groundAt(1130) + 24;
  const cairn = groundAt(1350) + 10;
  return `${stonePath(stage, [
    [700, 760, 190],
    [900, 676, 116],
    [1120, groundAt(1120) + 30, 66],
    [1300, groundAt(1300) + 18, 42],
    [1450, groundAt(1450) + 8, 28],
    [1620, groundAt(1620) + 2, 20],
  ])}<g fill="${ink}"><ellipse cx="1350" cy="${whole(cairn - 8)}" rx="36" ry="15"/><ellipse cx="1354" cy="${whole(cairn - 32)}" rx="27" ry="13"/><ellipse cx="1347" cy="${whole(cairn - 53)}" rx="20" ry="11"/><ellipse cx="1351" cy="${whole(cairn - 71)}" rx="13" ry="8"/></g><path fill="none" stroke="${stone}" stroke-width="3.5" stroke-linecap="round" opacity=".75" d="M1334 ${whole(cairn - 20)}q24-5 42 7M1340 ${whole(cairn - 43)}q20-4 33 5M1339 ${whole(cairn - 62)}q14-2 22 4"/>${place(1130, foot, 1.75, walkerWithStick({ ink, cloth: blend(stone, lit, 0.45), scarf: accent }))}`;
};

/** A footbridge with a handrail, and someone crossing. */
const bridge: Motif = (stage) => {
  const { palette, groundAt } = stage;
  const { ink, lit, stone, accent } = palette;
  const foot = groundAt(1150) - 6;
  return `${stream(
    palette,
    [
      [1120, groundAt(1120) - 2, 110],
      [1110, foot + 40, 170],
      [1010, foot + 90, 230],
      [900, 780, 340],
    ],
    `M1080 ${whole(foot + 34)}h60m-30 22h50m-110 18h80m-100 22h60m-130 26h110`,
  )}${place(1150, foot - 28, 1.35, walkingWoman({ ink, cloth: blend(stone, lit, 0.45), scarf: accent }))}${place(1150, foot + 18, 1.2, footbridge(ink, blend(stone, ink, 0.3), stone))}`;
};

/** Rings on a still pond at sunrise. */
const stillPond: Motif = (stage) =>
  `${ripples(stage, 1080, 586, [16, 52, 100, 158, 226, 300])}<circle cx="1080" cy="582" r="6" fill="${stage.palette.accent}"/>${bulrushes(stage, 1400, stage.groundAt(1400) + 16, 190)}${bulrushes(stage, 1474, stage.groundAt(1474) + 20, 130)}`;

/** A clear fall of water, and the stream it makes. */
const waterfall: Motif = ({ palette, random }) => {
  const { ink, ground, light, lit, sky } = palette;
  const bark = { ink, lit };
  const water = blend(light, sky[0], 0.18);
  return `${deodarTree(bark, random, 1420, 356, 170)}${deodarTree(bark, random, 1492, 340, 220)}<path fill="${blend(ground, ink, 0.5)}" d="M1064 640C1090 590 1084 540 1112 500C1126 470 1132 420 1160 396C1200 366 1260 372 1300 352C1400 330 1500 336 1620 300V740H1040z"/><path fill="${lit}" opacity=".3" d="M1112 500C1126 470 1132 420 1160 396C1180 380 1210 378 1226 374L1196 430L1180 520L1150 600L1076 610C1090 570 1090 540 1112 500zM1330 350L1400 336L1376 420L1410 500L1370 590L1340 470z"/><path fill="${water}" d="M1226 376Q1268 358 1310 352Q1314 420 1308 500L1320 610H1196Q1214 560 1216 500Q1214 430 1226 376z"/><path fill="none" stroke="${blend(sky[0], ink, 0.15)}" stroke-width="4" stroke-linecap="round" opacity=".5" d="M1244 396q-8 90-12 180M1264 420v60m4 40v56M1288 390q2 90-2 150M1238 520l-4 40M1300 470l4 90"/><linearGradient id="pool" x2="0" y1="600" y2="720" gradientUnits="userSpaceOnUse"><stop stop-color="${light}"/><stop offset="1" stop-color="${blend(sky[0], light, 0.25)}"/></linearGradient><path fill="url(#pool)" d="M1190 600C1130 602 1060 628 990 664C920 700 850 716 790 760H1344C1310 724 1330 690 1352 664C1374 636 1360 606 1326 600z"/><path stroke="${light}" stroke-width="3" stroke-linecap="round" d="M1120 648h70m-130 26h90m60-8h70m-240 34h90m70-6h80"/><g fill="${light}" opacity=".8"><ellipse cx="1258" cy="606" rx="84" ry="12"/><ellipse cx="1214" cy="596" rx="26" ry="10"/><ellipse cx="1300" cy="594" rx="28" ry="11"/></g><path fill="${ink}" d="M1334 672q-4-44 40-46t58 50zM1096 628q6-24 32-20t26 12q-30-4-58 8zM1404 706q8-62 66-54t72 64z"/>`;
};

/** A place to rest beside the path, spring water at hand. */
const spring: Motif = (stage) => {
  const { palette, groundAt } = stage;
  const { ink, lit, light, stone, accent, sky } = palette;
  const foot = groundAt(1140) + 8;
  const paint = { ink, wall: blend(stone, ink, 0.25), lit, lamp: accent };
  return `${stonePath(stage, [
    [760, 760, 190],
    [960, 680, 130],
    [1180, 644, 92],
    [1400, 626, 70],
    [1640, 630, 60],
  ])}${place(1120, foot - 45, 1.45, sitting({ ink, cloth: blend(stone, lit, 0.45), scarf: accent }))}${place(1130, foot, 1.5, restingPlace(paint))}${place(1376, groundAt(1376) + 12, 1.25, springSpout(ink, stone, blend(light, sky[0], 0.15)))}`;
};

/** A gate shut behind, the road open ahead. */
const gateBehind: Motif = (stage) => {
  const { palette, groundAt } = stage;
  const { ink, lit, stone, accent } = palette;
  const gate = groundAt(968);
  return `${stonePath(stage, [
    [966, gate + 4, 84],
    [986, gate + 44, 108],
    [1110, gate + 66, 104],
    [1300, gate + 52, 84],
    [1470, groundAt(1470) + 34, 66],
    [1640, groundAt(1600) + 26, 56],
  ])}${stoneWall(stage, 760, 892, 62)}${stoneWall(stage, 1046, 1130, 62)}${place(968, gate + 10, 1.35, fieldGate(ink, blend(stone, ink, 0.7)))}${place(1236, gate + 62, 1.75, walkingMan({ ink, cloth: blend(stone, lit, 0.45), scarf: accent }))}`;
};

/** A footbridge over a stream at night, a lamp burning at its far end. */
const bridgeByLamp: Motif = (stage) => {
  const { palette, groundAt } = stage;
  const { ink, stone, lit, accent } = palette;
  const foot = groundAt(1150) - 4;
  const post = Math.round(groundAt(1370) + 10);
  return `${lamplight(accent, 0.7)}${stream(
    palette,
    [
      [1130, groundAt(1130) - 2, 100],
      [1120, foot + 40, 170],
      [1030, foot + 90, 240],
      [930, 780, 350],
    ],
    `M1086 ${whole(foot + 36)}h60m-30 22h50m-110 18h80m-100 22h60m-130 26h110`,
  )}${place(1150, foot + 18, 1.2, footbridge(ink, blend(stone, ink, 0.3), lit))}<path fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" d="M1376 ${post}V${post - 168}q0-16-16-16h-22"/>${place(1338, post - 184, 1.7, hangingLamp(ink, accent))}`;
};

/** A tall iron gate that stands open on a road. */
const openIronGate: Motif = (stage) => {
  const { palette, groundAt } = stage;
  const { ink, stone, lit, accent } = palette;
  const foot = groundAt(1150) + 12;
  const pillar = (x: number) =>
    `<path fill="${ink}" d="M${x - 20} ${whole(foot + 6)}V${whole(foot - 158)}h40V${whole(foot + 6)}zM${x - 27} ${whole(foot - 158)}h54v-10h-54z"/><circle cx="${x}" cy="${whole(foot - 182)}" r="14" fill="${accent}"/><path fill="${lit}" opacity=".45" d="M${x + 8} ${whole(foot + 6)}V${whole(foot - 158)}h12V${whole(foot + 6)}z"/>`;
  const leaf = (from: number, to: number) => {
    let bars = '';
    for (let bar = 0; bar <= 6; bar += 1) {
      const share = bar / 6;
      bars += `M${whole(from + (to - from) * share)} ${whole(foot - 142 + 4 * share)}V${whole(foot + 30 * share)}`;
    }
    return `${bars}M${from} ${whole(foot - 128)}L${to} ${whole(foot - 122)}M${from} ${whole(foot - 70)}L${to} ${whole(foot - 50)}M${from} ${whole(foot - 12)}L${to} ${whole(foot + 16)}`;
  };
  return `${stonePath(stage, [
    [960, 770, 250],
    [1080, 680, 170],
    [1140, 630, 128],
    [1152, foot - 4, 108],
  ])}${stoneWall(stage, 820, 1054, 84)}${stoneWall(stage, 1250, 1640, 84)}<path fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" d="${leaf(1058, 968)}${leaf(1242, 1332)}"/><path fill="none" stroke="${blend(stone, lit, 0.4)}" stroke-width="2" opacity=".7" d="${leaf(1061, 971)}${leaf(1239, 1329)}"/>${pillar(1070)}${pillar(1232)}`;
};

export const deAddiction: Readonly<Record<string, Motif>> = {
  '/De-addictionProgramme': climbingPath,
  '/motivation-enhancement': walker,
  '/relapse-prevention': bridge,
  '/motivation-by-hypnosis': stillPond,
  '/detoxprogram': waterfall,
  '/OstAddiction': spring,
  '/AntidoteTherapy': gateBehind,
  '/chitta-and-needles': bridgeByLamp,
  '/is-this-centre-lawful': openIronGate,
};
