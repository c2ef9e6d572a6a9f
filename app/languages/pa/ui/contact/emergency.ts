import type * as english from '#messages/ui/contact/emergency.ts';

export const emergencyWords: typeof english.emergencyWords = {
  heading: 'ਐਮਰਜੈਂਸੀ ਵਿਭਾਗ, ਸਭ ਤੋਂ ਨੇੜੇ ਵਾਲਾ ਪਹਿਲਾਂ',
  calledOn: (day) => `ਅਸੀਂ ${day} ਨੂੰ ਫ਼ੋਨ ਕੀਤਾ ਸੀ।`,
  notCalled: 'ਅਸੀਂ ਅਜੇ ਫ਼ੋਨ ਕਰਕੇ ਪੱਕਾ ਨਹੀਂ ਕੀਤਾ।',
  noneCalled: 'ਅਸੀਂ ਅਜੇ ਫ਼ੋਨ ਕਰਕੇ ਪੱਕਾ ਨਹੀਂ ਕੀਤਾ। ਜੇ ਰੁਕਿਆ ਜਾ ਸਕੇ, ਤਾਂ ਜਾਣ ਤੋਂ ਪਹਿਲਾਂ ਫ਼ੋਨ ਕਰ ਲਓ।',
  none: ['ਸਾਡੇ ਹਸਪਤਾਲ ਵਿੱਚ ਐਮਰਜੈਂਸੀ ਨਹੀਂ ਹੈ: ', ' ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਕਿਸੇ ', 'ਐਮਰਜੈਂਸੀ ਵਿਭਾਗ', ' ਵਿੱਚ ਜਾਓ।'],
  always: ['ਸਾਡੇ ਹਸਪਤਾਲ ਵਿੱਚ ਐਮਰਜੈਂਸੀ ਦਿਨ-ਰਾਤ ਹੈ। ਖ਼ਤਰਾ ਹੋਵੇ, ਤਾਂ ਪਹਿਲਾਂ ', ' ’ਤੇ ਫ਼ੋਨ ਕਰੋ।'],
  some: (hours) => `ਸਾਡੇ ਹਸਪਤਾਲ ਵਿੱਚ ਐਮਰਜੈਂਸੀ ਦਾ ਸਮਾਂ: ${hours}।`,
  otherwise: 'ਬਾਕੀ ਕਿਸੇ ਵੀ ਸਮੇਂ 112 ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਕਿਸੇ ਹਸਪਤਾਲ ਦੇ ਐਮਰਜੈਂਸੀ ਵਿਭਾਗ ਵਿੱਚ ਜਾਓ।',
  now: (closing) => `ਹੁਣ ਖੁੱਲ੍ਹੀ ਹੈ, ${closing} ਤੱਕ। ਖ਼ਤਰਾ ਹੋਵੇ ਤਾਂ ਪਹਿਲਾਂ 112 ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
  notNow: 'ਹੁਣ ਨਹੀਂ: 112 ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਕਿਸੇ ਐਮਰਜੈਂਸੀ ਵਿਭਾਗ ਵਿੱਚ ਜਾਓ।',
};

export const exceptHolidays: typeof english.exceptHolidays = { text: ', ਛੁੱਟੀਆਂ ਨੂੰ ਛੱਡ ਕੇ' };
