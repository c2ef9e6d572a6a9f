/** Rooms with the photographs that the hospital entered. */
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { Locale } from '#app/languages/locales.ts';
import { hindiRooms } from './rooms.hi.ts';
import { findRoom, type Room, type RoomName, type RoomPhotographs, type WordsOfRooms } from './rooms.ts';

type Photographed = Pick<HospitalFacts, 'roomPhotographs'>;

export const currentRoom = (
  { roomPhotographs }: Photographed,
  name: RoomName,
  language: Locale = 'en',
): Room => findRoom(name, roomPhotographs, wordsOfRooms(language));

/** What rooms are called where that is not in English, which `rooms.ts` knows itself. */
export const wordsOfRooms = (language: Locale): WordsOfRooms | undefined =>
  language === 'hi' ? hindiRooms : undefined;

/** Whether some of these rooms have a rendering in place of a photograph. */
export const someAreIllustrations = (facts: Photographed, names: readonly RoomName[]): boolean =>
  names.some((name) => currentRoom(facts, name).isIllustration);

/** The photographs among some rooms; undefined where there are none, so that a page says nothing of it. */
export function photographsOf(
  { roomPhotographs }: Photographed,
  names: readonly RoomName[],
): RoomPhotographs | undefined {
  const given = names.flatMap((name) => (roomPhotographs[name] ? [[name, roomPhotographs[name]]] : []));
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
