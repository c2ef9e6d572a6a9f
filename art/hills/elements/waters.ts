/** Streams, falls and still water, in picture coordinates. */
import { blend } from '../colours.ts';
import { fine, ribbon, whole } from '../curves.ts';
import type { Stage } from '../landscape.ts';
import type { Palette } from '../palettes.ts';

/** Water in the light of the hour, along a line with how wide it is there, the far end first. */
export function stream(
  palette: Palette,
  points: readonly (readonly [x: number, y: number, width: number])[],
  glints = '',
): string {
  const [far, near] = [points[0]?.[1] ?? 0, points[points.length - 1]?.[1] ?? 0];
  const shine = glints
    ? `<path stroke="${palette.light}" stroke-width="2.5" stroke-linecap="round" opacity=".7" d="${glints}"/>`
    : '';
  return `<linearGradient id="stream" x2="0" y1="${whole(far)}" y2="${whole(near)}" gradientUnits="userSpaceOnUse"><stop stop-color="${blend(palette.sky[0], palette.light, 0.6)}"/><stop offset="1" stop-color="${blend(palette.sky[0], palette.near, 0.2)}"/></linearGradient><path fill="url(#stream)" stroke="${palette.ink}" stroke-opacity=".3" stroke-width="3" d="${ribbon(points)}"/>${shine}`;
}

/** Rings going out on still water from (x, y), fainter as they widen. */
export function ripples({ palette }: Stage, x: number, y: number, rings: readonly number[]): string {
  const drawn = rings.map((across, ring) => {
    const share = ring / rings.length;
    return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${whole(across * 0.2)}" stroke-width="${fine(5 - 3 * share)}" opacity="${fine(0.95 - 0.65 * share)}"/>`;
  });
  return `<g fill="none" stroke="${palette.light}">${drawn.join('')}</g>`;
}

/** Bulrushes, as one path for a stroke and one for their heads, from a foot at (x, y). */
export function bulrushes({ palette }: Stage, x: number, y: number, tall: number): string {
  let stems = '';
  let heads = '';
  for (const [aside, lean, share] of [
    [-22, -16, 0.7],
    [-8, -6, 0.92],
    [4, 8, 1],
    [18, 22, 0.8],
  ] as const) {
    const high = tall * share;
    stems += `M${x + aside} ${whole(y)}q${whole(lean * 0.2)}-${whole(high * 0.6)} ${lean}-${whole(high)}`;
    heads += `M${x + aside + lean} ${whole(y - high)}l${fine(-lean * 0.12)} ${whole(tall * 0.17)}`;
  }
  const leaf = (aside: number, lean: number, share: number) =>
    `M${x + aside} ${whole(y)}q${lean * 0.3}-${whole(tall * share * 0.7)} ${lean}-${whole(tall * share)}q-${Math.round(lean * 0.1)} ${whole(tall * share * 0.5)} ${-lean + 9} ${whole(tall * share)}z`;
  return `<path fill="${palette.ink}" d="${leaf(-30, -40, 0.62)}${leaf(10, 46, 0.7)}${leaf(-4, 24, 0.9)}"/><path fill="none" stroke="${palette.ink}" stroke-width="3" d="${stems}"/><path stroke="${palette.ink}" stroke-width="9" stroke-linecap="round" d="${heads}"/>`;
}
