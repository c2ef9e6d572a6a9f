/** The cards of Our Facilities (requirement 16). */
import { phones } from '#app/site/facts.ts';
import type { Language } from '#app/site/language.ts';
import { publicPages } from '#app/site/pages.ts';
import type { RoomName } from '../rooms/rooms.ts';
import { facilitiesWords } from './facilities.words.ts';

export type FacilityRoom = Extract<RoomName, 'luxury-room' | 'gym' | 'general-ward'>;

interface FacilityPlace {
  readonly room: FacilityRoom;
  /** Where its link leads. */
  readonly href: string;
}

const places = (): readonly FacilityPlace[] => [
  { room: 'luxury-room', href: publicPages.prices.path },
  { room: 'gym', href: publicPages.pictures.path },
  { room: 'general-ward', href: phones.admission.href },
];

export const facilitiesIn = (language: Language) =>
  places().map(({ room, href }) => {
    const { title, about, link } = facilitiesWords[language].cards[room];
    return { title, room, about, link: { href, label: link(phones.admission.shown) } };
  });
