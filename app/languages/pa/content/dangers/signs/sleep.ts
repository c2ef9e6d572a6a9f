import type { TranslatedSigns } from '#messages/content/dangers/danger-text.ts';
import type * as english from '#messages/content/dangers/signs/sleep.ts';

/** Signs in sleep. */
export const sleep: TranslatedSigns<typeof english.sleep> = {
  sleepwalk: {
    sign: 'ਕੋਈ ਸੁੱਤਾ ਪਿਆ ਹੀ ਘਰੋਂ ਬਾਹਰ ਨਿਕਲ ਗਿਆ, ਛੱਤ ’ਤੇ ਚਲਾ ਗਿਆ ਜਾਂ ਗੱਡੀ ਚਲਾਉਣ ਲੱਗ ਪਿਆ।',
    meanwhile: 'ਇਹ ਜ਼ੋਲਪੀਡੈਮ ਤੋਂ ਬਾਅਦ ਹੋਇਆ ਹੋਵੇ, ਤਾਂ ਉਹ ਹੋਰ ਨਾ ਲਓ।',
    night: 'ਗੱਡੀ ਦੀਆਂ ਚਾਬੀਆਂ ਕਿਸੇ ਹੋਰ ਨੂੰ ਫੜਾ ਦਿਓ, ਅਤੇ ਕਿਸੇ ਨੂੰ ਨੇੜੇ ਸੁਆਓ। ਸਵੇਰੇ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  },
  'sleepwalk-tablet': {
    sign: 'ਜਦੋਂ ਤੋਂ ਤੁਸੀਂ ਨੀਂਦ ਦੀ ਨਵੀਂ ਗੋਲੀ ਲੈਣ ਲੱਗੇ ਹੋ, ਤੁਸੀਂ ਨੀਂਦ ਵਿੱਚ ਤੁਰਦੇ ਹੋ।',
    meanwhile: 'ਅਗਲੀ ਗੋਲੀ ਲੈਣ ਤੋਂ ਪਹਿਲਾਂ ਸਾਥੋਂ ਪੁੱਛੋ।',
    night: 'ਅੱਜ ਰਾਤ ਇਹ ਗੋਲੀ ਨਾ ਲਓ, ਅਤੇ ਸਵੇਰੇ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  },
  'dream-fight': {
    sign: 'ਸੁਪਨਾ ਦੇਖਦਿਆਂ ਤੁਸੀਂ ਸੱਚਮੁੱਚ ਹੱਥ-ਪੈਰ ਮਾਰਦੇ ਹੋ ਜਾਂ ਮੰਜੇ ਤੋਂ ਛਾਲ ਮਾਰਦੇ ਹੋ।',
    meanwhile: 'ਕਿਸੇ ਨੂੰ ਸੱਟ ਲੱਗਦੀ-ਲੱਗਦੀ ਬਚੀ ਹੋਵੇ, ਤਾਂ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  },
  'drowsy-drive': {
    sign: 'ਗੱਡੀ ਚਲਾਉਂਦਿਆਂ ਤੁਹਾਨੂੰ ਝਪਕੀ ਆ ਗਈ।',
    meanwhile: 'ਜਦੋਂ ਤੱਕ ਡਾਕਟਰ ਨਾ ਦੇਖ ਲੈਣ, ਗੱਡੀ ਨਾ ਚਲਾਓ।',
    night: 'ਅੱਜ ਰਾਤ ਗੱਡੀ ਨਾ ਚਲਾਓ। ਸਵੇਰੇ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  },
  'choking-night': {
    sign: 'ਕੋਈ ਲਗਾਤਾਰ ਕਈ ਰਾਤਾਂ ਤੋਂ ਦਮ ਘੁੱਟਣ ਜਾਂ ਹੌਂਕਣ ਨਾਲ ਜਾਗ ਪੈਂਦਾ ਹੈ।',
    meanwhile: 'ਪਾਸੇ ਪਰਨੇ ਸੌਂਵੋ, ਅਤੇ ਨਾ ਸ਼ਰਾਬ ਲਓ, ਨਾ ਨੀਂਦ ਦੀ ਗੋਲੀ। ਨੀਂਦ ਆਉਂਦੀ ਹੋਵੇ, ਤਾਂ ਗੱਡੀ ਨਾ ਚਲਾਓ।',
  },
};
