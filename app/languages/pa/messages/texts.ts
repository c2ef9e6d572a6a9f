import type * as english from '#messages/messages/texts.ts';
import { punjabiDayOfMonth, punjabiTime } from '../time/dates.ts';

export const messageTexts: typeof english.messageTexts = {
  received: 'ਤੁਹਾਡੀ ਬੇਨਤੀ ਮਿਲ ਗਈ: {when}। ਰੈਫ਼ਰੈਂਸ {ref}। ਅਸੀਂ ਪੱਕਾ ਕਰਾਂਗੇ। ਬਦਲਣਾ ਹੋਵੇ ਤਾਂ ਫ਼ੋਨ ਕਰੋ: {phone} -{brand}',
  confirmed: 'ਤੁਹਾਡਾ ਸਮਾਂ ਪੱਕਾ ਹੈ: {when}। ਰੈਫ਼ਰੈਂਸ {ref}। ਬਦਲਣਾ ਹੋਵੇ ਤਾਂ ਫ਼ੋਨ ਕਰੋ: {phone} -{brand}',
  moved: 'ਤੁਹਾਡਾ ਸਮਾਂ ਬਦਲ ਗਿਆ ਹੈ। ਨਵਾਂ ਸਮਾਂ: {when}। ਰੈਫ਼ਰੈਂਸ {ref}। ਬਦਲਣਾ ਹੋਵੇ ਤਾਂ ਫ਼ੋਨ ਕਰੋ: {phone} -{brand}',
  cancelled: 'ਤੁਹਾਡਾ ਸਮਾਂ ਰੱਦ ਹੋ ਗਿਆ ਹੈ: {when}। ਰੈਫ਼ਰੈਂਸ {ref}। ਫਿਰ ਸਮਾਂ ਲੈਣਾ ਹੋਵੇ ਤਾਂ ਫ਼ੋਨ ਕਰੋ: {phone} -{brand}',
  tomorrow: 'ਕੱਲ੍ਹ ਲਈ ਯਾਦ ਕਰਵਾ ਰਹੇ ਹਾਂ: {when}। ਬਦਲਣਾ ਹੋਵੇ ਤਾਂ ਫ਼ੋਨ ਕਰੋ: {phone} -{brand}',
  today: 'ਅੱਜ ਲਈ ਯਾਦ ਕਰਵਾ ਰਹੇ ਹਾਂ: {time}। ਬਦਲਣਾ ਹੋਵੇ ਤਾਂ ਫ਼ੋਨ ਕਰੋ: {phone} -{brand}',
  feedback: 'ਤੁਹਾਡੇ ਆਉਣ ਦਾ ਧੰਨਵਾਦ: {when}। ਇਸ ਬਾਰੇ ਸਾਨੂੰ ਕੁਝ ਦੱਸਣਾ ਹੋਵੇ ਤਾਂ ਫ਼ੋਨ ਕਰੋ: {phone} -{brand}',
  callback: 'ਤੁਹਾਡੀ ਬੇਨਤੀ ਮਿਲ ਗਈ ਹੈ। ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰਾਂਗੇ। ਉਡੀਕ ਨਾ ਹੋ ਸਕੇ ਤਾਂ ਫ਼ੋਨ ਕਰੋ: {phone} -{brand}',
};

export const messageTimes: typeof english.messageTimes = {
  time: punjabiTime,
  when: (day, minute) => `${punjabiDayOfMonth(day)}, ${punjabiTime(minute)}`,
};

export const revealingWords: typeof english.revealingWords = {
  whole: ['ਮਨ', 'ਡਾ', 'ਲਤ', 'ਸੈਕਸ'],
  beginnings: [
    'ਮਾਨਸਿਕ',
    'ਮਨੋਰੋਗ',
    'ਮਨੋਵਿਗਿਆਨ',
    'ਮਨੋਚਿਕਿਤਸ',
    'ਮਾਈਂਡ',
    'ਸਾਈਕ',
    'ਨਸ਼ਾ',
    'ਨਸ਼ੇ',
    'ਨਸ਼ਿਆਂ',
    'ਸ਼ਰਾਬ',
    'ਡਿਪਰੈਸ਼ਨ',
    'ਉਦਾਸੀ',
    'ਘਬਰਾਹਟ',
    'ਖ਼ੁਦਕੁਸ਼ੀ',
    'ਪਾਗਲ',
    'ਕਾਊਂਸਲ',
    'ਕਾਉਂਸਲ',
    'ਥੈਰੇਪੀ',
    'ਜਿਨਸੀ',
    'ਡਾਕਟਰ',
  ],
};
