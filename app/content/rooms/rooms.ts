/** The hospital's rooms, their pictures, and the pages that show them. */
import type { Photograph } from '#app/hospital-facts/fact-types.ts';
import type { RoomName } from '#app/hospital-facts/room-titles.ts';
import type { PictureSource } from '#app/ui/picture/picture.tsx';
import { type RoomWords, roomWords } from '#messages/content/rooms/room-words.ts';
import pictures from './room-pictures.json' with { type: 'json' };

export type { RoomName };

export interface Room {
  readonly name: RoomName;
  readonly title: string;
  /** Alternative text of its picture. */
  readonly shows: string;
  /** Whether staff typed the alternative text, in English. */
  readonly isTyped: boolean;
  readonly files: PictureSource;
  /** Whether the picture is a rendering, not a photograph. */
  readonly isIllustration: boolean;
}

/** The hospital's photographs by room. */
export type RoomPhotographs = Readonly<Partial<Record<RoomName, Photograph>>>;

/** The words of the rooms on a page, in the locale of the page. */
export type WordsOfRooms = Readonly<Partial<Record<RoomName, RoomWords>>>;

/**
 * A room with its picture: the hospital's photograph, or the picture that `npm run art` made.
 *
 * @param photographs a parameter because code in the browser does not have the facts
 * @param words in the locale of the page
 */
export function findRoom(
  name: RoomName,
  photographs: RoomPhotographs = {},
  words: WordsOfRooms = roomWords,
): Room {
  const { title, shows } = words[name] ?? roomWords[name];
  const photograph = photographs[name];
  if (photograph) {
    return {
      name,
      title,
      shows: photograph.alt ?? title,
      isTyped: photograph.alt !== undefined,
      files: photograph,
      isIllustration: false,
    };
  }
  const { width, height, widths, photograph: isPhotograph } = pictures[name];
  const files = { path: `/pictures/rooms/${name}`, width, height, widths };
  return { name, title, shows, isTyped: false, files, isIllustration: !isPhotograph };
}

/** The 12 rooms of the gallery (requirement 27). Those of Our Facilities are not among them (requirement 16). */
export const galleryRooms = [
  'reception',
  'private-room',
  'consultation-room',
  'group-therapy-room',
  'counselling-room',
  'play-therapy-room',
  'yoga-hall',
  'sleep-study-room',
  'recreation-room',
  'pharmacy',
  'eeg-room',
  'garden-courtyard',
] as const satisfies readonly RoomName[];

/** The 7 rooms of the About page (requirement 19). */
export const aboutRooms = [
  'garden-courtyard',
  'reception',
  'consultation-room',
  'group-therapy-room',
  'yoga-hall',
  'sleep-study-room',
  'pathology',
] as const satisfies readonly RoomName[];
