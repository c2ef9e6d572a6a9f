import type * as english from '#messages/hospital-facts/contact-labels.ts';

export const phoneLabels: typeof english.phoneLabels = {
  admission: 'ਦਾਖ਼ਲਾ',
  landline: 'ਲੈਂਡਲਾਈਨ',
  second: 'ਦੂਜਾ ਫ਼ੋਨ',
};

/** Names and descriptions of helplines, in the words that people in Punjab say. */
export const helplineWords: typeof english.helplineWords = {
  emergency: { name: 'ਐਮਰਜੈਂਸੀ', detail: 'ਕੋਈ ਵੀ ਐਮਰਜੈਂਸੀ, ਦਿਨ-ਰਾਤ' },
  mentalHealth: { name: 'ਟੈਲੀ-ਮਾਨਸ', detail: 'ਮਨ ਦੀ ਪਰੇਸ਼ਾਨੀ ਲਈ, ਮੁਫ਼ਤ, ਦਿਨ-ਰਾਤ, 20 ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ' },
  drugsAndAlcohol: { name: 'ਨਸ਼ਾ ਛੁਡਾਊ ਹੈਲਪਲਾਈਨ', detail: 'ਸਾਰੇ ਦੇਸ਼ ਲਈ, ਮੁਫ਼ਤ' },
  children: { name: 'ਚਾਈਲਡ ਹੈਲਪਲਾਈਨ', detail: 'ਮੁਫ਼ਤ, ਦਿਨ-ਰਾਤ' },
  ambulance: { name: 'ਐਂਬੂਲੈਂਸ', detail: 'ਦਿਨ-ਰਾਤ' },
  women: { name: 'ਮਹਿਲਾ ਹੈਲਪਲਾਈਨ', detail: 'ਕੁੱਟਮਾਰ ਜਾਂ ਜਿਨਸੀ ਜ਼ਬਰਦਸਤੀ ਵਿੱਚ ਮਦਦ, ਦਿਨ-ਰਾਤ' },
  mentalHealthTollFree: { name: 'ਟੈਲੀ-ਮਾਨਸ', detail: 'ਜੇ ਤੁਹਾਡੇ ਫ਼ੋਨ ਤੋਂ 14416 ਨਾ ਲੱਗੇ' },
  elders: { name: 'ਐਲਡਰਲਾਈਨ', detail: 'ਬਜ਼ੁਰਗਾਂ ਲਈ, ਸਵੇਰੇ 8 ਤੋਂ ਰਾਤ 8 ਵਜੇ ਤੱਕ' },
};

export const profileLabels: typeof english.profileLabels = {
  YouTube: 'ਯੂਟਿਊਬ ’ਤੇ ਸਾਡਾ ਵੀਡੀਓ ਚੈਨਲ',
  Facebook: 'ਫ਼ੇਸਬੁੱਕ ’ਤੇ ਸਾਡਾ ਪੇਜ',
  Instagram: 'ਇੰਸਟਾਗ੍ਰਾਮ ’ਤੇ ਸਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ',
};
