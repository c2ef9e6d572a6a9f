import type { DirectionsFact } from '#app/hospital-facts/fact-types.ts';

export const findUsWords = {
  /** Note while the hospital has not confirmed its directions. */
  sample: 'Sample: hours and ways are still to be confirmed by the hospital. Please ring before you come.',
  address: 'Address',
  copy: 'Copy the address',
  copied: 'Copied',
  openMap: 'Open in your map',
  call: 'Lost on the way? Call',
  /** Before and after the hours, such as 'Monday to Saturday, 9 am to 6:30 pm'. */
  opd: (hours: string) => `Doctors see people ${hours}.`,
  opdUnknown: 'The hours of the doctors are still to come. Please ring before you come.',
  /** Sentence of the server, true at any time. */
  opdEither: 'At other times and on holidays we are closed.',
  opdOpen: (closing: string) => `Open now, until ${closing}.`,
  opdClosed: 'Closed now.',
  hours: 'Hours',
  opdHours: 'Doctors (OPD)',
  phoneHours: 'Phone',
  visitingHours: 'Visits to people who stay here',
  unknown: 'Still to come: please ring.',
  atNight: 'At night and on holidays',
  nightRule: 'Nobody may be at the desk then. If it cannot wait, do not drive to us first.',
  ways: 'How to come',
  onArrival: 'When you are here',
  labels: {
    byBus: 'By bus',
    byAuto: 'By auto or taxi',
    byCar: 'By car',
    byTrain: 'By train',
    parking: 'Parking',
    stepFree: 'Without steps',
    bring: 'What to bring',
    atTheDoor: 'At the door',
  } satisfies Record<DirectionsFact, string>,
  sketch: {
    caption: 'A sketch of the sectors around us, not to scale. The pin marks the sector, not the building.',
    description:
      'Sketch: Sector 15 lies between Sectors 16 and 14. Sectors 9, 10 and 11 lie across the road. There is a roundabout where Sectors 9, 10, 15 and 16 meet.',
    sector: (number: number) => `Sector ${number}`,
    roundabout: 'Roundabout',
    weAreHere: 'We are here',
  },
};
