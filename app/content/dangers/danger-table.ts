/** The table of dangers. Pages, checks, sheets and forms name their urgent signs by the ids of its rows. */

import { type Danger, tiers } from './danger.ts';
import { birth } from './table/birth.ts';
import { body } from './table/body.ts';
import { life } from './table/life.ts';
import { medicines } from './table/medicines.ts';
import { mind } from './table/mind.ts';
import { nerves } from './table/nerves.ts';
import { people } from './table/people.ts';
import { poison } from './table/poison.ts';
import { sleep } from './table/sleep.ts';
import { substances } from './table/substances.ts';
import { visits } from './table/visits.ts';

export const dangerTable = {
  ...life,
  ...birth,
  ...substances,
  ...poison,
  ...medicines,
  ...nerves,
  ...body,
  ...mind,
  ...people,
  ...sleep,
  ...visits,
} as const;

export type DangerId = keyof typeof dangerTable;

export const dangerIds = Object.keys(dangerTable) as readonly DangerId[];

export const isDangerId = (text: string): text is DangerId => Object.hasOwn(dangerTable, text);

export const dangerAt = (id: DangerId): Danger => dangerTable[id];

/** Compares two rows by tier, for a sort with the most urgent first. */
export const byUrgency = (one: DangerId, other: DangerId): number =>
  tiers.indexOf(dangerAt(one).tier) - tiers.indexOf(dangerAt(other).tier);
