import type { TranslatedSigns } from '#messages/content/dangers/danger-text.ts';
import type * as english from '#messages/content/dangers/signs/sleep.ts';

/** Signs in sleep. */
export const sleep: TranslatedSigns<typeof english.sleep> = {
  sleepwalk: { sign: 'ਨੀਂਦ ਵਿੱਚ ਘਰੋਂ ਬਾਹਰ, ਛੱਤ ’ਤੇ ਜਾਂ ਗੱਡੀ ਚਲਾਉਂਦਿਆਂ।', meanwhile: 'ਜ਼ੋਲਪੀਡੈਮ ਤੋਂ ਬਾਅਦ ਹੋਇਆ: ਉਹ ਹੋਰ ਨਾ ਲਓ।' },
  'sleepwalk-tablet': {
    sign: 'ਨੀਂਦ ਦੀ ਨਵੀਂ ਗੋਲੀ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਬਾਅਦ ਨੀਂਦ ਵਿੱਚ ਤੁਰਨਾ।',
    meanwhile: 'ਅਗਲੀ ਗੋਲੀ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ।',
  },
  'dream-fight': {
    sign: 'ਸੁਪਨਾ ਦੇਖਦਿਆਂ ਸੱਚਮੁੱਚ ਹੱਥ-ਪੈਰ ਮਾਰਨੇ ਜਾਂ ਮੰਜੇ ਤੋਂ ਛਾਲ ਮਾਰਨੀ।',
    meanwhile: 'ਕਿਸੇ ਨੂੰ ਸੱਟ ਲੱਗਦੀ-ਲੱਗਦੀ ਬਚੀ: ਅੱਜ ਹੀ।',
  },
  'drowsy-drive': { sign: 'ਗੱਡੀ ਚਲਾਉਂਦਿਆਂ ਝਪਕੀ ਆ ਗਈ।', meanwhile: 'ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਉਣ ਤੱਕ ਗੱਡੀ ਨਾ ਚਲਾਓ।' },
  'choking-night': {
    sign: 'ਲਗਾਤਾਰ ਕਈ ਰਾਤਾਂ ਤੋਂ ਦਮ ਘੁੱਟਣ ਜਾਂ ਹੌਂਕਣ ਨਾਲ ਨੀਂਦ ਖੁੱਲ੍ਹਦੀ ਹੈ।',
    meanwhile: 'ਪਾਸੇ ਪਰਨੇ ਸੌਂਵੋ; ਨਾ ਸ਼ਰਾਬ ਲਓ, ਨਾ ਨੀਂਦ ਦੀ ਗੋਲੀ। ਨੀਂਦ ਆਉਂਦੀ ਹੋਵੇ, ਤਾਂ ਗੱਡੀ ਨਾ ਚਲਾਓ।',
  },
};
