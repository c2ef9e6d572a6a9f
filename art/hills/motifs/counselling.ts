import { blend } from '../colours.ts';
import { mixNumbers, ribbon, whole } from '../curves.ts';
import { benchFromBehind } from '../elements/buildings.ts';
import { campFire, chair, kettle } from '../elements/gatherings.ts';
import { crossLegged, place, sittingFromBehind } from '../elements/people.ts';
import { banyan, broadleaf, chirPine, deodarTree, gulmohar } from '../elements/trees.ts';
import type { Motif, Stage } from '../landscape.ts';

const barkOf = ({ palette }: Stage) => ({ ink: palette.ink, lit: palette.lit });

/** Two people on a bench, looking out over the valley. */
const sharedBench: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1140) + 16;
  const person = (x: number, cloth: string, scarf: string | undefined, woman: boolean) =>
    place(
      x,
      foot - 46,
      1.55,
      sittingFromBehind({ ink: palette.ink, cloth, ...(scarf ? { scarf } : {}) }, woman),
    );
  return `${gulmohar(barkOf(stage), random, 1330, groundAt(1330) + 8, 300, palette.accent)}${person(1102, blend(palette.ink, palette.lit, 0.5), undefined, false)}${person(1182, blend(palette.ink, palette.stone, 0.7), palette.accent, true)}${place(1142, foot, 1.55, benchFromBehind(palette.ink, palette.lit))}`;
};

/** A path that forks: one way into the shade, one into the sun. */
const forkedPath: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const stem = [
    [860, 770, 220],
    [985, 706, 150],
    [1090, 664, 104],
  ] as const;
  const shady = ribbon([...stem, [1110, 636, 70], [1062, 612, 44], [1010, groundAt(1010) + 2, 22]]);
  const sunny = ribbon([
    ...stem,
    [1200, 640, 82],
    [1320, 622, 56],
    [1392, 602, 36],
    [1384, groundAt(1384) + 1, 20],
  ]);
  const [dim, bright] = [
    blend(palette.ground, palette.stone, 0.55),
    blend(palette.stone, palette.light, 0.6),
  ];
  return `<linearGradient id="way" x1="900" x2="1330" y2="0" gradientUnits="userSpaceOnUse"><stop stop-color="${dim}"/><stop offset="1" stop-color="${bright}"/></linearGradient><path fill="${dim}" d="${shady}"/><path fill="url(#way)" d="${sunny}"/>${deodarTree(barkOf(stage), random, 905, groundAt(905) + 8, 190)}${deodarTree(barkOf(stage), random, 962, groundAt(962) + 10, 132)}${broadleaf(barkOf(stage), random, 1226, groundAt(1226) + 12, 270, { wide: 0.27, high: 0.33, up: 0.62 })}`;
};

/** A cairn: stones in balance at the water's edge. */
const cairn: Motif = ({ palette, groundAt }) => {
  let y = groundAt(1150) + 10;
  const stones: readonly (readonly [wide: number, tall: number, aside: number])[] = [
    [94, 27, 0],
    [76, 25, -8],
    [58, 21, 9],
    [46, 22, -4],
    [31, 15, 5],
    [17, 14, 1],
  ];
  let drawn = '';
  for (const [wide, tall, aside] of stones) {
    const x = 1150 + aside;
    y -= tall;
    const top = stones[5]?.[0] === wide;
    const body = top ? palette.accent : blend(palette.ink, palette.stone, 0.22 + (94 - wide) * 0.004);
    drawn += `<path fill="${body}" d="M${x - wide} ${whole(y)}c0-${tall} ${whole(wide * 0.5)}-${tall} ${wide}-${whole(tall * 1.02)}s${wide} ${whole(tall * 0.1)} ${wide} ${tall}s-${whole(wide * 0.5)} ${tall}-${wide} ${tall}s-${wide}-${whole(tall * 0.1)}-${wide}-${tall}z"/><path fill="${palette.stone}" opacity=".5" d="M${whole(x + wide * 0.1)} ${whole(y - tall * 0.86)}q${whole(wide * 0.75)} ${whole(tall * 0.05)} ${whole(wide * 0.76)} ${whole(tall * 0.8)}q-${whole(wide * 0.1)}-${whole(tall * 0.62)}-${whole(wide * 0.76)}-${whole(tall * 0.8)}z"/>`;
    y -= tall - 2;
  }
  return `<ellipse cx="1150" cy="${whole(groundAt(1150) + 12)}" rx="150" ry="14" fill="${palette.ink}" opacity=".5"/>${drawn}<path fill="${blend(palette.ink, palette.stone, 0.3)}" d="M1290 ${whole(groundAt(1290) + 12)}q4-26 34-26t38 26zM1350 ${whole(groundAt(1350) + 16)}q6-18 26-18t26 18zM960 ${whole(groundAt(960) + 14)}q6-24 32-24t32 24z"/>`;
};

/** Two chairs under a tree, a small table between them. */
const twoChairs: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1120) + 18;
  const seat = chair(palette.ink, palette.stone);
  return `${broadleaf(barkOf(stage), random, 1330, groundAt(1330) + 8, 316, { wide: 0.46, high: 0.27, up: 0.72 })}<ellipse cx="1120" cy="${whole(foot + 2)}" rx="190" ry="13" fill="${palette.ink}" opacity=".35"/>${place(1024, foot, 1.6, seat)}${place(1216, foot, 1.6, seat, true)}<path fill="${palette.ink}" d="M1088 ${whole(foot - 54)}h64v6h-64zM1117 ${whole(foot - 50)}h6v50h-6z"/><path fill="${palette.accent}" d="M1111 ${whole(foot - 70)}h18l-3 16h-12z"/><path fill="none" stroke="${palette.haze}" stroke-width="3" stroke-linecap="round" opacity=".8" d="M1117 ${whole(foot - 76)}q-5-9 2-17M1124 ${whole(foot - 77)}q-4-8 2-14"/>`;
};

/** A hammock between two pines, a kettle beside. */
const hammock: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const [left, right] = [1010, 1330];
  const [from, to] = [groundAt(left) - 116, groundAt(right) - 122];
  const low = groundAt(1170) - 8;
  return `${chirPine(barkOf(stage), random, left, groundAt(left) + 8, 296, -0.05)}${chirPine(barkOf(stage), random, right, groundAt(right) + 8, 276, 0.06)}<path fill="none" stroke="${palette.ink}" stroke-width="3" d="M${left} ${whole(from)}L1062 ${whole(from + 44)}M${right} ${whole(to)}L1276 ${whole(to + 44)}"/><path fill="${palette.accent}" d="M1062 ${whole(from + 44)}Q1170 ${whole(low + 16)} 1276 ${whole(to + 44)}Q1170 ${whole(low + 58)} 1062 ${whole(from + 44)}z"/><path fill="${blend(palette.accent, palette.light, 0.45)}" d="M1062 ${whole(from + 44)}Q1170 ${whole(low + 16)} 1276 ${whole(to + 44)}Q1170 ${whole(low + 30)} 1062 ${whole(from + 44)}z"/><path fill="none" stroke="${palette.ink}" stroke-width="2" opacity=".45" d="M1100 ${whole(from + 68)}Q1170 ${whole(low + 36)} 1238 ${whole(to + 68)}"/><path fill="${palette.ink}" d="M1396 ${whole(groundAt(1400) + 14)}v-26h48v26h-6v-18h-36v18z"/>${place(1420, groundAt(1400) - 12, 0.8, kettle(palette.stone, palette.ink))}`;
};

/** Stairs cut in the hill, up to a young tree. */
const hillStairs: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  let treads = '';
  let risers = '';
  for (let step = 0; step < 9; step += 1) {
    const share = step / 8;
    const y = mixNumbers(706, 508, share);
    const x = mixNumbers(1010, 1214, share);
    const wide = mixNumbers(150, 70, share);
    const rise = mixNumbers(19, 10, share);
    treads += `M${whole(x)} ${whole(y)}h${whole(wide)}l${whole(wide * 0.06)}-${whole(rise * 0.5)}h-${whole(wide)}z`;
    risers += `M${whole(x)} ${whole(y)}h${whole(wide)}v${whole(rise)}h-${whole(wide)}z`;
  }
  const hill =
    'M720 740C880 690 1010 600 1110 540C1180 500 1240 484 1310 490C1420 500 1520 530 1640 530V740z';
  return `<linearGradient id="hill" x2="0" y1="480" y2="730" gradientUnits="userSpaceOnUse"><stop stop-color="${blend(palette.ground, palette.lit, 0.55)}"/><stop offset="1" stop-color="${palette.ground}"/></linearGradient><path fill="url(#hill)" d="${hill}"/><path fill="${blend(palette.stone, palette.ink, 0.5)}" d="${risers}"/><path fill="${palette.stone}" d="${treads}"/>${broadleaf(barkOf(stage), random, 1330, 496, 190)}${deodarTree(barkOf(stage), random, 1450, groundAt(1450) - 46, 130)}<path fill="${palette.ink}" d="M1186 500v-58h6v58z"/><path fill="${palette.accent}" d="M1192 442l40 9-40 11z"/>`;
};

/** Someone sitting at rest under a banyan. */
const restUnderBanyan: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const foot = groundAt(1120) + 18;
  return `${banyan(barkOf(stage), random, 1190, groundAt(1190) + 6, 290)}<ellipse cx="1075" cy="${whole(foot)}" rx="78" ry="10" fill="${palette.stone}" opacity=".75"/>${place(1075, foot - 3, 1.5, crossLegged({ ink: palette.ink, cloth: blend(palette.accent, palette.light, 0.2) }, true))}`;
};

/** People round a fire, with tea. */
const roundTheFire: Motif = (stage) => {
  const { palette, groundAt } = stage;
  const foot = groundAt(1150) + 24;
  const { ink } = palette;
  const cloths = [
    blend(ink, palette.lit, 0.55),
    blend(ink, palette.stone, 0.6),
    blend(ink, palette.stone, 0.3),
    blend(ink, palette.lit, 0.3),
  ];
  const seated = (x: number, dy: number, size: number, at: number, woman: boolean, scarf?: string) =>
    place(
      x,
      foot + dy,
      size,
      crossLegged({ ink, cloth: cloths[at] ?? ink, ...(scarf ? { scarf } : {}) }, woman),
    );
  return `<ellipse cx="1150" cy="${whole(foot)}" rx="250" ry="26" fill="${palette.ink}" opacity=".25"/>${seated(1092, -22, 1.18, 3, false)}${seated(1206, -22, 1.16, 2, true)}${place(1150, foot + 4, 1.05, campFire(ink, palette.accent, blend(palette.accent, palette.light, 0.7)))}${seated(985, 6, 1.42, 0, true, palette.accent)}${seated(1318, 8, 1.45, 1, false)}${place(1236, foot + 18, 0.7, kettle(palette.stone, ink))}`;
};

/** A field after hail, with one young row that stands, and the trail of a far aeroplane. */
const youngRow: Motif = (stage) => {
  const { palette, groundAt, random } = stage;
  const { ink, light } = palette;
  const green = blend(palette.lit, '#5fae4c', 0.65);
  let furrows = '';
  for (const [from, to] of [
    [860, 980],
    [960, 1060],
    [1090, 1150],
    [1390, 1330],
    [1500, 1420],
  ] as const)
    furrows += `M${from} 740Q${Math.round((from + to) / 2)} 670 ${to} ${whole(groundAt(to) + 6)}`;
  let row = '';
  for (let plant = 0; plant < 12; plant += 1) {
    const x = 950 + plant * 44;
    const y = Math.round(groundAt(x) + 30);
    const tall = Math.round(44 + random() * 14);
    row += `M${x} ${y}q-5-${tall - 16}-22-${tall - 8}q16 2 21 ${tall - 22}q-3-${tall - 26} 2-${tall - 6}q4 ${tall - 30} 2 ${tall - 8}q4-${tall - 26} 20-${tall - 14}q-16 6-19 ${tall - 4}z`;
  }
  let hail = '';
  for (let stone = 0; stone < 34; stone += 1) {
    const x = Math.round(900 + random() * 620);
    hail += `M${x} ${Math.round(groundAt(x) + 44 + random() * 70)}h0`;
  }
  return `<path fill="none" stroke="${palette.stone}" stroke-width="9" opacity=".45" d="${furrows}"/><path stroke="${light}" stroke-width="6" stroke-linecap="round" opacity=".9" d="${hail}"/><path fill="${green}" d="${row}"/>${gulmohar(barkOf(stage), random, 1470, groundAt(1470) + 6, 210, palette.accent)}<path fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" opacity=".75" d="M930 372L1246 300"/><path fill="${ink}" d="M1246 297L1286 288q7-1 7 2t-6 4L1247 303l-9-11h5zM1262 298l14 18h6l-5-21zM1262 292l2-14h5l8 11z"/>`;
};

export const counselling: Readonly<Record<string, Motif>> = {
  '/counselling-and-therapy': sharedBench,
  '/cbt': forkedPath,
  '/dbt': cairn,
  '/individual-counselling': twoChairs,
  '/stress-management': hammock,
  '/behaviour-therapy': hillStairs,
  '/relaxation-therapy': restUnderBanyan,
  '/social-skills-training': roundTheFire,
  '/farm-debt-and-family-abroad': youngRow,
};
