import type * as english from '#messages/callbacks/problems.ts';

export const callbackProblems: typeof english.callbackProblems = {
  name: 'ਨਾਂ ਜਾਂ ਨਾਂ ਦੇ ਪਹਿਲੇ ਅੱਖਰ ਲਿਖਣੇ ਜ਼ਰੂਰੀ ਹਨ।',
  safeToCall: 'ਦੱਸੋ ਕਿ ਫ਼ੋਨ ਕਿਸ ਦਾ ਹੈ, ਇਹ ਦੱਸਣਾ ਸੁਰੱਖਿਅਤ ਹੈ ਜਾਂ ਨਹੀਂ।',
  consent: 'ਤੁਹਾਡੀ ਲਿਖੀ ਜਾਣਕਾਰੀ ਰੱਖਣ ਲਈ ਸਾਨੂੰ ਤੁਹਾਡੀ ਸਹਿਮਤੀ ਚਾਹੀਦੀ ਹੈ।',
  status: () => 'ਇਹ ਸਥਿਤੀ ਨਹੀਂ ਹੋ ਸਕਦੀ।',
  gone: 'ਫ਼ੋਨ ਲਈ ਇਹ ਬੇਨਤੀ ਨਹੀਂ ਮਿਲੀ।',
  doneAlready: 'ਇਹ ਫ਼ੋਨ ਪਹਿਲਾਂ ਹੀ ਹੋ ਚੁੱਕਾ ਹੈ।',
  calledMeanwhile: 'ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇੱਥੇ ਫ਼ੋਨ ਕੀਤਾ ਹੈ।',
  stillOpen: 'ਇਸ ਫ਼ੋਨ ਨੰਬਰ ਵਾਲੇ ਅਜੇ ਫ਼ੋਨ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ। ਪਹਿਲਾਂ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਬੇਨਤੀ ਬੰਦ ਕਰੋ।',
};
