import { birth } from './birth.ts';
import { body } from './body.ts';
import { life } from './life.ts';
import { medicines } from './medicines.ts';
import { mind } from './mind.ts';
import { nerves } from './nerves.ts';
import { people } from './people.ts';
import { poison } from './poison.ts';
import { sleep } from './sleep.ts';
import { substances } from './substances.ts';
import { visits } from './visits.ts';

export const english = {
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
