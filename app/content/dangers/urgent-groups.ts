import { byUrgency, type DangerId, dangerAt, dangerIds } from './danger-table.ts';
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

/** Groups of the page of all urgent signs, by what somebody sees, in their order on the page. */
export const urgentGroupIds = [
  'breath',
  'fit',
  'poison',
  'life',
  'drink',
  'voices',
  'harm',
  'child',
  'birth',
  'medicine',
  'head',
  'body',
  'sleep',
] as const;

export type UrgentGroupId = (typeof urgentGroupIds)[number];

/** Group of the rows of each file of `table/`. The file `visits.ts` has no urgent rows. */
const groupOfTable = [
  [life, 'life'],
  [birth, 'birth'],
  [substances, 'drink'],
  [poison, 'poison'],
  [medicines, 'medicine'],
  [nerves, 'head'],
  [body, 'body'],
  [mind, 'voices'],
  [people, 'harm'],
  [sleep, 'sleep'],
] as const satisfies readonly (readonly [object, UrgentGroupId])[];

/** Rows that somebody looks for in another group than that of their file. */
export const regrouped: Readonly<Partial<Record<DangerId, UrgentGroupId>>> = {
  chest: 'breath',
  blue: 'breath',
  choking: 'breath',
  'heart-failure': 'breath',
  'heart-racing': 'breath',
  'panic-late': 'breath',
  'sex-chest': 'breath',
  'chest-effort': 'breath',
  'fit-long': 'fit',
  'fit-first': 'fit',
  'fit-fever': 'fit',
  'fit-after': 'fit',
  'fit-change': 'fit',
  'fit-behaviour': 'fit',
  'fit-night': 'fit',
  spasms: 'fit',
  'child-opioid': 'poison',
  'opioid-stranger': 'poison',
  'double-dose': 'poison',
  'exam-despair': 'life',
  catatonia: 'voices',
  'catatonia-drinks': 'voices',
  'self-neglect': 'voices',
  injury: 'harm',
  'head-injury': 'harm',
  'headache-blow': 'harm',
  'head-thinners': 'harm',
  'head-banging': 'child',
  'child-risk': 'child',
  'child-change': 'child',
  'child-pain': 'child',
  'carer-end': 'child',
  'skills-lost': 'child',
  'sugar-now': 'child',
  'sugar-new': 'child',
  'rituals-child': 'child',
  'headache-birth': 'birth',
  'medicine-pregnant': 'birth',
  'topiramate-migraine': 'birth',
  'use-pregnant': 'birth',
  'opioid-pregnant': 'birth',
  'antidepressant-bleed': 'body',
  priapism: 'body',
  heat: 'body',
  jaundice: 'body',
  'liver-severe': 'body',
  clot: 'body',
  sleepless: 'sleep',
};

/** Whether a row is on the page of all urgent signs. Signs that can wait for days are not. */
export const isUrgent = (id: DangerId): boolean => dangerAt(id).tier !== 'soon';

/** @returns the group of an urgent row; undefined only if a file of `table/` has no group */
const urgentGroupOf = (id: DangerId): UrgentGroupId | undefined =>
  regrouped[id] ?? groupOfTable.find(([table]) => Object.hasOwn(table, id))?.[1];

export interface UrgentGroup {
  readonly id: UrgentGroupId;
  /** Rows of the group, the most urgent tier first. */
  readonly rows: readonly DangerId[];
}

/** Every urgent row, by group. */
export const urgentGroups: readonly UrgentGroup[] = urgentGroupIds.map((group) => ({
  id: group,
  rows: dangerIds.filter((id) => isUrgent(id) && urgentGroupOf(id) === group).toSorted(byUrgency),
}));

export const urgentIds: readonly DangerId[] = urgentGroups.flatMap(({ rows }) => rows);
