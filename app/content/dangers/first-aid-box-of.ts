import type { FirstAidBoxId } from '../sheets/first-aid-boxes.ts';
import type { DangerId } from './danger-table.ts';

/** Box of the first-aid sheet for a row of the table. Rows that the sheet says nothing about are left out. */
const boxes: Readonly<Partial<Record<DangerId, FirstAidBoxId>>> = {
  blue: 'no-breath',
  choking: 'choking',
  'fit-long': 'fit',
  'fit-first': 'fit',
  'fit-fever': 'fit',
  'fit-after': 'fit',
  overdose: 'overdose',
  swallowed: 'overdose',
  paracetamol: 'overdose',
  tca: 'overdose',
  'child-tablet': 'overdose',
  'opioid-overdose': 'overdose',
  'opioid-mix': 'overdose',
  'child-opioid': 'overdose',
  'sedative-mix': 'overdose',
  'sniffing-collapse': 'overdose',
  'drug-collapse': 'overdose',
  pesticide: 'farm-poison',
  sulfas: 'farm-poison',
  injury: 'bleeding',
  'self-harm': 'bleeding',
  chest: 'fainted',
  'eating-faint': 'fainted',
  heat: 'heat',
};

/**
 * The box for the first row that has one.
 *
 * @param dangers rows of a page, the most important first
 */
export const firstAidBoxOf = (dangers: readonly DangerId[]): FirstAidBoxId | undefined =>
  dangers.map((id) => boxes[id]).find((box) => box !== undefined);
