import { blend } from '../colours.ts';
import { whole } from '../curves.ts';
import { charpai, mudha } from '../elements/furniture.ts';
import { brassLamp, lamplight } from '../elements/lamps.ts';
import { lotusBud, lotusFlower, lotusLeaf } from '../elements/lotus.ts';
import { crossLegged, place, sitting, sittingFromBehind } from '../elements/people.ts';
import { banyan, broadleaf } from '../elements/trees.ts';
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
  return `<linearGradient id="bend" x2="0" y1="555" y2="720" gradientUnits="userSpaceOnUse"><stop stop-color="${blend(sky[3], light, 0.2)}"/><stop offset=".5" stop-color="${sky[2]}"/><stop offset="1" stop-color="${blend(sky[1], light, 0.1)}"/></linearGradient><path fill="url(#bend)" stroke="${lit}" stroke-opacity=".5" stroke-width="3" d="M962 560C1010 590 1150 590 1190 616C1216 640 1090 660 990 690C930 710 890 730 870 780H1420C1390 740 1440 706 1446 664C1450 616 1290 592 1150 574C1100 568 1070 560 1052 550z"/><path stroke="${light}" stroke-width="2.5" stroke-linecap="round" opacity=".6" d="M1060 574h50m30 14h90m20 20h90m-120 26h50m70 10h60m-320 34h90m-150 24h110m90-10h120"/>${woodenBoat(stage, 1262, 654, 0.8)}`;
};

/** A banyan that has stood for a long time, a stone seat about its foot. */
const oldBanyan: Motif = ({ palette, groundAt, random }) => {
  const { ink, lit, stone } = palette;
  const foot = groundAt(1180);
  return `${banyan({ ink, lit }, random, 1180, foot - 6, 330)}<path fill="${blend(stone, ink, 0.45)}" d="M1078 ${whole(foot - 22)}h204l10 40H1068z"/><path fill="${stone}" d="M1070 ${whole(foot - 28)}h220v9h-220z"/><path fill="none" stroke="${ink}" stroke-width="2.5" opacity=".45" d="M1076 ${whole(foot - 4)}h208M1116 ${whole(foot - 18)}v13m58 2v14m56-29v13"/>`;
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
  return `${broadleaf({ ink, lit }, random, 1395, groundAt(1395) + 8, 320, { wide: 0.42, high: 0.26, up: 0.74 })}${place(1190, foot - 55, 1.6, `${crossLegged({ ink, cloth: blend(light, stone, 0.4) })}${turban}`)}${place(1180, foot, 1.6, charpai(ink, blend(stone, ink, 0.15)))}${place(966, foot, 1.5, mudha(ink, blend(stone, ink, 0.3)))}${place(966, foot - 48, 1.65, sitting({ ink, cloth: blend(ink, lit, 0.75) }))}`;
};

export const sexualWellness: Readonly<Record<string, Motif>> = {
  '/sexual-wellness-program': hilltop,
  '/premature-ejaculation': slowRiver,
  '/erectile-dysfunction': oldBanyan,
  '/reduced-high-libido': twoLamps,
  '/anorgasmia': lotusPond,
  '/dhat-syndrome': eveningTalk,
};
