/** Rooms with the photographs that the hospital entered. */
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { roomWords } from '#messages/content/rooms/room-words.ts';
import { findRoom, type Room, type RoomName, type RoomPhotographs } from './rooms.ts';

type Photographed = Pick<HospitalFacts, 'roomPhotographs'>;

export const currentRoom = (
  { roomPhotographs }: Photographed,
  name: RoomName,
  locale: Locale = defaultLocale,
): Room => findRoom(name, roomPhotographs, messagesIn(locale, roomWords));

/** Whether some of these rooms have a rendering in place of a photograph. */
export const someAreIllustrations = (facts: Photographed, names: readonly RoomName[]): boolean =>
  names.some((name) => currentRoom(facts, name).isIllustration);

/**
 * The photographs of some rooms.
 *
 * @returns undefined if there are none, so that the page does not serialize an empty object
 */
export function photographsOf(
  { roomPhotographs }: Photographed,
  names: readonly RoomName[],
): RoomPhotographs | undefined {
  const given = names.flatMap((name) => (roomPhotographs[name] ? [[name, roomPhotographs[name]]] : []));
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
