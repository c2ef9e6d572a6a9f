import type * as english from '#messages/doctors/languages.ts';

export const languageNames: typeof english.languageNames = {
  hi: 'ਹਿੰਦੀ',
  pa: 'ਪੰਜਾਬੀ',
  en: 'ਅੰਗਰੇਜ਼ੀ',
  bgc: 'ਹਰਿਆਣਵੀ',
  ur: 'ਉਰਦੂ',
  doi: 'ਡੋਗਰੀ',
  ks: 'ਕਸ਼ਮੀਰੀ',
  ne: 'ਨੇਪਾਲੀ',
  bn: 'ਬੰਗਾਲੀ',
  ta: 'ਤਮਿਲ',
  ml: 'ਮਲਿਆਲਮ',
};
