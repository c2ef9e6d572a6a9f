import type * as english from '#messages/payments/amount-in-words.ts';
import { punjabiNumber } from './number-words.ts';

const counted = (count: number, one: string, several: string) =>
  `${punjabiNumber(count)} ${count === 1 ? one : several}`;

/** Writes an amount for a receipt, such as 'ਇੱਕ ਹਜ਼ਾਰ ਦੋ ਸੌ ਰੁਪਏ ਅਤੇ ਪੰਜਾਹ ਪੈਸੇ ਸਿਰਫ਼'. */
export const amountInWords: typeof english.amountInWords = (amount) => {
  const [rupees, paise] = [Math.floor(Math.abs(amount) / 100), Math.abs(amount) % 100];
  const sign = amount < 0 ? 'ਮਨਫ਼ੀ ' : '';
  const inPaise = paise === 0 ? '' : ` ਅਤੇ ${counted(paise, 'ਪੈਸਾ', 'ਪੈਸੇ')}`;
  return `${sign}${counted(rupees, 'ਰੁਪਿਆ', 'ਰੁਪਏ')}${inPaise} ਸਿਰਫ਼`;
};
