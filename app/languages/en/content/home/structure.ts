import type { StructureRoom } from '#app/content/home/structure.ts';

interface StructureWords {
  readonly heading: string;
  readonly titles: Readonly<Record<StructureRoom, (beds: number) => string>>;
  /** Notes below some titles. */
  readonly notes: Readonly<Partial<Record<StructureRoom, string>>>;
}

export const structureWords: StructureWords = {
  heading: 'Hospital Structure',
  titles: {
    'garden-courtyard': (beds) => `${beds} Bedded Hospital`,
    'private-room': () => 'Private Rooms/Luxury Room',
    'recreation-room': () => 'Recreation Activities/Gym',
    'counselling-room': () => 'Counseling Room',
    pharmacy: () => 'Pharmacy',
    'blood-collection': () => 'Blood Collection Centre/Pathology',
    'cashless-desk': () => 'Cashless OPD through a TPA',
  },
  notes: {
    'cashless-desk':
      'Check your policy first: most do not pay for visits without a stay (OPD). A TPA handles claims for your insurer.',
  },
};
