/**
 * Places for photographs of the hospital. Safe for the browser; the form, the stored facts and the tests
 * import them.
 */

import type { HospitalFacts, Photograph } from '#app/hospital-facts/fact-types.ts';
import { type RoomName, roomTitles } from '#app/hospital-facts/room-titles.ts';

/** Numbers of the people on the page Management. */
const people = [1, 2, 3] as const;

type PersonPlace = `person${(typeof people)[number]}`;
export type PhotographPlace = PersonPlace | RoomName;

export const personPlaces = people.map((number): PersonPlace => `person${number}`);
export const roomPlaces = Object.keys(roomTitles) as readonly RoomName[];

export const photographPlaces: readonly PhotographPlace[] = [...personPlaces, ...roomPlaces];

export const isPhotographPlace = (text: string): text is PhotographPlace =>
  photographPlaces.some((place) => place === text);

const isPerson = (place: PhotographPlace): place is PersonPlace =>
  personPlaces.some((person) => person === place);

/** Name of the person or room in the photograph. */
export function placeTitle(
  place: PhotographPlace,
  { management }: Pick<HospitalFacts, 'management'>,
): string {
  if (!isPerson(place)) return roomTitles[place];
  const person = management[personPlaces.indexOf(place)];
  return person ? (person.name ?? person.title) : place;
}

/** The photograph at a place; null if the page shows a drawing. */
export function photographAt(
  place: PhotographPlace,
  { management, roomPhotographs }: HospitalFacts,
): Photograph | null {
  const given = isPerson(place)
    ? management[personPlaces.indexOf(place)]?.photograph
    : roomPhotographs[place];
  return given ?? null;
}

/** Label, hint, limit and error message of the description field. */
export const descriptionRule = {
  label: 'What it shows',
  hint: 'One sentence for those who cannot see it, such as “A single bed beside a wide window”.',
  maxLength: 200,
  required: 'Say what the photograph shows, for those who cannot see it.',
} as const;
