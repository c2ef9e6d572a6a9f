/** Texts among the facts in the code. They are shown until the hospital enters its own in the staff area. */

/** Provisional. */
export const defaultPlace = {
  name: 'Panchkula Mind & Wellness Hospital',
  /** Wordmark for places where the full name does not fit. */
  shortName: 'Panchkula Mind & Wellness',
  location: 'Sector 15, Panchkula (HR)',
  /** Address in one line. */
  address: 'Sector 15, Panchkula, Haryana 134113',
};

/** The three offices of the management page. The titles are provisional: every hospital has these offices. */
export const defaultOffices = {
  medicalOfficer: {
    title: 'Medical officer in charge',
    description:
      'Answers for medical care: who is admitted, how treatment is planned and reviewed, and when a person goes home. The Mental Healthcare Act names this office as the first to hear a complaint.',
  },
  nurse: {
    title: 'Nurse in charge',
    description:
      'Answers for care by day and by night: that the ward is safe and calm, that medicines are given as they were ordered, and that each person keeps their dignity and privacy.',
  },
  administrator: {
    title: 'Administrator',
    description:
      'Answers for what surrounds care: appointments, rooms and meals, clear bills, insurance papers, and a building that is clean and in repair.',
  },
};

/** Emergency departments near the hospital, from public sources, read on 23 November 2026. */
export const defaultDepartments = {
  civilHospital: {
    name: 'Civil Hospital, Sector 6, Panchkula',
    takes: 'Emergency block. Psychiatry and de-addiction: fourth floor.',
  },
  gmch: {
    name: 'GMCH-32, Chandigarh',
    takes: 'Emergency and trauma block, intensive care. Psychiatry day and night.',
  },
  pgimer: {
    name: 'PGIMER, Sector 12, Chandigarh',
    takes: 'Emergency complex, trauma centre. Treats poisonings.',
  },
};

/**
 * Provisional: a sample for the page that says how to find the hospital. It names public places only. Lines about the
 * building send people to the phone, because a wrong ramp or parking place costs them more than a call.
 */
export const defaultDirections = {
  byBus: 'The Panchkula bus stand is in Sector 5. From there take an auto or a local bus towards Sector 15.',
  byAuto:
    'Say “Sector 15, Panchkula” and show the driver the pin on your map. You need not say which hospital.',
  byCar:
    'Take the road between Sectors 10 and 15. Turn into Sector 15 at the Sector 15/16 Chowk or the Sector 11/15 Chowk.',
  byTrain: 'Chandigarh station has an exit on the Panchkula side. From there take an auto or a taxi.',
  parking: 'Ask at the gate where cars and two-wheelers may stand.',
  stepFree: 'If stairs are hard for you, call before you come and ask for the way without steps.',
  bring:
    'Old prescriptions and reports, the tablets that you take, an identity card, and an insurance card if you have one. Somebody you trust may come along.',
  bag: 'Comfortable clothes, toilet things, spectacles, reports and policy papers, phone numbers on paper, and one thing that feels like home. Leave jewellery and cash behind. Ask us which objects, such as blades or glass, cannot come in.',
  atTheDoor: 'Ask at the reception for your doctor by name. You need not say why you have come.',
};
