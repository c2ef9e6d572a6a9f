import type * as english from '#messages/appointments/old-times.ts';

export const oldTimesWords: typeof english.oldTimesWords = {
  mayBeGone:
    'ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਕੋਈ ਸਮਾਂ ਇਸ ਦੌਰਾਨ ਭਰ ਗਿਆ ਹੋਵੇ। ਹੁਣ ਇੱਥੋਂ ਅਪਾਇੰਟਮੈਂਟ ਬੁੱਕ ਨਹੀਂ ਹੋ ਸਕਦੀ। ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ: ਅਸੀਂ ਤੁਹਾਡੇ ਨਾਲ ਤੈਅ ਕਰ ਲਵਾਂਗੇ।',
};
