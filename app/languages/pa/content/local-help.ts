import { localHelp } from '#app/hospital-facts/local-help.ts';
import type * as english from '#messages/content/local-help.ts';

export const localHelpWords: typeof english.localHelpWords = {
  title: 'ਨੇੜੇ-ਤੇੜੇ ਮਦਦ',
  places: [
    {
      ...localHelp.gmch,
      name: 'ਜੀਐਮਸੀਐਚ-32, ਚੰਡੀਗੜ੍ਹ',
      what: 'ਸਰਕਾਰੀ ਹਸਪਤਾਲ: ਮਨੋਰੋਗਾਂ ਦੀ ਓਪੀਡੀ ਹਰ ਦਿਨ, ਬਿਨਾਂ ਅਪਾਇੰਟਮੈਂਟ, ਕਮਰਾ 4212, ਚੌਥੀ ਮੰਜ਼ਿਲ, ਬਲਾਕ ਬੀ।',
    },
    {
      ...localHelp.civilHospital,
      name: 'ਸਿਵਲ ਹਸਪਤਾਲ, ਸੈਕਟਰ 6, ਪੰਚਕੂਲਾ',
      what: 'ਨਸ਼ਾ ਛੁਡਾਊ ਇਲਾਜ ਚੌਥੀ ਮੰਜ਼ਿਲ ’ਤੇ (ਅਕਤੂਬਰ 2025)।',
    },
    {
      ...localHelp.sakhi,
      name: 'ਸਖੀ ਵਨ ਸਟਾਪ ਸੈਂਟਰ, ਪੰਚਕੂਲਾ',
      what: 'ਉਨ੍ਹਾਂ ਔਰਤਾਂ ਲਈ ਜਿਨ੍ਹਾਂ ਨੂੰ ਘਰ ਵਿੱਚ ਜਾਂ ਬਾਹਰ ਸੱਟ ਪਹੁੰਚਾਈ ਗਈ; ਪਹਿਲਾਂ 181 ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਉਹ ਦੱਸਣਗੇ ਕਿ ਸੈਂਟਰ ਹੁਣ ਕਿੱਥੇ ਹੈ।',
    },
  ],
  ringFirst: '21 ਨਵੰਬਰ 2026 ਨੂੰ ਦੇਖਿਆ ਗਿਆ। ਜਾਣ ਤੋਂ ਪਹਿਲਾਂ ਫ਼ੋਨ ਕਰ ਲਓ।',
};
