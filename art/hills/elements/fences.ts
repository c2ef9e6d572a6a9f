/** Fences and gates on the hill we stand on. */
import { whole } from '../curves.ts';
import type { Stage } from '../landscape.ts';

/** Posts and two rails along the ground, `apart` from post to post; a gap where a rail is missing. */
export function railFence(
  { palette, groundAt }: Stage,
  from: number,
  posts: number,
  apart: number,
  missing = -1,
): string {
  let uprights = '';
  let rails = '';
  for (let post = 0; post < posts; post += 1) {
    const x = from + post * apart;
    const y = groundAt(x);
    uprights += `M${x - 6} ${whole(y + 8)}V${whole(y - 82)}l6-6 6 6V${whole(y + 8)}z`;
    if (post === posts - 1) continue;
    const next = groundAt(x + apart);
    if (post !== missing) rails += `M${x - 10} ${whole(y - 66)}L${x + apart + 10} ${whole(next - 66)}`;
    rails += `M${x - 10} ${whole(y - 32)}L${x + apart + 10} ${whole(next - 32)}`;
  }
  return `<path stroke="${palette.ink}" stroke-width="8" d="${rails}"/><path stroke="${palette.lit}" stroke-width="2" opacity=".6" transform="translate(0-3)" d="${rails}"/><path fill="${palette.ink}" d="${uprights}"/>`;
}
