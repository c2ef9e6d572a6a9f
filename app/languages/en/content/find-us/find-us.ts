import type { DirectionsFact } from '#app/hospital-facts/fact-types.ts';
import type { Around } from '#app/languages/messages.ts';

export const findUsWords = {
  /** Mark of facts that the hospital has not confirmed. */
  sample: 'Sample: to be confirmed by the hospital. Please call before you come.',
  copy: 'Copy the address',
  copied: 'Copied',
  openMap: 'Open the map',
  /** Before the links to other map apps. */
  otherApps: 'Another map app: ',
  android: 'on Android',
  or: ' or ',
  apple: 'Apple Maps',
  /** @param hours such as 'Monday to Saturday, 9 am to 6:30 pm' */
  opd: (hours: string) => `Doctors see people ${hours}.`,
  opdUnknown: 'The hours of the doctors are still to come. Please call before you come.',
  /** Sentence of the server, true at any time. It must be longer than the browser's sentences. */
  opdEither: 'At other times and on holidays the OPD is closed.',
  opdOpen: (closing: string) => `Open now, until ${closing}.`,
  opdClosed: 'Closed now.',
  /** @param hours such as 'Saturday, 9 am to 6:30 pm' */
  openOn: (hours: string) => `Open: ${hours}.`,
  closedOn: (day: string) => `${day}: closed.`,
  opens: (day: string, time: string) => `Opens ${day} ${time}.`,
  hours: 'Hours',
  opdHours: 'Doctors (OPD)',
  visitingHours: 'Visits to people who stay here',
  phoneHours: 'Phone',
  unknown: 'Still to come: please call and ask.',
  ways: 'How to come',
  onArrival: 'When you are here',
  closedOnDays: 'Closed on',
  staying: 'If you stay with us',
  howLong: 'How long',
  atNight: 'At night and on holidays',
  nightRule: 'There may be nobody at the desk. If it cannot wait, do not set out for us first.',
  /** Around the number of the helpline. */
  nightTalk: ['To talk to somebody at any hour, free: Tele-MANAS ', '.'] satisfies Around,
  labels: {
    byBus: 'By bus',
    byAuto: 'By auto or taxi',
    byCar: 'By car',
    byTrain: 'By train',
    parking: 'Parking',
    stepFree: 'Without steps',
    bring: 'What to bring',
    bag: 'Bag for a stay',
    atTheDoor: 'At the door',
  } satisfies Record<DirectionsFact, string>,
  sketch: {
    caption: 'A sketch, not to scale. The pin marks Sector 15, not the building: for that, open the map.',
    /** Alternative text. */
    description:
      'Sketch of the sectors: Sector 15 lies between Sectors 16 and 14. Sectors 9, 10 and 11 lie across the road. The roundabouts at its two corners are the Sector 15/16 Chowk and the Sector 11/15 Chowk.',
    sector: (number: number) => `Sector ${number}`,
  },
};
