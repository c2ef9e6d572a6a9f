/** Tiles of the section Hospital Structure (requirement 14), by the room in the picture. */

import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { structureWords } from '#messages/content/home/structure.ts';
import type { RoomName } from '../rooms/rooms.ts';

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

export function structureIn(locale: Locale, { hospital }: Pick<HospitalFacts, 'hospital'>) {
  const { titles, notes } = messagesIn(locale, structureWords);
  return rooms.map((room) => ({ room, title: titles[room](hospital.beds), note: notes[room] }));
}
