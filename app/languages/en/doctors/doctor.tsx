/** Text about a doctor. Text that staff typed is not translated. */
import type { ConsultingLanguage } from '#app/doctors/doctor.values.ts';
import { doctorSummaryLine, feeText, yearsOfExperienceText } from '#app/doctors/doctor.view.ts';
import { registrationText } from '#app/doctors/hours/doctor-hours.ts';
import type { Around } from '#app/languages/messages.ts';
import { languageNames } from './languages.ts';

export const doctorWords = {
  /** Fee of a consultation. */
  fee: feeText,
  practice: yearsOfExperienceText,
  /** Null if no registration is entered. */
  registration: registrationText,
  /** Summary for search engines. */
  line: doctorSummaryLine,
  atHospital: 'Visits at the hospital',
  byVideo: 'Video consultation',
  speaks: (languages: readonly ConsultingLanguage[]) =>
    `Speaks ${languages.map((language) => languageNames[language]).join(', ')}`,
  notNow: 'Not available now',
  profile: 'View Full Profile',
  book: 'Book an Appointment',
  callBack: 'Call me back',
  seeAll: 'See all our doctors',
  newTab: ' (opens in a new tab)',
  loading: 'Loading doctors...',
  none: 'No doctor is shown here just now. Call us, and we will find the right doctor with you.',
  failed: (message: string) => message,
  /** Text around the phone number. */
  tryAgain: ['Please try again in a minute, or call ', '.'] satisfies Around,
};
