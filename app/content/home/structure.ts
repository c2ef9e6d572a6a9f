/** Tiles of the section Hospital Structure (requirement 14). */

import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { structureWords } from '#messages/content/home/structure.ts';

export type StructureTile = keyof typeof structureWords.titles;

const tiles: readonly StructureTile[] = [
  'beds',
  'rooms',
  'recreation',
  'counselling',
  'pharmacy',
  'bloodCollection',
  'cashless',
];

export function structureIn(locale: Locale, { hospital }: Pick<HospitalFacts, 'hospital'>) {
  const { titles, notes } = messagesIn(locale, structureWords);
  return tiles.map((tile) => ({ tile, title: titles[tile](hospital.beds), note: notes[tile] }));
}
