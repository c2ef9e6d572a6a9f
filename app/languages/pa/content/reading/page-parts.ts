import type * as english from '#messages/content/reading/page-parts.ts';

export const partWords: typeof english.partWords = {
  inShort: 'ਸੰਖੇਪ ਵਿੱਚ:',
  today: 'ਅੱਜ ਤੁਸੀਂ ਕੀ ਕਰ ਸਕਦੇ ਹੋ',
  onThisPage: 'ਇਸ ਪੰਨੇ ’ਤੇ',
  facts: 'ਇਲਾਜ ਕੌਣ ਕਰਦੇ ਹਨ, ਪਹਿਲਾ ਕਦਮ, ਖ਼ਰਚਾ',
  whoTreats: 'ਇਲਾਜ ਕੌਣ ਕਰਦੇ ਹਨ',
  firstStep: 'ਪਹਿਲਾ ਕਦਮ',
  price: 'ਖ਼ਰਚਾ',
  callUs: 'ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ',
  beforeAndAfter: 'ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਅਤੇ ਬਾਅਦ ਦੇ ਪੰਨੇ',
  previous: 'ਪਿਛਲਾ',
  next: 'ਅਗਲਾ',
  related: 'ਲੋਕਾਂ ਨੂੰ ਇਹ ਵੀ ਚਾਹੀਦਾ ਹੁੰਦਾ ਹੈ',
  toUse: 'ਹੁਣੇ ਵਰਤਣ ਲਈ:',
  table: 'ਟੇਬਲ',
  introductionOnly: 'ਇਸ ਪੰਨੇ ਦਾ ਬਾਕੀ ਹਿੱਸਾ ਅਜੇ ਪੰਜਾਬੀ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਪੰਜਾਬੀ ਵਿੱਚ ਪੁੱਛਣ ਲਈ ਫ਼ੋਨ ਕਰੋ:',
  restFollows: { hi: 'ਅੱਗੇ ਦਾ ਹਿੱਸਾ ਹਿੰਦੀ ਵਿੱਚ ਹੈ।', en: 'ਅੱਗੇ ਦਾ ਹਿੱਸਾ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੈ।' },
  readWhole: { hi: 'ਪੂਰਾ ਪੰਨਾ ਹਿੰਦੀ ਵਿੱਚ ਪੜ੍ਹੋ', en: 'ਪੂਰਾ ਪੰਨਾ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਪੜ੍ਹੋ' },
};
