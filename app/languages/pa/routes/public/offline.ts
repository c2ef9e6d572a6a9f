import type * as english from '#messages/routes/public/offline.ts';

export const offlineWords: typeof english.offlineWords = {
  heading: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਚੱਲ ਰਿਹਾ',
  summary: 'ਇਹ ਪੰਨਾ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ। ਹੇਠਾਂ ਲਿਖੇ ਫ਼ੋਨ ਨੰਬਰ ਇੰਟਰਨੈੱਟ ਤੋਂ ਬਿਨਾਂ ਵੀ ਚੱਲਦੇ ਹਨ।',
  whenConnected: 'ਇੰਟਰਨੈੱਟ ਫਿਰ ਚੱਲਣ ’ਤੇ ',
  tryAgain: 'ਇਹ ਪੰਨਾ ਫਿਰ ਖੋਲ੍ਹੋ',
  readBefore: '। ਬਿਮਾਰੀਆਂ ਅਤੇ ਇਲਾਜ ਦੇ ਜੋ ਪੰਨੇ ਤੁਸੀਂ ਪਹਿਲਾਂ ਪੜ੍ਹੇ ਹਨ, ਉਹ ਹੁਣ ਵੀ ਖੁੱਲ੍ਹ ਸਕਦੇ ਹਨ।',
  whereWeAre: 'ਅਸੀਂ ਕਿੱਥੇ ਹਾਂ',
};
