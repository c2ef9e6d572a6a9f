/** The part of a visit by video on the page of one's own appointment. */

export const videoVisitWords = {
  title: 'Your video call',
  opens: (day: string, time: string) =>
    `The door to the call opens here on ${day}, ${time}: 15 minutes before your time.`,
  opensOnceConfirmed: (day: string, time: string) =>
    `Once we have confirmed your appointment, the door to the call opens here on ${day}, ${time}: 15 minutes before your time.`,
  again: 'Is it open now?',
  enter: 'Enter the call',
  newTab: 'It opens in a new tab, on the video service.',
  missing: 'The link to your call is not here yet. Please call us: we tell you how you meet.',
  before: 'Before you begin',
  /** Points of the Telemedicine Practice Guidelines 2020. */
  sayWho: 'Say at the start who you are: name and age. The doctor says the same, and may ask where you are.',
  consent:
    'By beginning the call you agree to be seen by video. You may end it at any time and come to us instead.',
  registration: (registration: string) => `Registration of your doctor: ${registration}.`,
  minors: 'Under 18: an adult is there for the whole call, and says who they are.',
  notForEmergencies: 'A video call is not for emergencies. In danger call',
  or: 'or',
};

/** Added to a message about a visit by video that a member of the staff sends. It says where the door is, and links nowhere. */
export const videoWay = (reference: string): string =>
  `By video: from 15 minutes before, look up your appointment on our website with ${reference}.`;
