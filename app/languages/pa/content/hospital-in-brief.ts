import type * as english from '#messages/content/hospital-in-brief.ts';

export const briefWords: typeof english.briefWords = {
  hospital: 'ਸਾਡੇ ਹਸਪਤਾਲ ਵਿੱਚ ਕੀ-ਕੀ ਹੈ, ਅਤੇ ਦਾਖ਼ਲ ਰਹਿਣਾ ਕਿਹੋ ਜਿਹਾ ਹੈ',
};
