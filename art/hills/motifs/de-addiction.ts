import { ribbon } from '../curves.ts';
import { blend } from '../colours.ts';
import { deodarTree } from '../elements/trees.ts';
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
  return `<path fill="${blend(palette.ground, palette.lit, 0.25)}" d="M700 740C880 640 990 520 1090 462C1130 440 1170 436 1210 456C1310 510 1440 560 1620 600V740z"/><path fill="${blend(palette.stone, palette.light, 0.25)}" d="${path}"/>${deodarTree(bark, random, 1330, 560, 130)}${deodarTree(bark, random, 1378, 578, 180)}${deodarTree(bark, random, 1016, 540, 96)}`;
};

export const deAddiction: Readonly<Record<string, Motif>> = {
  '/De-addictionProgramme': climbingPath,
};
