import type { Motif } from '../landscape.ts';

export const epilepsy: Readonly<Record<string, Motif>> = {};
