import type { DangerId } from '#app/content/dangers/danger-table.ts';
import type { DangerText } from './danger-text.ts';
import { birth } from './signs/birth.ts';
import { body } from './signs/body.ts';
import { life } from './signs/life.ts';
import { medicines } from './signs/medicines.ts';
import { mind } from './signs/mind.ts';
import { nerves } from './signs/nerves.ts';
import { people } from './signs/people.ts';
import { poison } from './signs/poison.ts';
import { sleep } from './signs/sleep.ts';
import { substances } from './signs/substances.ts';
import { visits } from './signs/visits.ts';

/** Texts of all rows of the table of dangers. */
export const dangerWords: Readonly<Record<DangerId, DangerText>> = {
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
};
