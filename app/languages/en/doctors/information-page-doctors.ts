import type { Around } from '#app/languages/messages.ts';
import { doctorWords } from '#messages/doctors/doctor.tsx';

export const informationPageDoctorsWords = {
  title: 'Doctors who can help',
  loading: 'Loading doctors...',
  seeAll: 'See all our doctors',
  /** Text around the phone number. */
  ask: ['Call ', ': we will tell you who can see you, and when.'] satisfies Around,
  book: 'Book an appointment',
  callBack: 'Call me back',
  newTab: ' (opens in a new tab)',
  /** Fee of a consultation. */
  fee: doctorWords.fee,
};
