import { blend } from '../colours.ts';
import { whole } from '../curves.ts';
import { charpai, mudha } from '../elements/furniture.ts';
import { brassLamp, lamplight } from '../elements/lamps.ts';
import { lotusBud, lotusFlower, lotusLeaf } from '../elements/lotus.ts';
import { crossLegged, place, sitting, sittingFromBehind } from '../elements/people.ts';
import { banyan, broadleaf, bush } from '../elements/trees.ts';
import { woodenBoat } from '../elements/ways.ts';
import type { Motif } from '../landscape.ts';

/** Two people sitting close on the hilltop, looking at the last light. */
const hilltop: Motif = ({ palette, groundAt, random }) => {
  const foot = groundAt(1130) + 6;
  return `${broadleaf({ ink: palette.ink, lit: palette.lit }, random, 1310, groundAt(1310) + 8, 290)}${place(1112, foot, 1.7, sittingFromBehind({ ink: palette.ink, cloth: palette.ink }))}${place(1172, foot, 1.6, sittingFromBehind({ ink: palette.ink, cloth: blend(palette.ink, palette.lit, 0.35), scarf: blend(palette.accent, palette.lit, 0.25) }, true))}`;
};

/** A river in slow bends, a boat on its way down. */
const slowRiver: Motif = (stage) => {
  const { palette } = stage;
  const { sky, light, lit } = palette;
  const river =
    'M1108 458C1080 464 1040 466 1046 474C1056 484 1130 482 1140 494C1150 508 1010 508 1000 534C994 562 1180 566 1240 596C1290 622 1180 656 1060 690C990 710 930 740 910 780H1420C1400 740 1440 700 1462 660C1486 600 1330 576 1200 556C1120 544 1090 536 1100 524C1116 508 1186 508 1178 488C1170 474 1084 480 1078 472C1076 466 1100 464 1112 458z';
  return `<linearGradient id="bend" x2="0" y1="460" y2="720" gradientUnits="userSpaceOnUse"><stop stop-color="${light}"/><stop offset=".3" stop-color="${sky[3]}"/><stop offset=".65" stop-color="${sky[2]}"/><stop offset="1" stop-color="${blend(sky[1], light, 0.1)}"/></linearGradient><path fill="url(#bend)" stroke="${lit}" stroke-opacity=".5" stroke-width="3" d="${river}"/><path stroke="${light}" stroke-width="2.5" stroke-linecap="round" opacity=".6" d="M1060 540h40m40 24h60m30 18h90m-60 70h60m-170 26h110m-250 28h110m130-16h90"/>${woodenBoat(stage, 1316, 636, 0.8)}`;
};

/** A banyan that has stood for a long time, a stone seat about its foot. */
const oldBanyan: Motif = ({ palette, groundAt, random }) => {
  const { ink, lit, stone } = palette;
  const foot = groundAt(1180);
  return `${banyan({ ink, lit }, random, 1180, foot - 6, 265)}<path fill="${blend(stone, ink, 0.45)}" d="M1078 ${whole(foot - 22)}h204l10 40H1068z"/><path fill="${stone}" d="M1070 ${whole(foot - 28)}h220v9h-220z"/><path fill="none" stroke="${ink}" stroke-width="2.5" opacity=".45" d="M1076 ${whole(foot - 4)}h208M1116 ${whole(foot - 18)}v13m58 2v14m56-29v13"/>`;
};

/** Two lamps by the moonlit water, one low and one high. */
const twoLamps: Motif = ({ palette }) => {
  const { ink, accent, stone } = palette;
  const metal = blend(ink, stone, 0.12);
  const rim = blend(accent, stone, 0.4);
  return `${lamplight(accent)}<path fill="${blend(ink, palette.ground, 0.5)}" d="M880 640h460v120H860z"/><path fill="${blend(stone, palette.ground, 0.45)}" d="M872 632h474v14H872zM840 686h530v14H840z"/>${place(1022, 634, 1.35, brassLamp(58, metal, rim, accent))}${place(1186, 634, 1.35, brassLamp(140, metal, rim, accent))}`;
};

/** A pond of lotus at the end of the day: a flower open, a bud that takes its time. */
const lotusPond: Motif = ({ palette }) => {
  const { ink, lit, ground, light, accent, near } = palette;
  const petal = blend('#e98fa0', light, 0.3);
  const inner = blend('#d9708c', light, 0.12);
  return `<path fill="${blend(near, ink, 0.25)}" d="${lotusLeaf(1010, 606, 92)}${lotusLeaf(1290, 616, 104)}${lotusLeaf(1190, 572, 50)}${lotusLeaf(900, 566, 44)}${lotusLeaf(1390, 562, 56)}"/><path fill="${blend(ground, lit, 0.5)}" d="${lotusLeaf(1130, 634, 116)}"/><path stroke="${light}" stroke-width="2" stroke-linecap="round" opacity=".6" d="M930 640h60m220 30h90m-340-96h50m240 20h60"/>${lotusBud(1262, 612, 66, petal, inner, ink)}${lotusFlower(1122, 626, 1.7, petal, inner, accent)}`;
};

/** An elder on a charpai and a young man, talking in the evening. */
const eveningTalk: Motif = ({ palette, groundAt, random }) => {
  const { ink, lit, stone, accent, light } = palette;
  const foot = groundAt(1140) + 16;
  const turban = `<path fill="${accent}" d="M-9-67q-2-11 9-12q11 1 9 12q-9-5-18 0z"/>`;
  return `${broadleaf({ ink, lit }, random, 1395, groundAt(1395) + 8, 320, { wide: 0.42, high: 0.26, up: 0.74 })}${place(1190, foot - 55, 1.6, `${crossLegged({ ink, cloth: blend(light, stone, 0.4) })}${turban}`)}${place(1180, foot, 1.6, charpai(ink, blend(stone, ink, 0.15)))}${place(966, foot, 1.5, mudha(ink, blend(stone, ink, 0.3)))}${place(966, foot - 48, 1.65, sitting({ ink, cloth: blend(lit, stone, 0.4) }))}`;
};

/** The moon waxes and wanes in an arc over a garden. The full moon is the light of the landscape. */
const moonPhases: Motif = ({ palette, groundAt, random }) => {
  const { ink, lit, light, accent, ground } = palette;
  const radius = 31;
  const discs: readonly (readonly [number, number])[] = [
    [900, 452],
    [1380, 452],
    [1010, 398],
    [1270, 398],
  ];
  const phase = ([x, y]: readonly [number, number]) => {
    const isHalf = y < 440;
    const waxes = x < 1140 ? 1 : 0;
    const inner = isHalf ? waxes : 1 - waxes;
    return `M${x} ${y - radius}A${radius} ${radius} 0 0 ${waxes} ${x} ${y + radius}A${isHalf ? 3 : 19} ${radius} 0 0 ${inner} ${x} ${y - radius}z`;
  };
  const dark = discs.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
  const flower = (x: number, tall: number) => {
    const y = whole(groundAt(x) + 30 - tall);
    return `<path stroke="${ink}" stroke-width="4" d="M${x} ${y}v${tall}"/><circle cx="${x}" cy="${y}" r="11" fill="${accent}"/><circle cx="${x}" cy="${y}" r="4" fill="${light}"/>`;
  };
  return `<g fill="${light}" opacity=".14">${dark}</g><path fill="${light}" d="${discs.map(phase).join('')}"/><path fill="${ink}" d="${bush(random, 1010, groundAt(1010) + 3, 150)}${bush(random, 1330, groundAt(1330) + 3, 190)}${bush(random, 1440, groundAt(1440) + 3, 130)}"/><path fill="${blend(ground, lit, 0.3)}" d="${bush(random, 1230, groundAt(1230) + 4, 120)}"/>${flower(1090, 74)}${flower(1130, 98)}${flower(1172, 66)}`;
};

export const sexualWellness: Readonly<Record<string, Motif>> = {
  '/sexual-wellness-program': hilltop,
  '/premature-ejaculation': slowRiver,
  '/erectile-dysfunction': oldBanyan,
  '/reduced-high-libido': twoLamps,
  '/anorgasmia': lotusPond,
  '/dhat-syndrome': eveningTalk,
  '/periods-menopause-and-pain-in-sex': moonPhases,
};
