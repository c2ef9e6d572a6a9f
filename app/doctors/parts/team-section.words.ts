import type { InLanguages } from '#app/languages/language.ts';

const english = { heading: 'Our Team of Experts' /** Leads to all doctors. */, viewAll: 'View all' };

export const teamWords: InLanguages<typeof english> = {
  en: english,
  hi: { heading: 'हमारे विशेषज्ञों की टीम', viewAll: 'सारे डॉक्टर देखें' },
};
