/** The hospital's spaces: their names, what their pictures show, and which page shows which. */
import type { Photograph } from '#app/hospital-facts/fact-types.ts';
import { type RoomName, roomTitles } from '#app/hospital-facts/room-titles.ts';
import type { PictureSource } from '#app/ui/picture/picture.tsx';
import pictures from './room-pictures.json' with { type: 'json' };

export type { RoomName };

export interface Room {
  readonly name: RoomName;
  readonly title: string;
  /** What its picture shows, for someone who does not see it. */
  readonly shows: string;
  /** Whether the hospital typed that, in English. */
  readonly isTyped: boolean;
  readonly files: PictureSource;
  /** Whether it is a rendering and no photograph. */
  readonly isIllustration: boolean;
}

/** What the drawn pictures show, for someone who does not see them. */
const drawn: Readonly<Record<RoomName, string>> = {
  'blood-collection':
    'The blood collection corner: a padded chair with an arm rest, a trolley with sample tubes and a hand basin.',
  'cashless-desk':
    'The cashless and insurance desk: a table with a screen and form trays, two visitor chairs and a shelf of files.',
  'consultation-room':
    'A doctor’s room: a wooden desk with two chairs for patients, tall bookshelves and a window to the hills.',
  'counselling-room':
    'The counselling room: two armchairs at a small round table with tissues and water, a warm lamp and a painting of the hills.',
  'eeg-room':
    'The EEG room: a reclining chair, a soft cap with sensors on its stand, and a screen with wavy traces, in daylight.',
  'garden-courtyard':
    'The garden seen from the veranda: a stone path between beds of marigolds, trees, a bench, and the Shivalik hills behind.',
  'general-ward':
    'The general ward: a row of beds with lockers and pull-round curtains in green and sand, in daylight.',
  'group-therapy-room':
    'The group therapy room: a circle of cane chairs round a low table on a round rug, with a wall of windows to the hills.',
  gym: 'The gym: treadmills, a cross trainer, exercise mats and a rack of dumb-bells before a wide window to the hills.',
  'luxury-room':
    'A luxury room: a wide bed, a sofa with a low table, a television and a balcony door with a view of the hills.',
  pathology:
    'The pathology laboratory: a bench with a microscope, a centrifuge and racks of tubes under a window.',
  pharmacy: 'The pharmacy: a long green counter before shelves of medicines in order.',
  'play-therapy-room':
    'The play therapy room for children: a low table with small chairs, wooden blocks, soft toys, a doll’s house and a wall painted with hills.',
  'private-room':
    'A private room: a single bed with a block-print cover, an armchair, plants and a window to the hills.',
  reception:
    'The reception: a curved green counter, waiting chairs with cushions, a palm and a painting of the hills.',
  'recreation-room': 'The recreation room: a carrom table with stools, a sofa, a guitar and a bookshelf.',
  'sleep-study-room':
    'The sleep study room in the evening: a bed in warm lamp light beside a small monitor, and the hills at dusk.',
  'yoga-hall':
    'The yoga and meditation hall: cotton mats in rows on a wooden floor, a brass lamp and tall windows in the morning sun.',
};

/** Photographs that the hospital gave, by room. */
export type RoomPhotographs = Readonly<Partial<Record<RoomName, Photograph>>>;

export interface RoomWords {
  readonly title: string;
  /** What the drawn picture shows, for someone who does not see it. */
  readonly shows: string;
}

/** What rooms are called in another language than English: only those that are shown. */
export type WordsOfRooms = Readonly<Partial<Record<RoomName, RoomWords>>>;

/**
 * A room with its picture: the photograph that the hospital gave, or what `npm run art` made.
 *
 * @param photographs handed in, since what is rendered in a browser does not know the facts
 * @param words handed in, where they are not the English ones
 */
export function findRoom(name: RoomName, photographs: RoomPhotographs = {}, words: WordsOfRooms = {}): Room {
  const { title, shows } = words[name] ?? { title: roomTitles[name], shows: drawn[name] };
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

/** The 12 pictures of the gallery (requirement 27), each another space. */
export const galleryRooms = [
  'reception',
  'private-room',
  'luxury-room',
  'general-ward',
  'counselling-room',
  'play-therapy-room',
  'yoga-hall',
  'gym',
  'recreation-room',
  'pharmacy',
  'eeg-room',
  'garden-courtyard',
] as const satisfies readonly RoomName[];

/** The 7 pictures of the About page (section 2.3). */
export const aboutRooms = [
  'garden-courtyard',
  'reception',
  'consultation-room',
  'group-therapy-room',
  'yoga-hall',
  'sleep-study-room',
  'pathology',
] as const satisfies readonly RoomName[];
