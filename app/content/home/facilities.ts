/** Cards of the section Our Facilities (requirement 16). */

import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { facilitiesWords } from '#messages/content/home/facilities.ts';
import type { RoomName } from '../rooms/rooms.ts';

/** Rooms of the section. The gallery has others, so that home shows each picture once. */
export const facilityRooms = ['luxury-room', 'gym', 'general-ward'] as const satisfies readonly RoomName[];

type FacilityRoom = (typeof facilityRooms)[number];

interface FacilityPlace {
  readonly room: FacilityRoom;
  /** Target of the link. */
  readonly href: string;
}

type Phones = Pick<HospitalFacts, 'phones'>;

const places = ({ phones }: Phones): readonly FacilityPlace[] => [
  { room: 'luxury-room', href: publicPages.prices.path },
  { room: 'gym', href: '/stress-management' },
  { room: 'general-ward', href: phones.admission.href },
];

export const facilitiesIn = (locale: Locale, facts: Phones) =>
  places(facts).map(({ room, href }) => {
    const { title, about, link } = messagesIn(locale, facilitiesWords).cards[room];
    return { title, room, about, link: { href, label: link(facts.phones.admission.shown) } };
  });
