import type * as english from '#messages/content/sheets/sleep-diary.ts';

const columns = {
  lay: 'ਸੌਣ ਲਈ ਪੈਣ ਦਾ ਸਮਾਂ',
  asleep: 'ਲਗਪਗ ਕਿੰਨੀ ਦੇਰ ਬਾਅਦ ਨੀਂਦ ਆਈ',
  woke: 'ਕਿੰਨੀ ਵਾਰ ਜਾਗ ਆਈ',
  awake: 'ਰਾਤ ਨੂੰ ਕੁੱਲ ਕਿੰਨੀ ਦੇਰ ਜਾਗਣਾ',
  last: 'ਸਵੇਰੇ ਆਖ਼ਰੀ ਵਾਰ ਜਾਗਣ ਦਾ ਸਮਾਂ',
  up: 'ਬਿਸਤਰੇ ਤੋਂ ਉੱਠਣ ਦਾ ਸਮਾਂ',
  naps: 'ਦਿਨੇ ਸੌਣਾ (ਕਦੋਂ, ਕਿੰਨੀ ਦੇਰ)',
  tea: 'ਆਖ਼ਰੀ ਚਾਹ, ਕੌਫ਼ੀ ਜਾਂ ਕੋਲਾ',
  taken: 'ਸ਼ਰਾਬ, ਤੰਬਾਕੂ, ਗੋਲੀਆਂ',
  rested: 'ਕਿੰਨਾ ਆਰਾਮ ਮਿਲਿਆ, 1 ਤੋਂ 5',
};

export const sleepDiaryWords: typeof english.sleepDiaryWords = {
  parts: {
    week: {
      title: 'ਮੇਰਾ ਪਹਿਲਾ ਹਫ਼ਤਾ',
      hint: 'ਹਰ ਸਵੇਰ ਅੰਦਾਜ਼ੇ ਨਾਲ ਭਰੋ। ਇਸ ਲਈ ਘੜੀ ਨਾ ਦੇਖੋ।',
      columns,
    },
    secondWeek: {
      title: 'ਮੇਰਾ ਦੂਜਾ ਹਫ਼ਤਾ',
      hint: 'ਉਸ ਤੋਂ ਅਗਲੇ ਹਫ਼ਤੇ ਦੀ ਸ਼ੀਟ। ਦੋਵੇਂ ਨਾਲ ਲਿਆਓ।',
      columns,
    },
    notes: { title: 'ਹੋਰ ਕੀ ਧਿਆਨ ਵਿੱਚ ਆਇਆ' },
  },
};
