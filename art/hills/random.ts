/** Seeded random numbers, the same on every machine. */

/** @returns the next number from 0 (inclusive) to 1 (exclusive) */
export type Random = () => number;

/** Mulberry32. Integer arithmetic only, so that a seed gives the same numbers on every machine. */
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

/** Smooth noise: 0 to 1 for each x, with hills about 1 unit wide. */
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
