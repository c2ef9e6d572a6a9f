import type { ReactNode } from 'react';
import { workingDaysText } from '#app/doctors/hours/doctor-hours.ts';
import type { Around, Linked } from '#app/languages/messages.ts';
import type { Weekday } from '#app/time/calendar.ts';

export const doctorPageWords = {
  about: 'About',
  qualification: 'Qualification',
  memberOf: 'Member of',
  times: 'When you can be seen',
  alike: 'Others in the same field',
  others: 'Our other doctors',
  orNotNow: ', not available now',
  firstVisit: 'Your first visit',
  bring: 'Bring the medicines you take, in their strips, and any reports or prescriptions you have.',
  say: 'Say in your own words what is happening, since when, and what you hope for. You will also be asked about sleep, health, family and work. You may leave a question unanswered.',
  together: 'You may bring somebody you trust. A child comes with a parent or guardian.',
  room: 'For a visit by video, choose a room where nobody overhears you.',
  /** Text around the link to the prices. */
  fee: [
    'The fee is for the consultation. Tests and therapy have',
    'prices of their own',
    '.',
  ] satisfies Linked,
  book: 'Book an appointment',
  available: 'Available for appointments',
  pickTime: (hasChoice: boolean) =>
    `Pick a day and a time${hasChoice ? ', here or by video' : ''}. It takes about two minutes, and no account.`,
  sayWhom: (hasChoice: boolean) =>
    `When you call, say whom you would like to see and which time suits you${hasChoice ? ', here or by video' : ''}.`,
  callUs: 'Call us: we will tell you when appointments start again, and who else can see you now.',
  or: ' or ',
  change: 'move or cancel an appointment',
  atHospital: 'At the hospital',
  byVideo: 'By video',
  /** Text around the phone number. */
  noHours: ['No fixed hours are listed. Call', ': we will find a time with you.'] satisfies Around,
  usualHours: (days: readonly Weekday[]): ReactNode => (
    <>
      These are the usual hours, in Indian time, on {workingDaysText(days)}. Your own day and hour are fixed
      when you book.
    </>
  ),
  /** Hours of single weekdays, each formatted by `hoursOnDay`. */
  otherHours: (days: readonly string[]) => `Different hours on some days: ${days.join('; ')}.`,
  hoursOnDay: (weekday: string, from: string, to: string) => `${weekday} ${from} to ${to}`,
  notFound: 'We could not find that doctor',
  notFoundTitle: 'Doctor not found',
  mayBeGone: 'The address may be mistyped, or this doctor is not listed any more.',
  callOrLook:
    'Call us: we will tell you who can see you, and when. Or look through the doctors who are here.',
  didYouMean: 'Did you mean one of these?',
  /** Title of a page of the directory from the second on. */
  page: (title: string, number: number) => `${title}, page ${number}`,
};
