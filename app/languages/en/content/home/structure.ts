const titles = {
  beds: (beds: number) => `${beds} Bedded Hospital`,
  rooms: () => 'Private Rooms/Luxury Room',
  recreation: () => 'Recreation Activities/Gym',
  counselling: () => 'Counseling Room',
  pharmacy: () => 'Pharmacy',
  bloodCollection: () => 'Blood Collection Centre/Pathology',
  cashless: () => 'Cashless OPD through a TPA',
};

interface StructureWords {
  readonly heading: string;
  readonly titles: typeof titles;
  /** Notes below some titles. */
  readonly notes: Readonly<Partial<Record<keyof typeof titles, string>>>;
}

export const structureWords: StructureWords = {
  heading: 'Hospital Structure',
  titles,
  notes: {
    cashless:
      'Check your policy first: most do not pay for visits without a stay (OPD). A TPA handles claims for your insurer.',
  },
};
