import type * as english from '#messages/content/home/home.ts';

export const homeWords: typeof english.homeWords = {
  heading: 'ਮਦਦ ਮੰਗਣ ਵਿੱਚ ਕੋਈ ਹਰਜ ਨਹੀਂ',
  text: (beds) =>
    `ਫ਼ਿਕਰ, ਜੋ ਮੁੱਕਦਾ ਨਹੀਂ। ਬੱਚਾ, ਜਿਸ ਨੂੰ ਔਖ ਆ ਰਹੀ ਹੈ। ਸ਼ਰਾਬ, ਜੋ ਵੱਸੋਂ ਬਾਹਰ ਹੋ ਗਈ ਹੈ। ਸਾਨੂੰ ਦੱਸੋ ਕਿ ਕੀ ਹੋ ਰਿਹਾ ਹੈ। ਇਹ ਸੈਕਟਰ 15, ਪੰਚਕੂਲਾ ਵਿੱਚ ਮਾਨਸਿਕ ਸਿਹਤ ਦਾ ${beds} ਬੈੱਡਾਂ ਦਾ ਹਸਪਤਾਲ ਹੈ। ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਅਸੀਂ ਤੁਹਾਡੀ ਗੱਲ ਸੁਣਦੇ ਹਾਂ।`,
  book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
};
