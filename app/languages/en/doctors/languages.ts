import type { ConsultingLanguage } from '#app/doctors/doctor.values.ts';

/** Names of the languages in which doctors consult. */
export const languageNames: Readonly<Record<ConsultingLanguage, string>> = {
  hi: 'Hindi',
  pa: 'Punjabi',
  en: 'English',
  bgc: 'Haryanvi',
  ur: 'Urdu',
  doi: 'Dogri',
  ks: 'Kashmiri',
  ne: 'Nepali',
  bn: 'Bengali',
  ta: 'Tamil',
  ml: 'Malayalam',
};
