import type * as english from '#messages/content/dangers/danger-boxes.ts';

export const dangerBoxWords: typeof english.dangerBoxWords = {
  pageTitle: 'ਹੁਣੇ ਮਦਦ ਲਓ',
  titles: {
    poison: 'ਜ਼ਹਿਰ, ਓਵਰਡੋਜ਼, ਜਾਂ ਜਗਾਇਆਂ ਨਾ ਜਾਗਣਾ: ਹੁਣੇ 112 ’ਤੇ ਫ਼ੋਨ ਕਰੋ',
    life: 'ਜਾਨ ਨੂੰ ਖ਼ਤਰਾ: ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ',
    violence: 'ਕੋਈ ਤੁਹਾਨੂੰ ਸੱਟ ਮਾਰੇ ਜਾਂ ਧਮਕੀ ਦੇਵੇ: ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ',
  },
  noTrouble: 'ਜਾਨ ਦੇਣ ਦੀ ਕੋਸ਼ਿਸ਼ ਲਈ ਕਾਨੂੰਨ ਤੁਹਾਨੂੰ ਸਜ਼ਾ ਨਹੀਂ ਦਿੰਦਾ। ਇਨ੍ਹਾਂ ਹੀ ਸ਼ਬਦਾਂ ਵਿੱਚ ਦੱਸੋ: ਕੋਈ ਤੁਹਾਡੀ ਗੱਲ ਸੁਣੇਗਾ।',
  safetyPlan: 'ਅਗਲੇ ਕੁਝ ਘੰਟਿਆਂ ਲਈ ਸੁਰੱਖਿਆ ਪਲਾਨ',
  rights: 'ਤੁਹਾਡੇ ਹੱਕ, ਅਤੇ ਸ਼ਿਕਾਇਤ ਕਿੱਥੇ ਕਰਨੀ ਹੈ',
  nothingKept: 'ਤੁਸੀਂ ਜੋ ਲਿਖਿਆ, ਉਹ ਸਾਂਭਿਆ ਨਹੀਂ ਜਾਂਦਾ, ਅਤੇ ਇੱਥੇ ਕੋਈ ਉਸ ਨੂੰ ਤੁਰੰਤ ਨਹੀਂ ਪੜ੍ਹਦਾ।',
};
