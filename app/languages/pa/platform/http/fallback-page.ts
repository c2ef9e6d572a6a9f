import type * as english from '#messages/platform/http/fallback-page.ts';

export const fallbackWords: typeof english.fallbackWords = {
  foreign: {
    heading: 'ਅਸੀਂ ਇਹ ਫ਼ਾਰਮ ਨਹੀਂ ਲੈ ਸਕੇ',
    text: 'ਇਹ ਫ਼ਾਰਮ ਸਾਡੇ ਆਪਣੇ ਪੰਨੇ ਤੋਂ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਪੰਨਾ ਫਿਰ ਤੋਂ ਖੋਲ੍ਹੋ ਅਤੇ ਉੱਥੋਂ ਭੇਜੋ।',
  },
  failed: {
    heading: 'ਸਾਡੇ ਪਾਸਿਓਂ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ',
    text: 'ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ। ਜੇ ਹੁਣੇ ਸਾਡੀ ਲੋੜ ਹੈ, ਤਾਂ ਫ਼ੋਨ ਕਰੋ:',
  },
  signedIn: {
    heading: 'ਤੁਸੀਂ ਅਜੇ ਵੀ ਸਾਈਨ ਇਨ ਹੋ',
    text: 'ਹੁਣ ਸਾਈਨ ਆਊਟ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਪਿੱਛੇ ਜਾਓ ਅਤੇ ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  toHome: 'ਮੁੱਖ ਪੰਨੇ ’ਤੇ ਜਾਓ',
  reference: 'ਕੋਡ',
};
