import type { Motif } from '../landscape.ts';

export const counselling: Readonly<Record<string, Motif>> = {};
