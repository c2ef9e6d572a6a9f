import type * as english from '#messages/content/home/structure.ts';

export const structureWords: typeof english.structureWords = {
  heading: 'ਹਸਪਤਾਲ ਵਿੱਚ ਕੀ-ਕੀ ਹੈ',
  titles: {
    beds: (beds) => `${beds} ਬੈੱਡਾਂ ਦਾ ਹਸਪਤਾਲ`,
    rooms: () => 'ਪ੍ਰਾਈਵੇਟ ਅਤੇ ਲਗਜ਼ਰੀ ਕਮਰੇ',
    recreation: () => 'ਖੇਡਾਂ, ਮਨੋਰੰਜਨ ਅਤੇ ਜਿਮ',
    counselling: () => 'ਕਾਊਂਸਲਿੰਗ ਦਾ ਕਮਰਾ',
    pharmacy: () => 'ਫ਼ਾਰਮੇਸੀ (ਦਵਾਈਆਂ)',
    bloodCollection: () => 'ਖ਼ੂਨ ਦਾ ਸੈਂਪਲ ਅਤੇ ਪੈਥੋਲੋਜੀ',
    cashless: () => 'ਟੀਪੀਏ ਰਾਹੀਂ ਕੈਸ਼ਲੈੱਸ ਓਪੀਡੀ',
  },
  notes: {
    cashless:
      'ਪਹਿਲਾਂ ਆਪਣੀ ਬੀਮਾ ਪਾਲਿਸੀ ਦੇਖ ਲਓ: ਬਹੁਤੀਆਂ ਪਾਲਿਸੀਆਂ ਬਿਨਾਂ ਦਾਖ਼ਲ ਹੋਏ ਦਿਖਾਉਣ (ਓਪੀਡੀ) ਦਾ ਖ਼ਰਚਾ ਨਹੀਂ ਦਿੰਦੀਆਂ। ਟੀਪੀਏ ਤੁਹਾਡੀ ਬੀਮਾ ਕੰਪਨੀ ਵੱਲੋਂ ਕਲੇਮ ਦੇਖਦੀ ਹੈ।',
  },
};
