/** Words for the steps of a booking, and for the page of a booked appointment. */
import type { ReactNode } from 'react';
import { type VisitKind, visitLabels } from '#app/appointments/appointment.values.ts';
import type { ClosedDay, ClosedSlot } from '#app/appointments/free-times/schedule.ts';
import type { Holiday } from '#app/hospital-facts/fact-types.ts';
import type { Linked } from '#app/languages/messages.ts';
import { closedDayWords } from './closed-days.ts';
import { appointmentProblems } from './problems.ts';

/** Words about a slot: kind of visit, day and time. */
export const slotWords = {
  /** Label of the kinds of visit. */
  how: 'How would you like to be seen?',
  visits: visitLabels,
  visitDetails: {
    hospital: 'You come to us in Sector 15, Panchkula.',
    video: 'From a room where nobody overhears you.',
  } satisfies Record<VisitKind, string>,
  free: (count: number) => `${count} free`,
  closedDay: closedDayWords.reason as (
    closed: ClosedDay,
    day: string,
    holidays: readonly Holiday[],
  ) => ReactNode,
  closedSlot: { taken: 'Taken', 'too-soon': 'Too soon' } satisfies Record<ClosedSlot, string>,
  earliest: 'Earliest free',
  laterDays: 'Later days',
  /** Headings of the values chosen so far. */
  visit: 'Visit',
  day: 'Day',
  time: 'Time',
  change: 'Change',
  /** Follows `change` for screen readers, which may read the link alone. */
  changeOf: (name: string) => ` the ${name.toLowerCase()}`,
};

export const bookingWords = {
  title: 'Book an appointment',
  titleWith: (doctor: string) => `Book an appointment with ${doctor}`,
  theDoctor: 'The doctor',
  whichDoctor: 'Which doctor?',
  noOtherFits: 'No other doctor fits the filters of your search. These are all the others.',
  allDoctors: 'All doctors',
  /** After the filter by evening, for a doctor who has such times for one kind of visit. */
  eveningOnly: {
    hospital: 'This doctor has evening times at the hospital only.',
    video: 'This doctor has evening times by video only.',
  } satisfies Record<VisitKind, string>,
  whichDay: 'Which day?',
  whichTime: 'Which time?',
  who: 'Who is coming?',
  isItRight: 'Is this right?',
  beforeGoingOn: 'Before you go on',
  pleaseCall: 'Please call us',
  pickAnotherDay: (day: string, why: ReactNode): ReactNode => `${day}: ${why}. Please pick another day.`,
  noneFree: 'No time is free in these weeks. Call us: we tell you who else can see you.',
  taken: appointmentProblems.taken,
  indianTime: 'Times are Indian time. A visit is planned for half an hour.',
  noTimes:
    'This doctor has no times that can be booked here now. Call us: we tell you when there are, and who else can see you.',
  callBack: 'Call me back',
  /** Summary to check before the booking. */
  doctor: 'Doctor',
  when: 'When',
  where: 'Where',
  fee: 'Fee',
  name: 'Name',
  patient: 'Who will be seen',
  bookedBy: 'Booked by',
  adult: 'Adult who comes along',
  mayWeCall: 'May we call?',
  yes: 'Yes',
  noCall: 'No, we do not call',
  callAs: 'Who we say is calling',
  toKnow: 'To know before',
  book: 'Book this appointment',
  changeSomething: 'Change something',
  /** Shown once if the note mentions danger to a person. */
  inDanger:
    'What you wrote sounds as if somebody may be in danger. An appointment can be days away. Please talk to somebody now, by one of the numbers above. Nobody will think less of you for calling.',
  canStillBook: 'You can still book. Nothing you typed is lost.',
  goOn: 'I have seen the numbers: go on',
};

export const confirmationWords = {
  title: 'Your appointment is booked',
  /** Title and first line of a request beyond a limit, which holds no time. */
  askedTitle: 'We have your request',
  notHeld:
    'The time is not held yet, because many people are booking just now. We look at your request and answer it on the page below. If you cannot wait, call us.',
  notShownTitle: 'Appointment not shown',
  notShown: 'This appointment is not shown here any more',
  /** Text around the link to the lookup. */
  toProtect: [
    'To protect you, this page shows an appointment for a day only. You find it by its reference and your phone: ',
    'your appointment',
    '.',
  ] satisfies Linked,
  reference: 'Your reference',
  writeDown: 'Write it down or take a picture. On the phone, read it out letter by letter.',
  copy: 'Copy the reference',
  copied: 'Copied',
  share: 'Share',
  with: 'With',
  noFee: 'No consultation fee',
  addToCalendar: 'Add to calendar',
  map: 'Map (opens in a new tab)',
  next: 'What happens next',
  held: 'The time is held for you from now on. Nobody else can book it.',
  mayCall: 'We may call you to confirm it.',
  noCall: 'We will not call you, as you asked. If you have a question, call us.',
  callForVideo: (phone: string) =>
    `From 15 minutes before your time, look up your appointment by its reference: the video call opens there. Questions: ${phone}.`,
  /** For a person who must not be called. */
  videoWithoutCall: (phone: string) =>
    `From 15 minutes before your time, look up your appointment by its reference: the video call opens there. We do not call you, and nothing is sent to you without your asking. If you have a question, call ${phone} at a moment that is safe for you.`,
  canChange: (hours: number) =>
    `You can move or cancel it until ${hours} hours before, with the reference and your phone: `,
  lookUp: ['your appointment', '.'] satisfies [link: string, after: string],
  toBring: 'What to bring',
  atHand: 'What to have at hand',
  medicines: 'The medicines you take, in their strips, and reports or prescriptions you have.',
  somebody: 'Somebody you trust, if you like. A child comes with a parent or guardian.',
  sayReference: 'Your reference: say it at the reception, and you need not say more.',
  quietRoom: 'A quiet room where nobody overhears you.',
};
