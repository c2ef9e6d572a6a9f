/** The cards of Our Facilities (specification, section 2.2). They promise nothing that only the hospital could know. */
import { phones } from '#app/site/facts.ts';
import { publicPages } from '#app/site/pages.ts';
import type { RoomName } from '../rooms/rooms.ts';

interface Facility {
  readonly title: string;
  readonly room: RoomName;
  readonly about: string;
  readonly link: { readonly href: string; readonly label: string };
}

export const facilities = (): readonly Facility[] => [
  {
    title: 'Luxury Rooms',
    room: 'luxury-room',
    about:
      'A room of your own, at a higher price than the private room. Ask us what it has, and who may stay with you.',
    link: { href: publicPages.prices.path, label: 'What a room costs' },
  },
  {
    title: 'GYM',
    room: 'gym',
    about: 'Moving can lift your mood and help you sleep. Ask your doctor what is right for you.',
    link: { href: publicPages.pictures.path, label: 'See more pictures' },
  },
  {
    title: 'General Ward',
    room: 'general-ward',
    about: 'A room that you share with others. Ask us about free beds, visits, and what to bring.',
    link: { href: phones.admission.href, label: `Call ${phones.admission.shown}` },
  },
];
