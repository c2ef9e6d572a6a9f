import type * as english from '#messages/ui/footer/footer.ts';

export const footerWords: typeof english.footerWords = {
  helpNow: 'अभी मदद चाहिए तो',
  map: 'नक्शा (नए टैब में खुलेगा)',
};
