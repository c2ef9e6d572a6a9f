/**
 * Titles of the hospital's rooms by name, for the pages that show them and the staff form for their
 * photographs.
 */
export const roomTitles = {
  'blood-collection': 'Blood collection',
  'cashless-desk': 'Cashless desk',
  'consultation-room': 'Consultation room',
  'counselling-room': 'Counselling room',
  'eeg-room': 'EEG room',
  'garden-courtyard': 'Garden courtyard',
  'general-ward': 'General ward',
  'group-therapy-room': 'Group therapy room',
  gym: 'Gym',
  'luxury-room': 'Luxury room',
  pathology: 'Pathology',
  pharmacy: 'Pharmacy',
  'play-therapy-room': 'Play therapy room',
  'private-room': 'Private room',
  reception: 'Reception',
  'recreation-room': 'Recreation room',
  'sleep-study-room': 'Sleep study room',
  'yoga-hall': 'Yoga and meditation hall',
} as const;

export type RoomName = keyof typeof roomTitles;
