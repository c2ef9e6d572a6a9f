/** Chance that is the same on every machine. */

/** The next number from 0 up to but not including 1. */
export type Random = () => number;

/** Mulberry32: integer steps only, so a seed gives the same numbers everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, least: number, most: number): number {
  return least + random() * (most - least);
}

/** A smooth random line: 0 to 1 for every x, its hills about one unit wide. */
export function noiseFrom(seed: number): (x: number) => number {
  const random = randomFrom(seed);
  const heights = Array.from({ length: 64 }, () => random());
  return (x) => {
    const whole = Math.floor(x);
    const part = x - whole;
    const eased = part * part * part * (part * (part * 6 - 15) + 10);
    const left = heights[((whole % 64) + 64) % 64] ?? 0;
    const right = heights[(((whole + 1) % 64) + 64) % 64] ?? 0;
    return left + (right - left) * eased;
  };
}
