import type * as english from '#messages/appointments/video-visit.ts';

export const videoVisitWords: typeof english.videoVisitWords = {
  title: 'ਤੁਹਾਡੀ ਵੀਡੀਓ ਕਾਲ',
  opens: (day, time) => `ਕਾਲ ਦਾ ਰਾਹ ਇੱਥੇ ਹੀ ${day}, ${time} ’ਤੇ ਖੁੱਲ੍ਹੇਗਾ: ਤੁਹਾਡੇ ਸਮੇਂ ਤੋਂ 15 ਮਿੰਟ ਪਹਿਲਾਂ।`,
  again: 'ਕੀ ਹੁਣ ਖੁੱਲ੍ਹ ਗਿਆ?',
  enter: 'ਕਾਲ ਵਿੱਚ ਜਾਓ',
  newTab: 'ਇਹ ਨਵੀਂ ਟੈਬ ਵਿੱਚ, ਵੀਡੀਓ ਸੇਵਾ ’ਤੇ ਖੁੱਲ੍ਹੇਗਾ।',
  missing: 'ਤੁਹਾਡੀ ਕਾਲ ਦਾ ਲਿੰਕ ਅਜੇ ਇੱਥੇ ਨਹੀਂ ਹੈ। ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ: ਅਸੀਂ ਦੱਸਾਂਗੇ ਕਿ ਡਾਕਟਰ ਨਾਲ ਕਿਵੇਂ ਜੁੜਨਾ ਹੈ।',
  before: 'ਸ਼ੁਰੂ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ',
  sayWho: 'ਸ਼ੁਰੂ ਵਿੱਚ ਦੱਸੋ ਕਿ ਤੁਸੀਂ ਕੌਣ ਹੋ: ਨਾਂ ਅਤੇ ਉਮਰ। ਡਾਕਟਰ ਵੀ ਆਪਣਾ ਨਾਂ ਦੱਸਣਗੇ ਅਤੇ ਪੁੱਛ ਸਕਦੇ ਹਨ ਕਿ ਤੁਸੀਂ ਕਿੱਥੇ ਹੋ।',
  consent: 'ਕਾਲ ਸ਼ੁਰੂ ਕਰਨ ਦਾ ਮਤਲਬ ਹੈ ਕਿ ਤੁਸੀਂ ਵੀਡੀਓ ’ਤੇ ਦਿਖਾਉਣ ਲਈ ਤਿਆਰ ਹੋ। ਤੁਸੀਂ ਕਦੇ ਵੀ ਕਾਲ ਬੰਦ ਕਰਕੇ ਸਾਡੇ ਕੋਲ ਆ ਸਕਦੇ ਹੋ।',
  registration: (registration) => `ਤੁਹਾਡੇ ਡਾਕਟਰ ਦੀ ਰਜਿਸਟ੍ਰੇਸ਼ਨ: ${registration}।`,
  minors: '18 ਸਾਲ ਤੋਂ ਘੱਟ ਉਮਰ: ਪੂਰੀ ਕਾਲ ਦੌਰਾਨ ਇੱਕ ਵੱਡਾ ਨਾਲ ਰਹੇ ਅਤੇ ਦੱਸੇ ਕਿ ਉਹ ਕੌਣ ਹੈ।',
  notForEmergencies: 'ਵੀਡੀਓ ਕਾਲ ਐਮਰਜੈਂਸੀ ਲਈ ਨਹੀਂ ਹੈ। ਖ਼ਤਰੇ ਵਿੱਚ ਫ਼ੋਨ ਕਰੋ',
  or: 'ਜਾਂ',
};

export const videoWay: typeof english.videoWay = (reference) =>
  `ਵੀਡੀਓ ’ਤੇ: ਸਮੇਂ ਤੋਂ 15 ਮਿੰਟ ਪਹਿਲਾਂ ਤੋਂ ਸਾਡੀ ਵੈੱਬਸਾਈਟ ’ਤੇ ${reference} ਨਾਲ ਆਪਣੀ ਅਪਾਇੰਟਮੈਂਟ ਦੇਖੋ।`;
