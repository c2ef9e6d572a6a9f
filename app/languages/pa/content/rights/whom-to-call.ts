import type * as english from '#messages/content/rights/whom-to-call.ts';

export const whomWords: typeof english.whomWords = {
  ourHospital: 'ਸਾਡਾ ਹਸਪਤਾਲ',
  inCharge: 'ਮੈਡੀਕਲ ਅਫ਼ਸਰ ਇੰਚਾਰਜ, ',
  reviewBoard: 'ਮਾਨਸਿਕ ਸਿਹਤ ਸਮੀਖਿਆ ਬੋਰਡ',
  legalAid: 'ਤੁਹਾਡੇ ਨੇੜੇ ਮੁਫ਼ਤ ਕਾਨੂੰਨੀ ਮਦਦ',
  legalAidInIndia: 'ਪੂਰੇ ਭਾਰਤ ਵਿੱਚ ਮੁਫ਼ਤ ਕਾਨੂੰਨੀ ਮਦਦ',
  legalAidLine: 'ਕੌਮੀ ਕਾਨੂੰਨੀ ਸੇਵਾਵਾਂ ਅਥਾਰਟੀ (ਨਾਲਸਾ)',
  officeNames: {
    'District Legal Services Authority, Panchkula': 'ਜ਼ਿਲ੍ਹਾ ਕਾਨੂੰਨੀ ਸੇਵਾਵਾਂ ਅਥਾਰਟੀ (ਡੀਐਲਐਸਏ), ਪੰਚਕੂਲਾ',
  },
  toTalk: 'ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰਨ ਲਈ',
  stop: '। ',
  listens: 'ਇੱਥੇ ਗੱਲ ਸੁਣੀ ਜਾਂਦੀ ਹੈ; ਸ਼ਿਕਾਇਤਾਂ ਦਾ ਫ਼ੈਸਲਾ ਇੱਥੇ ਨਹੀਂ ਹੁੰਦਾ।',
  officeMissing: 'ਇਸ ਦਾ ਪਤਾ ਅਤੇ ਫ਼ੋਨ ਹਸਪਤਾਲ ਖੁੱਲ੍ਹਣ ਤੋਂ ਪਹਿਲਾਂ ਇੱਥੇ ਦਿਖਾਏ ਜਾਣਗੇ।',
  partMissing: ({ address, phone }) => {
    const missing = [...(address ? ['ਪਤਾ'] : []), ...(phone ? ['ਫ਼ੋਨ'] : [])];
    return `। ਇਸ ਦਾ ${missing.join(' ਅਤੇ ')} ਹਸਪਤਾਲ ਖੁੱਲ੍ਹਣ ਤੋਂ ਪਹਿਲਾਂ ਇੱਥੇ ${missing.length > 1 ? 'ਦਿਖਾਏ ਜਾਣਗੇ' : 'ਦਿਖਾਇਆ ਜਾਵੇਗਾ'}।`;
  },
};
