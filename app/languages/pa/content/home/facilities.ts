import type * as english from '#messages/content/home/facilities.ts';

export const facilitiesWords: typeof english.facilitiesWords = {
  heading: 'ਸਾਡੀਆਂ ਸਹੂਲਤਾਂ',
  cards: {
    'luxury-room': {
      title: 'ਲਗਜ਼ਰੀ ਕਮਰੇ',
      about:
        'ਤੁਹਾਡਾ ਆਪਣਾ ਕਮਰਾ। ਇਸ ਦਾ ਖ਼ਰਚਾ ਪ੍ਰਾਈਵੇਟ ਕਮਰੇ ਨਾਲੋਂ ਵੱਧ ਹੈ। ਸਾਡੇ ਤੋਂ ਪੁੱਛੋ ਕਿ ਇਸ ਵਿੱਚ ਕੀ-ਕੀ ਹੈ, ਅਤੇ ਤੁਹਾਡੇ ਨਾਲ ਕੌਣ ਰਹਿ ਸਕਦਾ ਹੈ।',
      link: () => 'ਕਮਰੇ ਦਾ ਖ਼ਰਚਾ',
    },
    gym: {
      title: 'ਜਿਮ',
      about: 'ਤੁਰਨ-ਫਿਰਨ ਨਾਲ ਮਨ ਹਲਕਾ ਹੋ ਸਕਦਾ ਹੈ ਅਤੇ ਨੀਂਦ ਵਿੱਚ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ। ਤੁਹਾਡੇ ਲਈ ਕੀ ਠੀਕ ਹੈ, ਇਹ ਆਪਣੇ ਡਾਕਟਰ ਤੋਂ ਪੁੱਛੋ।',
      link: () => 'ਤਣਾਅ ਸੰਭਾਲਣ ਦੇ ਤਰੀਕੇ',
    },
    'general-ward': {
      title: 'ਜਨਰਲ ਵਾਰਡ',
      about:
        'ਉਹ ਕਮਰਾ, ਜਿਸ ਵਿੱਚ ਹੋਰ ਮਰੀਜ਼ ਵੀ ਰਹਿੰਦੇ ਹਨ। ਖ਼ਾਲੀ ਬੈੱਡਾਂ, ਮਿਲਣ ਆਉਣ ਵਾਲਿਆਂ ਅਤੇ ਨਾਲ ਲਿਆਉਣ ਵਾਲੇ ਸਾਮਾਨ ਬਾਰੇ ਸਾਡੇ ਤੋਂ ਪੁੱਛੋ।',
      link: (phone) => `ਫ਼ੋਨ ਕਰੋ: ${phone}`,
    },
  },
};
