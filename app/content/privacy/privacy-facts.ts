import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';

/** The facts of the hospital that the policy shows, or says to be still missing. */
export type PrivacyFacts = Pick<HospitalFacts, 'dataContact' | 'dataPlace' | 'email' | 'phones'>;
