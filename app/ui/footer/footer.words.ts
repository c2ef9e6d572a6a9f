import type { InLanguages } from '#app/site/language.ts';

export const footerWords: InLanguages<{
  readonly helpNow: string;
  readonly map: string;
}> = {
  en: {
    helpNow: 'If you need help now',
    map: 'Map (opens in a new tab)',
  },
  hi: {
    helpNow: 'अभी मदद चाहिए तो',
    map: 'नक्शा (नए टैब में खुलेगा)',
  },
};
