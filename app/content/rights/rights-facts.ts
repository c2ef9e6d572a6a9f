import type { SiteFacts } from '#app/site/fact-shapes.ts';

/** The facts of the hospital that the page shows, or says to be still missing. */
export type RightsFacts = Pick<
  SiteFacts,
  'mentalHealthRegistration' | 'certificateShownAt' | 'clinicalEstablishment' | 'reviewBoard' | 'legalAid'
>;
