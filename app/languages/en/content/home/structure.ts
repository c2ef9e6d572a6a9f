import type { StructureTile } from '#app/content/home/structure.ts';

interface StructureWords {
  readonly heading: string;
  readonly titles: Readonly<Record<StructureTile, (beds: number) => string>>;
  /** Notes below some titles. */
  readonly notes: Readonly<Partial<Record<StructureTile, string>>>;
}

export const structureWords: StructureWords = {
  heading: 'Hospital Structure',
  titles: {
    beds: (beds) => `${beds} Bedded Hospital`,
    rooms: () => 'Private Rooms/Luxury Room',
    recreation: () => 'Recreation Activities/Gym',
    counselling: () => 'Counseling Room',
    pharmacy: () => 'Pharmacy',
    bloodCollection: () => 'Blood Collection Centre/Pathology',
    cashless: () => 'Cashless OPD through a TPA',
  },
  notes: {
    cashless:
      'Check your policy first: most do not pay for visits without a stay (OPD). A TPA handles claims for your insurer.',
  },
};
