import type * as english from '#messages/hospital-facts/before-visit.ts';

export const beforeVisitWords: typeof english.beforeVisitWords = {
  videoCall:
    'ਵੀਡੀਓ ’ਤੇ ਦਿਖਾਉਣਾ: ਆਪਣੇ ਸਮੇਂ ਤੋਂ 15 ਮਿੰਟ ਪਹਿਲਾਂ ਤੋਂ ਕਾਲ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਦੇ ਪੰਨੇ ’ਤੇ ਖੁੱਲ੍ਹੇਗੀ। ਉਹ ਪੰਨਾ ਰੈਫ਼ਰੈਂਸ ਅਤੇ ਤੁਹਾਡੇ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਮਿਲੇਗਾ।',
  payment:
    'ਪੈਸੇ: ਪਹਿਲਾਂ ਪੈਸੇ ਦੇਣੇ ਹੋਣ ਤਾਂ ਉਸ ਦਾ ਲਿੰਕ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਦੇ ਪੰਨੇ ’ਤੇ ਮਿਲੇਗਾ। ਨਹੀਂ ਤਾਂ ਡੈਸਕ ’ਤੇ ਨਕਦ, ਕਾਰਡ ਜਾਂ ਯੂਪੀਆਈ ਨਾਲ ਦਿਓ।',
  yourAppointment: 'ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ',
};
