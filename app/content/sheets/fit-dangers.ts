import type { DangerId } from '../dangers/danger-table.ts';

/** Dangers in which a fit needs an ambulance before it has lasted five minutes. */
export const fitDangers = [
  'fit-first',
  'fit-after',
  'fit-fever',
  'alcohol-severe',
  'sedative-severe',
] as const satisfies readonly DangerId[];
