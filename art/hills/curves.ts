/**
 * Lines and shapes as SVG path data. The code uses only + - * / and square roots, which give the same result on every
 * machine, because tests compare the drawn files byte by byte.
 */

export type Point = readonly [x: number, y: number];

/** Formats a number for path data: rounded to an integer (`whole`), or to one decimal for small shapes (`fine`). */
export const whole = (value: number): string => String(Math.round(value) || 0);
export const fine = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** Sine of an angle in turns by Bhaskara's approximation: 0.2 % error, only basic arithmetic. */
export function sine(turns: number): number {
  const turn = turns - Math.floor(turns);
  const half = turn < 0.5 ? turn * 2 : turn * 2 - 1;
  const bow = half * (1 - half);
  const height = (16 * bow) / (5 - 4 * bow);
  return turn < 0.5 ? height : -height;
}

export const cosine = (turns: number): number => sine(turns + 0.25);

/** Ease function: 0 at both ends, 1 in the middle, with slope 0 at all three points. */
export function swell(share: number): number {
  const up = share < 0.5 ? share * 2 : 2 - share * 2;
  return up * up * (3 - 2 * up);
}

export function mixNumbers(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Smooth curve from the first point through all others: Catmull-Rom spans as relative Bézier commands. */
export function curveThrough(points: readonly Point[]): string {
  let path = '';
  // Each span starts at the rounded pen position, so that rounding errors do not add up.
  let [penX, penY] = (points[0] ?? [0, 0]).map(Math.round) as [number, number];
  for (let index = 0; index < points.length - 1; index += 1) {
    const here = points[index] as Point;
    const next = points[index + 1] as Point;
    const before = points[index - 1] ?? here;
    const after = points[index + 2] ?? next;
    const [endX, endY] = [Math.round(next[0]), Math.round(next[1])];
    const spans = [
      here[0] + (next[0] - before[0]) / 6 - penX,
      here[1] + (next[1] - before[1]) / 6 - penY,
      next[0] - (after[0] - here[0]) / 6 - penX,
      next[1] - (after[1] - here[1]) / 6 - penY,
      endX - penX,
      endY - penY,
    ];
    path += `c${spans.map(whole).join(' ')}`;
    [penX, penY] = [endX, endY];
  }
  return path;
}

/** Height at x of the curve that `curveThrough` draws through evenly spaced points. */
export function heightOn(points: readonly Point[], x: number): number {
  const last = points.length - 1;
  const step = ((points[last] as Point)[0] - (points[0] as Point)[0]) / last;
  const along = (x - (points[0] as Point)[0]) / step;
  const index = Math.min(last - 1, Math.max(0, Math.floor(along)));
  const share = along - index;
  const here = points[index] as Point;
  const next = points[index + 1] as Point;
  const before = points[index - 1] ?? here;
  const after = points[index + 2] ?? next;
  const [leaving, arriving] = [(next[1] - before[1]) / 2, (after[1] - here[1]) / 2];
  const rest = 1 - share;
  return (
    here[1] * (1 + 2 * share) * rest * rest +
    leaving * share * rest * rest +
    next[1] * share * share * (3 - 2 * share) -
    arriving * share * share * rest
  );
}

/** Band along a line with a width at each point, for example a path or a river. */
export function ribbon(points: readonly (readonly [x: number, y: number, width: number])[]): string {
  const sides = points.map(([x, y, width], index) => {
    const before = points[index - 1] ?? points[index];
    const after = points[index + 1] ?? points[index];
    if (!before || !after) return { left: [x, y] as Point, right: [x, y] as Point };
    const [alongX, alongY] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.sqrt(alongX * alongX + alongY * alongY) || 1;
    // The viewer sees the ground at an angle, so a band is wide horizontally and thin vertically.
    const [acrossX, acrossY] = [(alongY / long) * (width / 2), (-alongX / long) * (width / 2) * 0.5];
    return { left: [x + acrossX, y + acrossY] as Point, right: [x - acrossX, y - acrossY] as Point };
  });
  const there = sides.map((side) => side.left);
  const back = sides.map((side) => side.right).reverse();
  const [start, turn] = [there[0] as Point, back[0] as Point];
  return `M${whole(start[0])} ${whole(start[1])}${curveThrough(there)}L${whole(turn[0])} ${whole(turn[1])}${curveThrough(back)}z`;
}

/** Scalloped outline of leaves or a cloud: arcs between points on an ellipse. */
export function scallop(
  centre: Point,
  across: number,
  up: number,
  bumps: number,
  unevenness: (bump: number) => number,
): string {
  const rim = Array.from({ length: bumps }, (_, bump): Point => {
    const reach = 1 + unevenness(bump) * 0.3;
    const turn = (bump + unevenness(bump + bumps) * 0.3) / bumps;
    return [
      Math.round(centre[0] + cosine(turn) * across * reach),
      Math.round(centre[1] + sine(turn) * up * reach),
    ];
  });
  const start = rim[0] as Point;
  let path = `M${start[0]} ${start[1]}`;
  for (let bump = 0; bump < bumps; bump += 1) {
    const here = rim[bump] as Point;
    const next = rim[(bump + 1) % bumps] as Point;
    const [alongX, alongY] = [next[0] - here[0], next[1] - here[1]];
    const radius = whole(Math.sqrt(alongX * alongX + alongY * alongY) * 0.56 + 0.5);
    path += `a${radius} ${radius} 0 0 1 ${alongX} ${alongY}`;
  }
  return `${path}z`;
}
