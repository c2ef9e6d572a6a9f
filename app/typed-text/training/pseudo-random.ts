/**
 * Numbers that look random and are the same in each run (the linear congruential generator of Numerical Recipes).
 *
 * @returns a function that returns a whole number from 0 to below its argument
 */
export function pseudoRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
