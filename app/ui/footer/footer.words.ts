import type { InLanguages } from '#app/languages/language.ts';

const english = {
  helpNow: 'If you need help now',
  map: 'Map (opens in a new tab)',
};

export const footerWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    helpNow: 'अभी मदद चाहिए तो',
    map: 'नक्शा (नए टैब में खुलेगा)',
  },
};
