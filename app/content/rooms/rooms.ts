/** The hospital's spaces: their names, what their pictures show, and which page shows which. */
import type { PictureFiles } from '#app/ui/picture/picture.tsx';
import pictures from './room-pictures.json' with { type: 'json' };

export type RoomName = keyof typeof words;

export interface Room {
  readonly name: RoomName;
  readonly title: string;
  /** What its picture shows, for someone who does not see it. */
  readonly shows: string;
  readonly files: PictureFiles;
}

const words = {
  'blood-collection': {
    title: 'Blood collection',
    shows:
      'The blood collection corner: a padded chair with an arm rest, a trolley with sample tubes and a hand basin.',
  },
  'cashless-desk': {
    title: 'Cashless desk',
    shows:
      'The cashless and insurance desk: a table with a screen and form trays, two visitor chairs and a shelf of files.',
  },
  'consultation-room': {
    title: 'Consultation room',
    shows:
      'A doctor’s room: a wooden desk with two chairs for patients, tall bookshelves and a window to the hills.',
  },
  'counselling-room': {
    title: 'Counselling room',
    shows:
      'The counselling room: two armchairs at a small round table with tissues and water, a warm lamp and a painting of the hills.',
  },
  'eeg-room': {
    title: 'EEG room',
    shows:
      'The EEG room: a reclining chair, a soft cap with sensors on its stand, and a screen with wavy traces, in daylight.',
  },
  'garden-courtyard': {
    title: 'Garden courtyard',
    shows:
      'The garden seen from the veranda: a stone path between beds of marigolds, trees, a bench, and the Shivalik hills behind.',
  },
  'general-ward': {
    title: 'General ward',
    shows:
      'The general ward: a row of beds with lockers and pull-round curtains in green and sand, in daylight.',
  },
  'group-therapy-room': {
    title: 'Group therapy room',
    shows:
      'The group therapy room: a circle of cane chairs round a low table on a round rug, with a wall of windows to the hills.',
  },
  gym: {
    title: 'Gym',
    shows:
      'The gym: treadmills, a cross trainer, exercise mats and a rack of dumb-bells before a wide window to the hills.',
  },
  'luxury-room': {
    title: 'Luxury room',
    shows:
      'A luxury room: a wide bed, a sofa with a low table, a television and a balcony door with a view of the hills.',
  },
  pathology: {
    title: 'Pathology',
    shows:
      'The pathology laboratory: a bench with a microscope, a centrifuge and racks of tubes under a window.',
  },
  pharmacy: {
    title: 'Pharmacy',
    shows: 'The pharmacy: a long green counter before shelves of medicines in order.',
  },
  'play-therapy-room': {
    title: 'Play therapy room',
    shows:
      'The play therapy room for children: a low table with small chairs, wooden blocks, soft toys, a doll’s house and a wall painted with hills.',
  },
  'private-room': {
    title: 'Private room',
    shows:
      'A private room: a single bed with a block-print cover, an armchair, plants and a window to the hills.',
  },
  reception: {
    title: 'Reception',
    shows:
      'The reception: a curved green counter, waiting chairs with cushions, a palm and a painting of the hills.',
  },
  'recreation-room': {
    title: 'Recreation room',
    shows: 'The recreation room: a carrom table with stools, a sofa, a guitar and a bookshelf.',
  },
  'sleep-study-room': {
    title: 'Sleep study room',
    shows:
      'The sleep study room in the evening: a bed in warm lamp light beside a small monitor, and the hills at dusk.',
  },
  'yoga-hall': {
    title: 'Yoga and meditation hall',
    shows:
      'The yoga and meditation hall: cotton mats in rows on a wooden floor, a brass lamp and tall windows in the morning sun.',
  },
} as const;

/** A room with the files of its picture. */
export function findRoom(name: RoomName): Room {
  const { width, height, widths } = pictures[name];
  return { name, ...words[name], files: { path: `/pictures/rooms/${name}`, width, height, widths } };
}

/** The 12 pictures of the gallery (specification, section 2.3), each another space. */
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

/** Whether some of these rooms have a rendering in place of a photograph. */
export function someAreIllustrations(names: readonly RoomName[]): boolean {
  return names.some((name) => !pictures[name].photograph);
}
