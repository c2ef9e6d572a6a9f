import type { Motif } from '../landscape.ts';

export const publicPages: Readonly<Record<string, Motif>> = {};
