import { type RoomName, roomTitles } from '#app/hospital-facts/room-titles.ts';

/** The words of a room in one locale. */
export interface RoomWords {
  readonly title: string;
  /** Alternative text of its drawn picture. */
  readonly shows: string;
}

export const roomWords: Readonly<Record<RoomName, RoomWords>> = {
  'blood-collection': {
    title: roomTitles['blood-collection'],
    shows:
      'The blood collection corner: a padded chair with an arm rest, a trolley with sample tubes and a hand basin.',
  },
  'cashless-desk': {
    title: roomTitles['cashless-desk'],
    shows:
      'The cashless and insurance desk: a table with a screen and form trays, two visitor chairs and a shelf of files.',
  },
  'consultation-room': {
    title: roomTitles['consultation-room'],
    shows:
      'A doctor’s room: a wooden desk with two chairs for patients, tall bookshelves and a window to the hills.',
  },
  'counselling-room': {
    title: roomTitles['counselling-room'],
    shows:
      'The counselling room: two armchairs at a small round table with tissues and water, a warm lamp and a painting of the hills.',
  },
  'eeg-room': {
    title: roomTitles['eeg-room'],
    shows:
      'The EEG room: a reclining chair, a soft cap with sensors on its stand, and a screen with wavy traces, in daylight.',
  },
  'garden-courtyard': {
    title: roomTitles['garden-courtyard'],
    shows:
      'The garden seen from the veranda: a stone path between beds of marigolds, trees, a bench, and the Shivalik hills behind.',
  },
  'general-ward': {
    title: roomTitles['general-ward'],
    shows:
      'The general ward: a row of beds with lockers and pull-round curtains in green and sand, in daylight.',
  },
  'group-therapy-room': {
    title: roomTitles['group-therapy-room'],
    shows:
      'The group therapy room: a circle of cane chairs round a low table on a round rug, with a wall of windows to the hills.',
  },
  gym: {
    title: roomTitles.gym,
    shows:
      'The gym: treadmills, a cross trainer, exercise mats and a rack of dumb-bells before a wide window to the hills.',
  },
  'luxury-room': {
    title: roomTitles['luxury-room'],
    shows:
      'A luxury room: a wide bed, a sofa with a low table, a television and a balcony door with a view of the hills.',
  },
  pathology: {
    title: roomTitles.pathology,
    shows:
      'The pathology laboratory: a bench with a microscope, a centrifuge and racks of tubes under a window.',
  },
  pharmacy: {
    title: roomTitles.pharmacy,
    shows: 'The pharmacy: a long green counter before shelves of medicines in order.',
  },
  'play-therapy-room': {
    title: roomTitles['play-therapy-room'],
    shows:
      'The play therapy room for children: a low table with small chairs, wooden blocks, soft toys, a doll’s house and a wall painted with hills.',
  },
  'private-room': {
    title: roomTitles['private-room'],
    shows:
      'A private room: a single bed with a block-print cover, an armchair, plants and a window to the hills.',
  },
  reception: {
    title: roomTitles.reception,
    shows:
      'The reception: a curved green counter, waiting chairs with cushions, a palm and a painting of the hills.',
  },
  'recreation-room': {
    title: roomTitles['recreation-room'],
    shows: 'The recreation room: a carrom table with stools, a sofa, a guitar and a bookshelf.',
  },
  'sleep-study-room': {
    title: roomTitles['sleep-study-room'],
    shows:
      'The sleep study room in the evening: a bed in warm lamp light beside a small monitor, and the hills at dusk.',
  },
  'yoga-hall': {
    title: roomTitles['yoga-hall'],
    shows:
      'The yoga and meditation hall: cotton mats in rows on a wooden floor, a brass lamp and tall windows in the morning sun.',
  },
};
