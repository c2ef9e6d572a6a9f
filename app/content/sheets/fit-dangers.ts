import type { DangerId } from '../dangers/danger-table.ts';

/** Fits for which nobody waits until the clock shows five minutes. */
export const fitDangers = [
  'fit-first',
  'fit-after',
  'fit-fever',
  'alcohol-severe',
  'sedative-severe',
] as const satisfies readonly DangerId[];
