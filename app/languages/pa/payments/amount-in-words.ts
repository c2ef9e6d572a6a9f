import { plural } from '#app/languages/plural.ts';
import type * as english from '#messages/payments/amount-in-words.ts';
import { punjabiNumber } from './number-words.ts';

/** Banks write zero with the plural, although the plural rules of Punjabi do not. */
const counted = (count: number, one: string, several: string) =>
  `${punjabiNumber(count)} ${plural('pa', count, { 0: several, one, other: several })}`;

/** Writes an amount for a receipt, such as 'ਇੱਕ ਹਜ਼ਾਰ ਦੋ ਸੌ ਰੁਪਏ ਅਤੇ ਪੰਜਾਹ ਪੈਸੇ ਸਿਰਫ਼'. */
export const amountInWords: typeof english.amountInWords = (amount) => {
  const [rupees, paise] = [Math.floor(Math.abs(amount) / 100), Math.abs(amount) % 100];
  const sign = amount < 0 ? 'ਮਨਫ਼ੀ ' : '';
  const inPaise = paise === 0 ? '' : ` ਅਤੇ ${counted(paise, 'ਪੈਸਾ', 'ਪੈਸੇ')}`;
  return `${sign}${counted(rupees, 'ਰੁਪਿਆ', 'ਰੁਪਏ')}${inPaise} ਸਿਰਫ਼`;
};
