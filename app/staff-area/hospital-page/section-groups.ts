import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';

/** Sections of the page Hospital by what somebody looks for, in the order of the list. Each is in one group. */
export const sectionGroups: Readonly<Record<string, readonly FactSectionId[]>> = {
  'Changes often': ['notices', 'beds', 'prices', 'holidays'],
  'How people reach us': [
    'phones-and-mail',
    'name-and-place',
    'opening-hours',
    'find-us',
    'emergencies',
    'profiles',
  ],
  'Booking, payments, messages': ['booking-times', 'video-visits', 'payments', 'messages', 'message-tests'],
  'Required by law': ['registrations', 'offices', 'personal-data'],
  'People and pictures': ['management', 'photographs', 'recognition'],
  'Information pages': ['reviewer', 'page-reviews'],
};
