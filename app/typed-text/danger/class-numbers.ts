import type { WordClass } from './word-classes.ts';

const numbers = new Map<string, number>();

/** Returns the number of a class, or of a word that a sequence names directly. Comparing numbers is faster than comparing names. */
export function numberOf(name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

export const numberOfClass = (name: WordClass): number => numberOf(name);
