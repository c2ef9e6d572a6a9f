import type { TranslatedSigns } from '#messages/content/dangers/danger-text.ts';
import type * as english from '#messages/content/dangers/signs/birth.ts';

/** Signs in the weeks after a birth. */
export const birth: TranslatedSigns<typeof english.birth> = {
  'birth-psychosis': {
    sign: 'ਬੱਚਾ ਹੋਣ ਤੋਂ ਬਾਅਦ: ਸੁਰਤ ਟਿਕਾਣੇ ਨਾ ਰਹਿਣੀ, ਹੱਦੋਂ ਵੱਧ ਜੋਸ਼, ਅਜੀਬ ਯਕੀਨ, ਜਾਂ ਜੋ ਹੈ ਨਹੀਂ ਉਹ ਦਿਸਣਾ ਜਾਂ ਸੁਣਨਾ।',
    meanwhile: 'ਕੋਈ ਵੱਡਾ ਮਾਂ ਅਤੇ ਬੱਚੇ ਕੋਲ ਰਹੇ।',
  },
  'birth-harm': {
    sign: 'ਬੱਚਾ ਹੋਣ ਤੋਂ ਬਾਅਦ ਮਾਂ ਨੂੰ ਬੱਚੇ ਨੂੰ ਜਾਂ ਖ਼ੁਦ ਨੂੰ ਸੱਟ ਪਹੁੰਚਾਉਣ ਦਾ ਖ਼ਿਆਲ ਆਵੇ, ਅਤੇ ਉਹ ਠੀਕ ਲੱਗੇ, ਹੁਕਮ ਲੱਗੇ, ਜਾਂ ਉਸ ਤੋਂ ਹੁਣ ਡਰ ਨਾ ਲੱਗੇ।',
    meanwhile: 'ਕੋਈ ਵੱਡਾ ਮਾਂ ਅਤੇ ਬੱਚੇ ਕੋਲ ਰਹੇ।',
  },
  'birth-intrusive': {
    sign: 'ਬੱਚਾ ਹੋਣ ਤੋਂ ਬਾਅਦ: ਸੱਟ ਪਹੁੰਚਾਉਣ ਦੇ ਅਣਚਾਹੇ ਖ਼ਿਆਲ, ਜਿਨ੍ਹਾਂ ਨਾਲ ਤੁਹਾਡੀ ਰੂਹ ਕੰਬ ਜਾਵੇ।',
    meanwhile: 'ਇਹ ਆਮ ਹਨ, ਇਹ ਤੁਹਾਡੀ ਇੱਛਾ ਨਹੀਂ, ਅਤੇ ਇਹ ਪੁਲਿਸ ਦਾ ਮਾਮਲਾ ਨਹੀਂ। ਓਸੀਡੀ ਦਾ ਇਲਾਜ ਹੋ ਸਕਦਾ ਹੈ।',
  },
  'birth-red': {
    sign: 'ਬੱਚਾ ਹੋਣ ਤੋਂ ਬਾਅਦ ਮਾਂ ਨਿਰਾਸ਼ਾ ਵਿੱਚ ਹੋਵੇ, ਬੱਚੇ ਨਾਲ ਮੋਹ ਮਹਿਸੂਸ ਨਾ ਹੋਵੇ, ਜਾਂ ਬੱਚਾ ਸੌਂ ਜਾਵੇ ਤਾਂ ਵੀ ਨੀਂਦ ਨਾ ਆਵੇ।',
    meanwhile: 'ਮਨੋਰੋਗਾਂ ਦੇ ਮਾਹਰ ਡਾਕਟਰ (ਸਾਈਕੈਟ੍ਰਿਸਟ) ਨੂੰ ਤੁਰੰਤ ਦਿਖਾਉਣ ਲਈ ਕਹੋ।',
  },
  'birth-afraid': { sign: 'ਮਾਂ ਨੂੰ ਇੰਨਾ ਡਰ ਕਿ ਬੱਚੇ ਨੂੰ ਚੁੱਕ ਨਾ ਸਕੇ, ਜਾਂ ਉਸ ਤੋਂ ਦੂਰ ਨਾ ਜਾ ਸਕੇ।' },
  'birth-low': { sign: 'ਬੱਚਾ ਹੋਣ ਤੋਂ ਬਾਅਦ ਦੋ ਹਫ਼ਤਿਆਂ ਤੋਂ ਉਦਾਸੀ।' },
};
