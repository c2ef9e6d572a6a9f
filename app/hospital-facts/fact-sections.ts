/** The parts in which the hospital enters what it says of itself, in their order on the page: each is saved by itself. */
export const factSections = {
  registrations: 'Registrations',
  offices: 'Offices by law',
  'personal-data': 'Personal data',
  'name-and-place': 'Name and place',
  'phones-and-mail': 'Phones and mail',
  'opening-hours': 'Opening hours',
  emergencies: 'Emergencies',
  reviewer: 'Reviewer of the pages',
  'page-reviews': 'Reviews of the pages',
  prices: 'Prices',
  management: 'Management',
  photographs: 'Photographs',
  holidays: 'Holidays',
  'booking-times': 'Times of booking',
  profiles: 'Profiles',
  recognition: 'Memberships, training, recognitions',
  payments: 'Payments',
} as const;

export type FactSectionId = keyof typeof factSections;

/** Where a section is entered, in words. */
export const sectionPlace = (id: FactSectionId): string =>
  `the staff area, Hospital, section “${factSections[id]}”`;
