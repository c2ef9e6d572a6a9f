import type { InLanguages } from '#app/site/language.ts';

interface TeamWords {
  readonly heading: string;
  /** Leads to all doctors. */
  readonly viewAll: string;
}

export const teamWords: InLanguages<TeamWords> = {
  en: { heading: 'Our Team of Experts', viewAll: 'View all' },
  hi: { heading: 'हमारे विशेषज्ञों की टीम', viewAll: 'सारे डॉक्टर देखें' },
};
