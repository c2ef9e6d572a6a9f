import type * as english from '#messages/routes/public/not-found.ts';

export const notFoundWords: typeof english.notFoundWords = {
  tab: 'ਪੰਨਾ ਨਹੀਂ ਮਿਲਿਆ',
  heading: 'ਇਹ ਪੰਨਾ ਸਾਨੂੰ ਨਹੀਂ ਮਿਲਿਆ',
  summary: 'ਸ਼ਾਇਦ ਵੈੱਬ ਲਿੰਕ (ਪਤਾ) ਲਿਖਣ ਵਿੱਚ ਗ਼ਲਤੀ ਹੋਈ, ਜਾਂ ਪੰਨਾ ਹੁਣ ਕਿਤੇ ਹੋਰ ਹੈ।',
  tellUs: 'ਦੱਸੋ ਕਿ ਤੁਹਾਨੂੰ ਕੀ ਚਾਹੀਦਾ ਹੈ, ਅਸੀਂ ਲੱਭਣ ਵਿੱਚ ਮਦਦ ਕਰਾਂਗੇ।',
  didYouMean: 'ਕੀ ਤੁਹਾਨੂੰ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੋਈ ਪੰਨਾ ਚਾਹੀਦਾ ਸੀ?',
  placesToStart: 'ਇੱਥੋਂ ਸ਼ੁਰੂ ਕਰੋ',
};
