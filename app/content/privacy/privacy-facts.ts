import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';

/** Facts that the policy shows. Missing ones have a note. */
export type PrivacyFacts = Pick<HospitalFacts, 'dataContact' | 'dataPlace' | 'email' | 'phones'>;
