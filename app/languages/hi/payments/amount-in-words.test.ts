import { expect, test } from 'vitest';
import { fromRupees, paise } from '#app/money/money.ts';
import { amountInWords as inEnglish } from '#messages/payments/amount-in-words.ts';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [80_000, 'Eight Hundred Rupees Only', 'आठ सौ रुपये मात्र'],
  [100, 'One Rupee Only', 'एक रुपया मात्र'],
  [1, 'Zero Rupees And One Paisa Only', 'शून्य रुपये और एक पैसा मात्र'],
  [120_050, 'One Thousand Two Hundred Rupees And Fifty Paise Only', 'एक हज़ार दो सौ रुपये और पचास पैसे मात्र'],
  [
    1_23_45_600,
    'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees Only',
    'एक लाख तेईस हज़ार चार सौ छप्पन रुपये मात्र',
  ],
])('%d paise are %s, and in Hindi %s', (count, english, hindi) => {
  expect(inEnglish(paise(count))).toBe(english);
  expect(amountInWords(paise(count))).toBe(hindi);
});

test.each([
  [100, 'एक सौ रुपये मात्र'],
  [1_100, 'एक हज़ार एक सौ रुपये मात्र'],
  [1_00_100, 'एक लाख एक सौ रुपये मात्र'],
  [5_551, 'पाँच हज़ार पाँच सौ इक्यावन रुपये मात्र'],
  [991, 'नौ सौ इक्यानवे रुपये मात्र'],
])('₹%d has its hundreds counted and is spelled as the site spells', (rupees, hindi) => {
  expect(amountInWords(fromRupees(rupees))).toBe(hindi);
});

test('no two amounts below ten thousand rupees are the same words in Hindi, and none has another script in it', () => {
  const all = Array.from({ length: 10_000 }, (_, rupees) => amountInWords(fromRupees(rupees)));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((words) => !/^[\u0900-\u097f ]+$/.test(words))).toEqual([]);
});
