import type * as english from '#messages/doctors/languages.ts';

export const languageNames: typeof english.languageNames = {
  hi: 'हिंदी',
  pa: 'पंजाबी',
  en: 'अंग्रेज़ी',
  bgc: 'हरियाणवी',
  ur: 'उर्दू',
  doi: 'डोगरी',
  ks: 'कश्मीरी',
  ne: 'नेपाली',
  bn: 'बांग्ला',
  ta: 'तमिल',
  ml: 'मलयालम',
};
