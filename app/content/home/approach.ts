/** The cards of Our Approach (requirement 12). */
import type { Language } from '#app/languages/language.ts';
import { publicPages } from '#app/navigation/pages.ts';
import type { RoomName } from '../rooms/rooms.ts';
import { approachWords } from './approach.words.ts';

export type ApproachId = 'motivation' | 'yoga' | 'gym' | 'recreation';

interface ApproachPlace {
  readonly id: ApproachId;
  readonly room: RoomName;
  /** Where its link leads. */
  readonly path: `/${string}`;
}

const places: readonly ApproachPlace[] = [
  { id: 'motivation', room: 'consultation-room', path: '/motivation-enhancement' },
  { id: 'yoga', room: 'yoga-hall', path: '/relaxation-therapy' },
  { id: 'gym', room: 'gym', path: publicPages.pictures.path },
  { id: 'recreation', room: 'recreation-room', path: publicPages.pictures.path },
];

export const approachIn = (language: Language) =>
  places.map(({ id, room, path }) => {
    const { title, text, link } = approachWords[language].cards[id];
    return { title, text, room, link: { path, label: link } };
  });
