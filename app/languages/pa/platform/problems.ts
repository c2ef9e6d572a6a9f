import { plural } from '#app/languages/plural.ts';
import type * as english from '#messages/platform/problems.ts';

const fieldIsWrong = 'ਇਹ ਠੀਕ ਨਹੀਂ ਹੈ। ਇੱਕ ਵਾਰ ਫਿਰ ਦੇਖੋ।';

const notPossible = 'ਇਹ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।';

export const inputProblems: typeof english.inputProblems = {
  checkFields: 'ਜਿਨ੍ਹਾਂ ’ਤੇ ਨਿਸ਼ਾਨ ਹੈ, ਉਨ੍ਹਾਂ ਨੂੰ ਇੱਕ ਵਾਰ ਫਿਰ ਦੇਖੋ।',
  missing: 'ਇਹ ਭਰਨਾ ਜ਼ਰੂਰੀ ਹੈ।',
  wrongKind: () => fieldIsWrong,
  unreadable: 'ਇੱਥੇ ਅਜਿਹੇ ਅੱਖਰ ਹਨ ਜੋ ਪੜ੍ਹੇ ਨਹੀਂ ਜਾ ਸਕਦੇ।',
  unshown: 'ਇੱਥੇ ਅਜਿਹੇ ਅੱਖਰ ਹਨ ਜੋ ਦਿਖਾਏ ਨਹੀਂ ਜਾ ਸਕਦੇ।',
  oneLine: 'ਇੱਥੇ ਇੱਕੋ ਲਾਈਨ ਲਿਖੋ, ਬਿਨਾਂ ਅਜਿਹੇ ਅੱਖਰਾਂ ਤੋਂ ਜੋ ਦਿਖਾਏ ਨਹੀਂ ਜਾ ਸਕਦੇ।',
  tooLong: ({ max }) => `ਬਹੁਤ ਲੰਮਾ ਹੈ: ਵੱਧ ਤੋਂ ਵੱਧ ${max} ਅੱਖਰ ਲਿਖੋ।`,
  trueOrFalse: fieldIsWrong,
  phone: 'ਫ਼ੋਨ ਨੰਬਰ 10 ਅੰਕਾਂ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।',
  phoneZero:
    'ਇੱਕ ਅੰਕ ਰਹਿ ਗਿਆ ਹੈ। ਸ਼ੁਰੂ ਵਾਲਾ 0 ਨਹੀਂ ਗਿਣਿਆ ਜਾਂਦਾ: ਉਸ ਤੋਂ ਬਾਅਦ 10 ਅੰਕ ਹੋਣੇ ਚਾਹੀਦੇ ਹਨ, ਜਿਵੇਂ 098765 43210 ਜਾਂ 0172 256 0001।',
  messageChannel: 'ਨਹੀਂ, ਐਸਐਮਐਸ ਜਾਂ ਵਟਸਐਪ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ।',
  language: () => fieldIsWrong,
};

export const requestProblems: typeof english.requestProblems = {
  unreadable: notPossible,
  tooLarge: notPossible,
  notAForm: notPossible,
  tooManyTries: ({ minutes }) =>
    `ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋ ਚੁੱਕੀ ਹੈ। ${plural('pa', minutes, { one: 'ਇੱਕ ਮਿੰਟ', other: `${minutes} ਮਿੰਟ` })} ਰੁਕ ਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।`,
  keyFormat: () => notPossible,
  keyUsed: () => notPossible,
  noPage: 'ਸ਼ਾਇਦ ਵੈੱਬ ਲਿੰਕ (ਪਤਾ) ਲਿਖਣ ਵਿੱਚ ਗ਼ਲਤੀ ਹੋਈ, ਜਾਂ ਪੰਨਾ ਹੁਣ ਕਿਤੇ ਹੋਰ ਹੈ।',
};
