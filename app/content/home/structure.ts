/** The tiles of Hospital Structure (requirement 14), by the room each shows. */
import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';
import type { Language } from '#app/languages/language.ts';
import type { RoomName } from '../rooms/rooms.ts';
import { structureWords } from './structure.words.ts';

const rooms = [
  'garden-courtyard',
  'private-room',
  'recreation-room',
  'counselling-room',
  'pharmacy',
  'blood-collection',
  'cashless-desk',
] as const satisfies readonly RoomName[];

export type StructureRoom = (typeof rooms)[number];

export function structureIn(language: Language, { hospital }: Pick<HospitalFacts, 'hospital'>) {
  const { titles, notes } = structureWords[language];
  return rooms.map((room) => ({ room, title: titles[room](hospital.beds), note: notes[room] }));
}
