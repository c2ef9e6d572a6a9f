import { blend } from '../colours.ts';
import { place, sittingFromBehind } from '../elements/people.ts';
import { broadleaf } from '../elements/trees.ts';
import type { Motif } from '../landscape.ts';

/** Two people sitting close on the hilltop, looking at the last light. */
const hilltop: Motif = ({ palette, groundAt, random }) => {
  const foot = groundAt(1130) + 6;
  return `${broadleaf({ ink: palette.ink, lit: palette.lit }, random, 1310, groundAt(1310) + 8, 290)}${place(1112, foot, 1.7, sittingFromBehind({ ink: palette.ink, cloth: palette.ink }))}${place(1172, foot, 1.6, sittingFromBehind({ ink: palette.ink, cloth: blend(palette.ink, palette.lit, 0.35), scarf: blend(palette.accent, palette.lit, 0.25) }, true))}`;
};

export const sexualWellness: Readonly<Record<string, Motif>> = {
  '/sexual-wellness-program': hilltop,
};
