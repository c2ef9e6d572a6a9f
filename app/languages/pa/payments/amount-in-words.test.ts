import { expect, test } from 'vitest';
import { fromRupees, paise } from '#app/money/money.ts';
import { amountInWords as inEnglish } from '#messages/payments/amount-in-words.ts';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [80_000, 'Eight Hundred Rupees Only', 'ਅੱਠ ਸੌ ਰੁਪਏ ਸਿਰਫ਼'],
  [100, 'One Rupee Only', 'ਇੱਕ ਰੁਪਿਆ ਸਿਰਫ਼'],
  [1, 'Zero Rupees And One Paisa Only', 'ਸਿਫ਼ਰ ਰੁਪਏ ਅਤੇ ਇੱਕ ਪੈਸਾ ਸਿਰਫ਼'],
  [120_050, 'One Thousand Two Hundred Rupees And Fifty Paise Only', 'ਇੱਕ ਹਜ਼ਾਰ ਦੋ ਸੌ ਰੁਪਏ ਅਤੇ ਪੰਜਾਹ ਪੈਸੇ ਸਿਰਫ਼'],
  [
    1_23_45_600,
    'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees Only',
    'ਇੱਕ ਲੱਖ ਤੇਈ ਹਜ਼ਾਰ ਚਾਰ ਸੌ ਛਪੰਜਾ ਰੁਪਏ ਸਿਰਫ਼',
  ],
])('%d paise are %s, and in Punjabi %s', (count, english, punjabi) => {
  expect(inEnglish(paise(count))).toBe(english);
  expect(amountInWords(paise(count))).toBe(punjabi);
});

test.each([
  [100, 'ਇੱਕ ਸੌ ਰੁਪਏ ਸਿਰਫ਼'],
  [1_100, 'ਇੱਕ ਹਜ਼ਾਰ ਇੱਕ ਸੌ ਰੁਪਏ ਸਿਰਫ਼'],
  [1_00_100, 'ਇੱਕ ਲੱਖ ਇੱਕ ਸੌ ਰੁਪਏ ਸਿਰਫ਼'],
  [5_551, 'ਪੰਜ ਹਜ਼ਾਰ ਪੰਜ ਸੌ ਇਕਵੰਜਾ ਰੁਪਏ ਸਿਰਫ਼'],
  [99_99_999, 'ਨੜਿੱਨਵੇਂ ਲੱਖ ਨੜਿੱਨਵੇਂ ਹਜ਼ਾਰ ਨੌਂ ਸੌ ਨੜਿੱਨਵੇਂ ਰੁਪਏ ਸਿਰਫ਼'],
  [2_35_00_089, 'ਦੋ ਕਰੋੜ ਪੈਂਤੀ ਲੱਖ ਉਣਾਨਵੇਂ ਰੁਪਏ ਸਿਰਫ਼'],
])('₹%d has its hundreds counted and is spelled as the site spells', (rupees, punjabi) => {
  expect(amountInWords(fromRupees(rupees))).toBe(punjabi);
});

test('no two amounts below ten thousand rupees are the same words in Punjabi, and none has another script in it', () => {
  const all = Array.from({ length: 10_000 }, (_, rupees) => amountInWords(fromRupees(rupees)));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((words) => !/^[\u0a00-\u0a7f ]+$/.test(words))).toEqual([]);
});
