import { place, childReaching, standingWoman } from '../elements/people.ts';
import { blend } from '../colours.ts';
import { whole } from '../curves.ts';
import type { Motif } from '../landscape.ts';

/** A diamond kite with its tail; the string starts at its heart. */
function kite(x: number, y: number, size: number, colour: string, other: string, tail: string): string {
  return `<g transform="translate(${x} ${y})rotate(18)scale(${size})"><path fill="none" stroke="${tail}" stroke-width="2" d="M0 34q-10 14 2 26t-2 30"/><path fill="${tail}" d="M-7 56l14 4-13 5zM-6 80l14 4-13 5z"/><path fill="${colour}" d="M0-34L26 0 0 34-26 0z"/><path fill="${other}" d="M0-34L26 0H0zM0 34L-26 0H0z"/></g>`;
}

/** A child and two kites over the meadow, a grown-up beside. */
const kites: Motif = ({ palette, groundAt }) => {
  const foot = groundAt(1080) + 14;
  const shirt = blend(palette.light, palette.accent, 0.3);
  return `<path fill="none" stroke="${palette.ink}" stroke-width="1.6" opacity=".7" d="M1098 ${whole(foot - 94)}Q1170 400 1254 262M1098 ${whole(foot - 94)}Q1130 380 1132 330"/>${kite(1262, 250, 1.25, palette.accent, '#e2735c', palette.ink)}${kite(1128, 318, 0.8, palette.light, palette.sky[0], palette.ink)}${place(1074, foot, 1, childReaching({ ink: palette.ink, cloth: shirt }))}${place(1006, foot - 4, 1.4, standingWoman({ ink: palette.ink, cloth: blend(palette.ink, palette.lit, 0.5), scarf: palette.accent }))}`;
};

export const children: Readonly<Record<string, Motif>> = {
  '/mental-health-children': kites,
};
