import type { ClosedDay } from '#app/appointments/free-times/schedule.ts';
import { mailAddressRule } from '#app/contact-details/mail-address.ts';
import type { Holiday } from '#app/hospital-facts/fact-types.ts';
import { closedDayWords } from './closed-days.ts';

const notOffered = 'The doctor does not see people at this time. Please pick another.';

/** Refusals of a booking, a change or a lookup of an appointment. Staff and visitors can meet the same ones. */
export const appointmentProblems = {
  tooManyOpen: 'Too many requests wait for us just now. Call us and we book it with you on the phone.',
  taken: 'This time has just been taken. Please pick another.',
  doctorUnknown: 'Choose a doctor from the list.',
  noDoctor: 'We have no such doctor.',
  doctorUnavailable: 'This doctor cannot be booked now. Please call us.',
  visit: "Visit must be 'hospital' or 'video'.",
  date: 'Choose a day, such as 2026-11-20.',
  slot: 'Choose a time from the list.',
  notOffered,
  closedDay: ({ closed, day, holidays }: { closed: ClosedDay; day: string; holidays: readonly Holiday[] }) =>
    `${closedDayWords.reason(closed, day, holidays)}. ${notOffered}`,
  tooSoon: 'This time is too soon. Please pick a later one, or call us.',
  tooFar: 'This day is too far ahead. Please pick an earlier one.',
  patientName: 'Name is required.',
  email: mailAddressRule.message as string,
  bookerName: 'Your own name is required when you book for somebody else.',
  adultName: 'The name of the adult who comes along is required for somebody under 18.',
  bookedFor: "Booked for must be 'self' or 'other'.",
  consent: 'We need your consent to keep what you entered.',
  staffOnly: 'Only staff can add an appointment in between.',
  gone: 'There is no such appointment.',
  notFound: 'We found no appointment with this reference and phone. Check both, or call us.',
  status: ({ statuses }: { statuses: readonly string[] }) => `Status must be one of ${statuses.join(', ')}.`,
  notPossible: 'This is not possible any more: the appointment has another status now.',
  notMoved: 'Only an appointment that is requested or confirmed can be moved.',
  notArrived: 'Only somebody with an appointment that is requested or confirmed can arrive.',
  arrivedAlready: 'Whoever has arrived cannot be marked as not come.',
  tooLate: 'It is too late to change this here. Please call us.',
  visitorMay: 'Here an appointment can be moved or cancelled.',
  nothing: 'Say what is to change.',
  changedMeanwhile:
    'Somebody else has changed this appointment in the meantime. Open it again to see the change.',
  notTakenBack: 'This cannot be taken back any more.',
  formUsed:
    'This form has booked this time already. For another person, pick another time. To change the appointment, look it up.',
  stillLive: 'There is an appointment to come under this phone. Cancel it first.',
  notShown: 'This appointment is not shown here any more.',
};
