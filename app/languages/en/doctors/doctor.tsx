/** What is said of a doctor in each language. What staff typed stays as they typed it. */
import type { ReactNode } from 'react';
import type { Doctor } from '#app/doctors/doctor.values.ts';
import { doctorSummaryLine, feeText, yearsOfExperienceText } from '#app/doctors/doctor.view.ts';
import { registrationText } from '#app/doctors/hours/doctor-hours.ts';
import type { Around } from '#app/languages/messages.ts';

type Registered = Pick<Doctor, 'registrationCouncil' | 'registrationNumber'>;

export const doctorWords = {
  /** What a consultation costs. */
  fee: feeText,
  practice: yearsOfExperienceText,
  /** Null where none is entered. */
  registration: (doctor: Registered): ReactNode => registrationText(doctor),
  /** A doctor in a line, for search engines. */
  line: doctorSummaryLine,
  atHospital: 'Visits at the hospital',
  byVideo: 'Video consultation',
  notNow: 'Not available now',
  profile: 'View Full Profile',
  book: 'Book an Appointment',
  callBack: 'Call me back',
  seeAll: 'See all our doctors',
  newTab: ' (opens in a new tab)',
  loading: 'Loading doctors...',
  none: 'No doctor is shown here just now. Call us, and we will find the right doctor with you.',
  failed: (message: string) => message,
  /** Before and after the phone. */
  tryAgain: ['Please try again in a minute, or call ', '.'] satisfies Around,
};
