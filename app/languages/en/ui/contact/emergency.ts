/** Words before a phone number, between the number and a link, the link's text, and words after it. */
type WithNumberAndLink = readonly [before: string, between: string, link: string, after: string];

interface EmergencyWords {
  readonly heading: string;
  /** @param day formatted date */
  readonly calledOn: (day: string) => string;
  readonly notCalled: string;
  /** Note below a list of departments none of which was called yet. */
  readonly noneCalled: string;
  /** Sentence if the hospital treats no emergencies. It contains 112 and a link to the departments. */
  readonly none: WithNumberAndLink;
  /** Sentence if the hospital treats emergencies day and night. It contains 112. */
  readonly always: readonly [before: string, after: string];
  /** Sentence if the hospital treats emergencies at certain hours. */
  readonly some: (hours: string) => string;
  readonly otherwise: string;
  /** Sentence during those hours, chosen by the browser. The next one is for all other times. */
  readonly now: (closing: string) => string;
  readonly notNow: string;
}

export const emergencyWords: EmergencyWords = {
  heading: 'Emergency departments, nearest first',
  calledOn: (day) => `Called by us on ${day}.`,
  notCalled: 'Not yet confirmed by a call.',
  noneCalled: 'Not yet confirmed by a call: if it can wait, ring before you go.',
  none: ['We do not take emergencies: call ', ', or go to an ', 'emergency department', '.'],
  always: ['We take emergencies day and night. In danger, call ', ' first.'],
  some: (hours) => `We take emergencies ${hours}.`,
  otherwise: 'At any other time call 112, or go to an emergency department.',
  now: (closing) => `We take them now, until ${closing}. In danger, call 112 first.`,
  notNow: 'Not now: call 112, or go to an emergency department.',
};

/** Suffix for hours that do not apply on holidays. */
export const exceptHolidays = { text: ', except holidays' };
