import type * as english from '#messages/content/sheets/fit-timer-sheet.ts';

export const fitTimerWords: typeof english.fitTimerWords = {
  parts: {
    steps: { title: 'ਕੀ ਕਰਨਾ ਹੈ' },
    dangers: { title: 'ਇਨ੍ਹਾਂ ਵਿੱਚ ਘੜੀ ਦੀ ਉਡੀਕ ਨਾ ਕਰੋ, ਤੁਰੰਤ 112 ’ਤੇ ਫ਼ੋਨ ਕਰੋ' },
    when: { title: 'ਦੌਰਾ ਕਦੋਂ ਸ਼ੁਰੂ ਹੋਇਆ, ਅਤੇ ਕਿੰਨੀ ਦੇਰ ਚੱਲਿਆ' },
    seen: {
      title: 'ਮੈਂ ਕੀ ਦੇਖਿਆ',
      hint: 'ਪਹਿਲਾਂ ਕਿਹੜਾ ਪਾਸਾ ਹਿੱਲਿਆ, ਅੱਖਾਂ ਕਿੱਧਰ ਮੁੜੀਆਂ, ਚਿਹਰੇ ਦਾ ਰੰਗ, ਜੀਭ ਕੱਟੀ ਗਈ ਜਾਂ ਨਹੀਂ, ਪਿਸ਼ਾਬ ਨਿਕਲਿਆ ਜਾਂ ਨਹੀਂ।',
    },
    after: { title: 'ਕਿੰਨੀ ਦੇਰ ਬਾਅਦ ਹੋਸ਼ ਦੀ ਗੱਲ ਕਰ ਸਕੇ' },
    before: { title: 'ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਕੀ ਹੋਇਆ ਸੀ', hint: 'ਘੱਟ ਨੀਂਦ, ਸ਼ਰਾਬ, ਖੁੰਝੀਆਂ ਗੋਲੀਆਂ, ਬੁਖ਼ਾਰ, ਵਰਤ।' },
  },
};
