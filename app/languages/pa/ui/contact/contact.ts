import type * as english from '#messages/ui/contact/contact.ts';

export const contactWords: typeof english.contactWords = {
  crisis: 'ਔਖੀ ਘੜੀ ਵਿੱਚ',
  inDanger: 'ਖ਼ਤਰਾ ਹੈ, ਜਾਂ ਬਹੁਤ ਔਖੀ ਘੜੀ ਹੈ?',
  call: 'ਫ਼ੋਨ ਕਰੋ:',
  or: ' ਜਾਂ ',
  freeDayAndNight: '(ਮੁਫ਼ਤ, ਦਿਨ-ਰਾਤ)',
  howToReachUs: 'ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ',
  enquiry: 'ਅਪਾਇੰਟਮੈਂਟ ਜਾਂ ਪੁੱਛਗਿੱਛ',
  findUs: 'ਸਾਡੇ ਤੱਕ ਕਿਵੇਂ ਪਹੁੰਚਣਾ ਹੈ',
  opensMap: 'ਨਕਸ਼ਾ ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹੇਗਾ',
  opensInNewTab: '(ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹੇਗਾ)',
  needSomebody: 'ਜੇ ਹੁਣੇ ਕਿਸੇ ਦੀ ਲੋੜ ਹੈ',
  callPhone: 'ਫ਼ੋਨ ਕਰੋ:',
  needHelpNow: 'ਹੁਣੇ ਮਦਦ ਚਾਹੀਦੀ ਹੈ?',
  inDangerOf: 'ਖ਼ਤਰਾ ਹੋਵੇ: ਪੁਲਿਸ, ਐਂਬੂਲੈਂਸ, ਅੱਗ',
  ourHospital: 'ਸਾਡਾ ਹਸਪਤਾਲ',
  talkToUs: 'ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ',
  notSure: 'ਪਤਾ ਨਹੀਂ ਕਿਸ ਨੂੰ ਦਿਖਾਉਣਾ ਹੈ? ਦੱਸੋ ਕਿ ਕੀ ਹੋ ਰਿਹਾ ਹੈ।',
  book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
  orLeave: ['ਜਾਂ ਆਪਣਾ ਨੰਬਰ ਛੱਡੋ: ', 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰ ਲਵਾਂਗੇ', '।'],
};
