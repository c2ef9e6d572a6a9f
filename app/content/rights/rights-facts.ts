import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';

/** Facts that the page shows. Missing ones have a note. */
export type RightsFacts = Pick<
  HospitalFacts,
  | 'mentalHealthRegistration'
  | 'certificateShownAt'
  | 'clinicalEstablishment'
  | 'reviewBoard'
  | 'legalAid'
  | 'phones'
>;
