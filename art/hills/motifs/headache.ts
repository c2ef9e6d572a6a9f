import type { Motif } from '../landscape.ts';

export const headache: Readonly<Record<string, Motif>> = {};
