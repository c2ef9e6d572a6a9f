/** Paths, walls and boats, in picture coordinates. */
import { blend } from '../colours.ts';
import { fine, ribbon, whole } from '../curves.ts';
import type { Stage } from '../landscape.ts';

/** A trodden path over the hill we stand on: points with how wide it is there, the near end first. */
export function stonePath(
  { palette }: Stage,
  points: readonly (readonly [x: number, y: number, width: number])[],
): string {
  return `<path fill="${blend(palette.ground, palette.stone, 0.55)}" d="${ribbon(points)}"/><path fill="${palette.stone}" opacity=".5" d="${ribbon(points.map(([x, y, width]) => [x + width * 0.08, y, width * 0.6]))}"/>`;
}

/** A dry stone wall along the crest of the ground. */
export function stoneWall({ palette, groundAt, random }: Stage, from: number, to: number, tall = 52): string {
  let body = `M${from} ${whole(groundAt(from) + 10)}`;
  let joints = '';
  let top = `M${from} ${whole(groundAt(from) - tall)}`;
  for (let x = from; x <= to; x += 24) {
    body += `L${x} ${whole(groundAt(x) - tall + random() * 5)}`;
    top += `L${x} ${whole(groundAt(x) - tall + 1)}`;
  }
  body += `L${to} ${whole(groundAt(to) - tall)}V${whole(groundAt(to) + 10)}z`;
  for (let row = 0; row < Math.round(tall / 18); row += 1) {
    for (let x = from + 6 + (row % 2) * 17; x < to - 24; x += 34) {
      const y = groundAt(x + 10) - tall + 12 + row * 15;
      joints += `M${whole(x + random() * 8)} ${whole(y)}h${whole(13 + random() * 9)}`;
    }
  }
  return `<path fill="${blend(palette.ground, palette.ink, 0.55)}" d="${body}"/><path fill="none" stroke="${blend(palette.stone, palette.ink, 0.5)}" stroke-width="9" stroke-linecap="round" opacity=".55" d="${joints}"/><path fill="none" stroke="${palette.stone}" stroke-width="4" opacity=".6" d="${top}"/>`;
}

/** A rowing boat with its oars at rest, on still water at (x, y). */
export function woodenBoat({ palette }: Stage, x: number, y: number, size: number): string {
  return `<g transform="translate(${whole(x)} ${whole(y)})scale(${fine(size)})"><path fill="${palette.ink}" opacity=".28" d="M-92 6Q0 14 96 6Q70 34 0 34Q-66 34-92 6z"/><path fill="none" stroke="${palette.light}" stroke-width="2" stroke-linecap="round" opacity=".6" d="M-150 14h60M96 16h70M-60 38h120M-20 46h70"/><path fill="${palette.ink}" d="M-98-26Q-60-14 0-14Q60-14 104-32Q92 2 66 12Q0 18-62 12Q-88 4-98-26z"/><path fill="${palette.stone}" d="M-98-26Q-60-14 0-14Q60-14 104-32L102-26Q60-8 0-8Q-60-8-96-20z"/><path fill="${palette.lit}" opacity=".5" d="M-40-10h10V6h-10zM30-10h10V6H30z"/><path stroke="${palette.ink}" stroke-width="4" stroke-linecap="round" d="M-14-16L-74 22M22-16L92 20"/></g>`;
}
