import { plural } from '#app/languages/plural.ts';
import type * as english from '#messages/content/search/search.ts';

export const searchWords: typeof english.searchWords = {
  title: 'ਲੱਭੋ',
  titleOf: (text) => `“${text}”: ਲੱਭੋ`,
  description: 'ਹਸਪਤਾਲ ਦੇ ਪੰਨੇ, ਡਾਕਟਰ ਅਤੇ ਖ਼ਰਚਾ ਲੱਭੋ।',
  summary: 'ਪੰਨੇ, ਡਾਕਟਰ ਅਤੇ ਖ਼ਰਚਾ। ਜਿਵੇਂ ਬੋਲਦੇ ਹੋ, ਉਵੇਂ ਹੀ ਪੰਜਾਬੀ, ਹਿੰਦੀ ਜਾਂ ਅੰਗਰੇਜ਼ੀ ਦਾ ਸ਼ਬਦ ਲਿਖੋ।',
  what: 'ਪੰਨੇ, ਡਾਕਟਰ ਅਤੇ ਖ਼ਰਚਾ',
  label: 'ਤੁਸੀਂ ਕੀ ਲੱਭ ਰਹੇ ਹੋ?',
  placeholder: 'ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ, ਘਬਰਾਹਟ, ਫ਼ੀਸ …',
  submit: 'ਲੱਭੋ',
  nothing: (text) => `“${text}” ਲਈ ਕੁਝ ਨਹੀਂ ਲੱਭਾ।`,
  results: (count, text) => `“${text}” ਲਈ ${count} ${plural('pa', count, { one: 'ਨਤੀਜਾ', other: 'ਨਤੀਜੇ' })}।`,
  doctorsMissing: ' ਇਸ ਵੇਲੇ ਡਾਕਟਰਾਂ ਵਿੱਚ ਨਹੀਂ ਲੱਭ ਸਕੇ: ',
  seeAllDoctors: 'ਸਾਰੇ ਡਾਕਟਰ ਦੇਖੋ',
  doctorsMissingEnd: '।',
  doctorsAsOf: (time) => `ਡਾਕਟਰ: ${time} ਤੱਕ ਦੀ ਜਾਣਕਾਰੀ`,
  pages: 'ਪੰਨੇ',
  doctors: 'ਡਾਕਟਰ',
  prices: 'ਖ਼ਰਚਾ',
  alsoCalled: 'ਲੋਕ ਇਹ ਵੀ ਕਹਿੰਦੇ ਹਨ: ',
  whatWeDo: [
    'ਇਸ ਬਾਰੇ ਇੱਥੇ ਕੋਈ ਪੰਨਾ ਨਹੀਂ ਹੈ। ਅਸੀਂ ਮਨ ਦਾ ਇਲਾਜ ਕਰਦੇ ਹਾਂ: ਮੂਡ, ਚਿੰਤਾ, ਨੀਂਦ, ਸਿਰਦਰਦ, ਦੌਰੇ, ਨਸ਼ਾ, ਬੱਚੇ ਅਤੇ ਪਰਿਵਾਰ। ',
    ' ’ਤੇ ਫ਼ੋਨ ਕਰਕੇ ਪੁੱਛੋ, ਜਾਂ ਹੋਰ ਸ਼ਬਦ ਲਿਖੋ।',
  ],
  work: [
    'ਇਸ ਸਾਈਟ ’ਤੇ ਨੌਕਰੀਆਂ ਦਾ ਕੋਈ ਪੰਨਾ ਨਹੀਂ ਹੈ, ਇਸ ਲਈ ਇੱਥੇ ਨਹੀਂ ਦੱਸ ਸਕਦੇ ਕਿ ਕੋਈ ਥਾਂ ਖ਼ਾਲੀ ਹੈ ਜਾਂ ਨਹੀਂ। ਹਸਪਤਾਲ ਵਿੱਚ ਕੰਮ ਲਈ ',
    ' ’ਤੇ ਫ਼ੋਨ ਕਰਕੇ ਪੁੱਛੋ।',
  ],
  placesToStart: 'ਇੱਥੋਂ ਸ਼ੁਰੂ ਕਰੋ',
};
