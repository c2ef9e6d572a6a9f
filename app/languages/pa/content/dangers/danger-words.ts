import type * as english from '#messages/content/dangers/danger-words.ts';
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

export const dangerWords: typeof english.dangerWords = {
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
