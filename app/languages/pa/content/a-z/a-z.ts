import type * as english from '#messages/content/a-z/a-z.ts';

export const aToZWords: typeof english.aToZWords = {
  titles: { conditions: 'ਤਕਲੀਫ਼ਾਂ ਅਤੇ ਚਿੰਤਾਵਾਂ', medicines: 'ਦਵਾਈਆਂ', help: 'ਮਦਦ ਅਤੇ ਇਲਾਜ' },
  lettersOf: {
    conditions: 'ਤਕਲੀਫ਼ਾਂ ਦੇ ਅੱਖਰ',
    medicines: 'ਦਵਾਈਆਂ ਦੇ ਅੱਖਰ',
    help: 'ਮਦਦ ਦੇ ਅੱਖਰ',
  },
  search: 'ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਲੱਭੋ',
  searchLabel: 'ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ? ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਲਿਖੋ',
  searchPlaceholder: 'ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ, ਲਿਥੀਅਮ, ਪੇਪਰਾਂ ਦਾ ਡਰ',
  searchSubmit: 'ਲੱਭੋ',
};
