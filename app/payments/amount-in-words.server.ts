import { ToWords } from 'to-words/en-IN';
import { ToWords as ToHindiWords } from 'to-words/hi-IN';
import type { ByLocale } from '#app/languages/locales.ts';
import { decimalRupees, type Paise } from '#app/money/money.ts';

const english = new ToWords();
const hindi = new ToHindiWords();

/**
 * Corrects spellings of the library that differ from a bank's forms. The library also omits the 'one' of one
 * hundred: it writes 1,100 as 'एक हज़ार सौ'.
 */
function asOnBankForms(words: string): string {
  return words
    .replaceAll('पांच', 'पाँच')
    .replaceAll('इक्याबन', 'इक्यावन')
    .replaceAll('इक्यानबे', 'इक्यानवे')
    .replaceAll(/(?<!(?:एक|दो|तीन|चार|पाँच|छह|सात|आठ|नौ) )सौ/g, 'एक सौ');
}

/**
 * An amount as a receipt says it, such as 'One Thousand Two Hundred Rupees And Fifty Paise Only', 'एक हज़ार दो सौ रुपये और पचास पैसे मात्र'.
 */
export const amountInWords: ByLocale<(amount: Paise) => string> = {
  en: (amount) => english.convert(decimalRupees(amount), inRupees(amount)),
  hi: (amount) => `${asOnBankForms(hindi.convert(decimalRupees(amount), inRupees(amount)))} मात्र`,
};

const inRupees = (amount: Paise) => ({
  currency: true,
  ignoreZeroCurrency: false,
  ignoreDecimal: amount % 100 === 0,
});
