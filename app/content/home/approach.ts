/** Cards of the section Our Approach (requirement 12). */

import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { approachWords } from '#messages/content/home/approach.ts';
import type { RoomName } from '../rooms/rooms.ts';

export type ApproachId = 'motivation' | 'yoga' | 'gym' | 'recreation';

interface ApproachPlace {
  readonly id: ApproachId;
  readonly room: RoomName;
  /** Target of the link. */
  readonly path: `/${string}`;
}

const places: readonly ApproachPlace[] = [
  { id: 'motivation', room: 'consultation-room', path: '/motivation-enhancement' },
  { id: 'yoga', room: 'yoga-hall', path: '/relaxation-therapy' },
  { id: 'gym', room: 'gym', path: publicPages.pictures.path },
  { id: 'recreation', room: 'recreation-room', path: publicPages.pictures.path },
];

export const approachIn = (locale: Locale) =>
  places.map(({ id, room, path }) => {
    const { title, text, link } = messagesIn(locale, approachWords).cards[id];
    return { title, text, room, link: { path, label: link } };
  });
