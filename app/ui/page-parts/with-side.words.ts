import type { InLanguages } from '#app/languages/language.ts';

export const sideWords: InLanguages<{ readonly more: string; readonly theHospital: string }> = {
  en: { more: 'More', theHospital: 'The hospital' },
  hi: { more: 'और', theHospital: 'हमारा अस्पताल' },
};
