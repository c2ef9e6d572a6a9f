import type * as english from '#messages/ui/footer/footer.ts';

export const footerWords: typeof english.footerWords = {
  helpNow: 'ਜੇ ਹੁਣੇ ਮਦਦ ਚਾਹੀਦੀ ਹੈ',
  map: 'ਨਕਸ਼ਾ (ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹੇਗਾ)',
};
