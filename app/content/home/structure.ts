/** The tiles of Hospital Structure (specification, section 2.2). */
import { hospital } from '#app/site/facts.ts';
import type { RoomName } from '../rooms/rooms.ts';

interface Tile {
  readonly title: string;
  readonly room: RoomName;
  readonly note?: string;
}

export const structure = (): readonly Tile[] => [
  { title: `${hospital.beds} Bedded Hospital`, room: 'garden-courtyard' },
  { title: 'Private Rooms/Luxury Room', room: 'private-room' },
  { title: 'Recreation Activities/Gym', room: 'recreation-room' },
  { title: 'Counseling Room', room: 'counselling-room' },
  { title: 'Pharmacy', room: 'pharmacy' },
  { title: 'Blood Collection Centre/Pathology', room: 'blood-collection' },
  {
    title: 'Cashless OPD through a TPA',
    room: 'cashless-desk',
    note: 'Check your policy first: most do not pay for visits without a stay (OPD). A TPA handles claims for your insurer.',
  },
];
