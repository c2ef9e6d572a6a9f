import type * as english from '#messages/ui/locale/introduction.ts';

export const introductionWords: typeof english.introductionWords = {
  short: { hi: 'ਬਾਕੀ ਹਿੰਦੀ ਵਿੱਚ', en: 'ਬਾਕੀ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ' },
  sentence: { hi: 'ਸ਼ੁਰੂਆਤ ਪੰਜਾਬੀ ਵਿੱਚ, ਬਾਕੀ ਹਿੰਦੀ ਵਿੱਚ', en: 'ਸ਼ੁਰੂਆਤ ਪੰਜਾਬੀ ਵਿੱਚ, ਬਾਕੀ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ' },
};
