import { blend } from '../colours.ts';
import { hillHouse } from '../elements/buildings.ts';
import { place } from '../elements/people.ts';
import { broadleaf, deodarTree } from '../elements/trees.ts';
import type { Motif } from '../landscape.ts';

/** A village asleep under the moon: every window dark but one low lamp. */
const sleepingVillage: Motif = ({ palette, groundAt, random }) => {
  const bark = { ink: palette.ink, lit: palette.lit };
  const dark = { ink: palette.ink, wall: blend(palette.ground, palette.haze, 0.35), lit: palette.lit, lamp: palette.ink };
  const house = (x: number, size: number, lamp = dark.lamp) => place(x, groundAt(x) + 8, size, hillHouse({ ...dark, lamp }));
  return `${deodarTree(bark, random, 940, groundAt(940) + 6, 170)}${house(1030, 0.9)}${house(1330, 1, palette.accent)}${broadleaf(bark, random, 1245, groundAt(1245) + 6, 180)}${house(1158, 1.15)}${deodarTree(bark, random, 1430, groundAt(1430) + 6, 210)}`;
};

export const sleep: Readonly<Record<string, Motif>> = {
  '/sleep-clinic': sleepingVillage,
};
