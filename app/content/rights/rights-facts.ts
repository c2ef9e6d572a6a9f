import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';

/** The facts of the hospital that the page shows, or says to be still missing. */
export type RightsFacts = Pick<
  HospitalFacts,
  | 'mentalHealthRegistration'
  | 'certificateShownAt'
  | 'clinicalEstablishment'
  | 'reviewBoard'
  | 'legalAid'
  | 'phones'
>;
