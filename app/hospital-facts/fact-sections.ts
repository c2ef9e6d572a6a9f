/** Sections of the page Hospital in the staff area, in their order. Each is saved by itself. */
export const factSections = {
  notices: 'Notices to the public',
  beds: 'Free bed',
  registrations: 'Registrations',
  offices: 'Offices by law',
  'personal-data': 'Personal data',
  'name-and-place': 'Name and place',
  'phones-and-mail': 'Phones and mail',
  'opening-hours': 'Opening hours',
  'find-us': 'Find us and hours',
  emergencies: 'Emergencies',
  reviewer: 'Reviewer of the pages',
  'page-reviews': 'Reviews of the pages',
  prices: 'Prices',
  management: 'Management',
  photographs: 'Photographs',
  holidays: 'Holidays',
  'booking-times': 'Times of booking',
  'video-visits': 'Video visits',
  profiles: 'Profiles',
  recognition: 'Memberships, training, recognitions',
  payments: 'Payments',
  messages: 'Messages',
  'message-tests': 'Messages: test and cost',
} as const;

export type FactSectionId = keyof typeof factSections;

/** Describes where a section is entered, for messages. */
export const sectionLocation = (id: FactSectionId): string =>
  `the staff area, Hospital, section “${factSections[id]}”`;
