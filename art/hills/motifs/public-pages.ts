import { blend } from '../colours.ts';
import { ribbon, whole } from '../curves.ts';
import { benchFromBehind, lantern } from '../elements/buildings.ts';
import { crossLegged, place, sittingFromBehind, standingMan, standingWoman } from '../elements/people.ts';
import { banyan, broadleaf, chirPine, deodarTree, gulmohar } from '../elements/trees.ts';
import { stonePath, stoneWall } from '../elements/ways.ts';
import type { Motif, Stage } from '../landscape.ts';

const barkOf = ({ palette }: Stage) => ({ ink: palette.ink, lit: palette.lit });

/** The hospital, as it might stand at the foot of the hills: two floors, verandahs, a garden. 300 wide, 170 high. */
function hospital({ palette }: Stage): string {
  const wall = blend(palette.haze, palette.ground, 0.3);
  const shade = blend(wall, palette.ground, 0.35);
  const lamp = blend(palette.accent, palette.light, 0.3);
  let windows = '';
  let bars = '';
  for (const x of [-118, -78, 66, 106]) {
    for (const y of [-136, -66]) {
      windows += `M${x} ${y}h24v34h-24z`;
      bars += `M${x + 11} ${y}h2v34h-2z`;
    }
  }
  return `<path fill="${wall}" d="M-138-156H-34V0H-138zM34-156H148V0H34z"/><path fill="${shade}" d="M-34-140H34V0H-34z"/><path fill="${palette.ink}" d="M-152-154L-128-190H138L162-154zM-50-146L0-176L50-146v8H-50zM-36-78H36v6H-36zM-142-82H-34v5H-142zM34-82H152v5H34z"/><path fill="${palette.lit}" opacity=".5" d="M50-154L30-190H138L162-154z"/><path fill="${lamp}" d="${windows}M-14-50h28V0h-28z"/><path fill="${palette.ink}" d="${bars}M-32-72h5V0h-5zM27-72h5V0h-5zM-32-138h4v60h-4zM28-138h4v60h-4zM-32-100h64v3h-64zM-1-50h2V0h-2zM-160-2H170V5H-160z"/><path fill="${palette.accent}" d="M-8-148a8 8 0 1 1 16 0z"/>`;
}

/** Home: a path past the deodars to the lit house. */
const wayHome: Motif = (stage) => {
  const { groundAt, random } = stage;
  const foot = groundAt(1236) + 10;
  return `${stonePath(stage, [
    [860, 770, 220],
    [960, 700, 150],
    [1130, 652, 92],
    [1232, 622, 62],
    [1234, foot + 4, 46],
  ])}${deodarTree(barkOf(stage), random, 1066, groundAt(1066) + 10, 170)}${deodarTree(barkOf(stage), random, 1404, groundAt(1404) + 6, 200)}<circle cx="1234" cy="${whole(foot - 36)}" r="150" fill="url(#lamp)"/>${place(1234, foot, 0.98, hospital(stage))}`;
};

/** About: the hospital near by, among its trees. */
const theHospital: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1180) + 14;
  return `${broadleaf(barkOf(stage), random, 985, groundAt(985) + 8, 250)}${broadleaf(barkOf(stage), random, 1430, groundAt(1430) + 8, 270)}${stonePath(
    stage,
    [
      [980, 770, 190],
      [1090, 690, 120],
      [1172, 640, 84],
      [1180, foot + 6, 60],
    ],
  )}${place(1180, foot, 1.22, hospital(stage))}${gulmohar(barkOf(stage), random, 1352, foot + 14, 150, palette.accent)}`;
};

/** Doctors: three people in talk under a gulmohar. */
const threeInTalk: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const { ink } = palette;
  const foot = groundAt(1120) + 18;
  const coat = blend(palette.light, palette.stone, 0.3);
  return `${gulmohar(barkOf(stage), random, 1290, groundAt(1290) + 8, 300, palette.accent)}<ellipse cx="1120" cy="${whole(foot)}" rx="150" ry="11" fill="${ink}" opacity=".3"/>${place(1056, foot, 1.55, standingWoman({ ink, cloth: coat }))}${place(1128, foot - 4, 1.6, standingMan({ ink, cloth: blend(ink, palette.lit, 0.45), scarf: palette.accent }))}${place(1196, foot, 1.56, standingMan({ ink, cloth: coat }), true)}`;
};

/** Prices: a milestone on an open road, the kind with a yellow head. */
const milestone: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1130) + 34;
  const white = blend(palette.light, palette.stone, 0.2);
  return `${stonePath(stage, [
    [1010, 770, 230],
    [1150, 696, 160],
    [1290, 646, 98],
    [1380, 612, 58],
    [1440, 584, 34],
    [1424, groundAt(1424) + 1, 18],
  ])}<ellipse cx="1124" cy="${whole(foot)}" rx="92" ry="11" fill="${palette.ink}" opacity=".5"/><path fill="${white}" d="M1066 ${whole(foot)}V${whole(foot - 104)}a56 58 0 0 1 112 0V${whole(foot)}z"/><path fill="${palette.accent}" d="M1066 ${whole(foot - 92)}v-12a56 58 0 0 1 112 0v12z"/><path fill="${palette.ink}" opacity=".22" d="M1066 ${whole(foot)}V${whole(foot - 104)}a56 58 0 0 1 22-46q-6 20-6 46V${whole(foot)}z"/><path stroke="${palette.ink}" stroke-width="6" stroke-linecap="round" opacity=".6" d="M1100 ${whole(foot - 64)}h50M1108 ${whole(foot - 44)}h34"/>${chirPine(barkOf(stage), random, 1330, groundAt(1330) + 6, 250, 0.05)}${chirPine(barkOf(stage), random, 1490, groundAt(1490) + 6, 190, -0.04)}`;
};

/** Management: a ring of trees, each with its own shape, and one bench among them. */
const ringOfTrees: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const bark = barkOf(stage);
  const foot = groundAt(1150) + 30;
  return `${deodarTree(bark, random, 960, groundAt(960) + 8, 190)}${broadleaf(bark, random, 1064, groundAt(1064) + 4, 210)}${chirPine(bark, random, 1172, groundAt(1172) + 4, 250, 0.03)}${broadleaf(bark, random, 1284, groundAt(1284) + 4, 230, { wide: 0.42, high: 0.28, up: 0.7 })}${deodarTree(bark, random, 1394, groundAt(1394) + 8, 220)}<ellipse cx="1160" cy="${whole(foot)}" rx="260" ry="15" fill="${palette.stone}" opacity=".3"/>${place(1130, foot, 0.9, benchFromBehind(palette.ink, palette.accent))}`;
};

/** Pictures: a viewpoint with its railing and telescope. */
const viewpoint: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1150) + 14;
  let posts = '';
  for (let x = 960; x <= 1420; x += 92)
    posts += `M${x} ${whole(groundAt(x) + 14)}V${whole(groundAt(x) - 66)}`;
  const rail = (up: number) =>
    `M950 ${whole(groundAt(960) - up)}Q1190 ${whole(groundAt(1190) - up - 2)} 1430 ${whole(groundAt(1420) - up)}`;
  return `${chirPine(barkOf(stage), random, 1460, groundAt(1460) + 10, 280, -0.1)}<path fill="none" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round" d="${posts}${rail(62)}"/><path fill="none" stroke="${palette.ink}" stroke-width="4" d="${rail(30)}"/><g transform="translate(1180 ${whole(foot + 26)})"><path fill="none" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round" d="M0-110L-40 0M0-110L40 0M0-110V-6"/><path fill="${palette.ink}" d="M-16-104h32l6-22h-44z"/><g transform="rotate(-16 0-134)"><path fill="${palette.accent}" d="M-46-150H54v32H-46z"/><path fill="${palette.ink}" d="M54-156h40v44H54zM-72-144h28v20h-28zM-8-150h10v32h-10z"/><path fill="${palette.light}" opacity=".4" d="M-46-148H54v7H-46z"/></g></g>`;
};

/** Videos: a film on a white sheet between two trees, friends on the grass before it. */
const openAirFilm: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const { ink } = palette;
  const top = groundAt(1150) - 200;
  const foot = groundAt(1150) + 34;
  const person = (x: number, size: number, cloth: string, woman: boolean) =>
    place(x, foot + 12, size, sittingFromBehind({ ink, cloth }, woman));
  return `${deodarTree(barkOf(stage), random, 966, groundAt(966) + 8, 290)}${deodarTree(barkOf(stage), random, 1342, groundAt(1342) + 8, 310)}<circle cx="1154" cy="${whole(top + 76)}" r="250" fill="url(#lamp)" opacity=".6"/><path fill="none" stroke="${ink}" stroke-width="3" d="M966 ${whole(top - 16)}L1034 ${whole(top)}M1342 ${whole(top - 16)}L1274 ${whole(top)}M966 ${whole(top + 170)}L1034 ${whole(top + 146)}M1342 ${whole(top + 170)}L1274 ${whole(top + 146)}"/><path fill="${blend(palette.light, palette.haze, 0.25)}" d="M1034 ${whole(top)}Q1154 ${whole(top + 7)} 1274 ${whole(top)}V${whole(top + 146)}Q1154 ${whole(top + 152)} 1034 ${whole(top + 146)}z"/><circle cx="1194" cy="${whole(top + 62)}" r="24" fill="${palette.accent}"/><path fill="${palette.lit}" d="M1034 ${whole(top + 96)}q50-46 108-14t132-22v86q-120 6-240 0z"/><path fill="${palette.ground}" d="M1034 ${whole(top + 122)}q80-34 140-10t100-6v40q-120 6-240 0z"/>${person(1080, 1.1, blend(ink, palette.lit, 0.5), false)}${person(1146, 1, blend(ink, palette.stone, 0.55), true)}${person(1222, 1.12, blend(ink, palette.lit, 0.25), false)}`;
};

/** Reels: an empty picture frame on the meadow, the morning inside it. */
const frameOnTheMeadow: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1150) + 24;
  const [left, top, wide, high] = [1046, foot - 262, 208, 232];
  const inside = blend(palette.light, palette.accent, 0.35);
  return `<path stroke="${palette.ink}" stroke-width="10" stroke-linecap="round" d="M${left + 40} ${whole(foot - 30)}L${left + 12} ${whole(foot + 6)}M${left + wide - 40} ${whole(foot - 30)}L${left + wide - 12} ${whole(foot + 6)}"/><path fill="${inside}" d="M${left} ${whole(top)}h${wide}v${high}h-${wide}z"/><circle cx="${left + 132}" cy="${whole(top + 92)}" r="38" fill="${palette.light}"/><path fill="${palette.far}" d="M${left} ${whole(top + 128)}q44-46 96-18t112-18v140h-208z"/><path fill="${palette.middle}" d="M${left} ${whole(top + 166)}q60-44 120-10t88-6v82h-208z"/><path fill="${palette.near}" d="M${left} ${whole(top + 206)}q90-36 208-12v38h-208z"/><path fill="none" stroke="${palette.ink}" stroke-width="14" stroke-linejoin="round" d="M${left} ${whole(top)}h${wide}v${high}h-${wide}z"/><path fill="none" stroke="${palette.stone}" stroke-width="3" opacity=".7" d="M${left + 7} ${whole(top + 7)}h${wide - 14}v${high - 14}h-${wide - 14}z"/>${gulmohar(barkOf(stage), random, 1400, groundAt(1400) + 8, 190, palette.accent)}`;
};

/** Privacy: a garden wall with its door shut, a lamp above and a tree looking over. */
const gardenDoor: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1160) + 10;
  const door = blend(palette.ground, palette.lit, 0.35);
  return `${gulmohar(barkOf(stage), random, 1330, groundAt(1330), 290, palette.accent)}${broadleaf(barkOf(stage), random, 985, groundAt(985), 190)}${stoneWall(stage, 850, 1108, 96)}${stoneWall(stage, 1212, 1640, 96)}${stonePath(
    stage,
    [
      [1040, 770, 170],
      [1110, 690, 112],
      [1152, 640, 84],
      [1160, foot + 8, 74],
    ],
  )}<path fill="${palette.ink}" d="M1096 ${whole(foot + 4)}V${whole(foot - 124)}a64 60 0 0 1 128 0V${whole(foot + 4)}z"/><path fill="${door}" d="M1112 ${whole(foot)}V${whole(foot - 122)}a48 46 0 0 1 96 0V${whole(foot)}z"/><path stroke="${palette.ink}" stroke-width="3" opacity=".55" d="M1136 ${whole(foot)}v-160M1160 ${whole(foot)}v-168M1184 ${whole(foot)}v-160M1112 ${whole(foot - 40)}h96M1112 ${whole(foot - 112)}h96"/><circle cx="1196" cy="${whole(foot - 74)}" r="6" fill="${palette.accent}"/><path fill="none" stroke="${palette.ink}" stroke-width="5" d="M1232 ${whole(foot - 108)}h22v8"/>${place(1254, foot - 100, 0.9, lantern(palette.ink, palette.accent))}`;
};

/** Rights: the banyan of a village, and round its trunk the platform where everybody sits level and is heard. */
const platformOfTheBanyan: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const { ink } = palette;
  const foot = groundAt(1150) + 26;
  const stone = blend(palette.stone, palette.ground, 0.25);
  const seats = [
    [966, blend(ink, palette.lit, 0.5), false],
    [1048, palette.accent, true],
    [1256, blend(palette.light, palette.stone, 0.35), false],
    [1338, blend(ink, palette.lit, 0.3), true],
  ] as const;
  const circle = seats
    .map(([x, cloth, woman]) => place(x, foot - 32, 1.2, crossLegged({ ink, cloth }, woman), x > 1152))
    .join('');
  return `${banyan(barkOf(stage), random, 1152, foot - 22, 330)}<ellipse cx="1152" cy="${whole(foot + 24)}" rx="292" ry="16" fill="${ink}" opacity=".35"/><path fill="${stone}" d="M884 ${whole(foot - 28)}q268-22 536 0v48q-268 26-536 0z"/><path fill="${palette.stone}" d="M884 ${whole(foot - 28)}q268-22 536 0q-268 24-536 0z"/><path fill="none" stroke="${ink}" stroke-width="2.5" opacity=".35" d="M886 ${whole(foot - 8)}q266 24 532 0M960 ${whole(foot - 14)}v18M1060 ${whole(foot + 6)}v20M1160 ${whole(foot - 6)}v18M1262 ${whole(foot + 6)}v20M1346 ${whole(foot - 12)}v16"/>${circle}`;
};

/** Elsewhere: a signpost with nothing on its boards, and a bird that does not mind. */
const blankSignpost: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1130) + 20;
  const ways = blend(palette.ground, palette.stone, 0.6);
  return `<path fill="${ways}" d="${ribbon([
    [980, 770, 200],
    [1080, 694, 130],
    [1150, 650, 96],
    [1290, 634, 60],
    [1420, 622, 40],
    [1500, groundAt(1500) + 1, 18],
  ])}${ribbon([
    [1150, 654, 84],
    [1090, 632, 54],
    [960, 628, 34],
    [880, groundAt(880) + 2, 18],
  ])}"/>${deodarTree(barkOf(stage), random, 1330, groundAt(1330) + 8, 230)}${deodarTree(barkOf(stage), random, 1396, groundAt(1396) + 8, 290)}<g transform="translate(1130 ${whole(foot)})"><path fill="${palette.ink}" d="M-7 0L-5-206h10L8 0z"/><path fill="${palette.stone}" d="M-12-194H86l24 16-24 16H-12zM12-154H-82l-24 16 24 16H12zM-12-114H66l22 15-22 15H-12z"/><path fill="${palette.ink}" opacity=".2" d="M-12-168H94l-8 6H-12zM12-128H-98l16 6H12zM-12-90H74l-8 6H-12z"/><path fill="${palette.ink}" d="M36-224q10-4 17 3l11 4-10 3q-1 15-15 20q-12 4-34 12q8-14 17-19q5-15 14-23zM34-198v6h3v-6z"/><path fill="${palette.accent}" d="M20-204q6-12 18-13q6 1 5 5q-8 10-23 8z"/></g>`;
};

export const publicPages: Readonly<Record<string, Motif>> = {
  '/': wayHome,
  '/about': theHospital,
  '/doctors': threeInTalk,
  '/therapyCounselling': milestone,
  '/management': ringOfTrees,
  '/pictures': viewpoint,
  '/Youtube': openAirFilm,
  '/Instagram': frameOnTheMeadow,
  '/privacyPolicy': gardenDoor,
  '/rights': platformOfTheBanyan,
  '/refer': theHospital,
  '/find-us': blankSignpost,
  '/a-z': blankSignpost,
  '/elsewhere': blankSignpost,
};
