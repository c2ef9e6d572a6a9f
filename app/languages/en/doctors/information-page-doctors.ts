import type { Around } from '#app/languages/messages.ts';
import { doctorWords } from '#messages/doctors/doctor.tsx';

export const informationPageDoctorsWords = {
  title: 'Doctors who can help',
  loading: 'Loading doctors...',
  seeAll: 'See all our doctors',
  /** Before and after the phone. */
  ask: ['Call ', ': we will tell you who can see you, and when.'] satisfies Around,
  book: 'Book an appointment',
  callBack: 'Call me back',
  newTab: ' (opens in a new tab)',
  /** What a consultation costs. */
  fee: doctorWords.fee,
};
