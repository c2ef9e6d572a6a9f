import { ToWords } from 'to-words/hi-IN';
import { rupeesInWords } from '#app/payments/rupees-in-words.ts';
import type * as english from '#messages/payments/amount-in-words.ts';

/**
 * Changes the package's words to those on a bank's form. The package omits 'एक' before a hundred: it writes 1,100
 * as 'एक हज़ार सौ'.
 */
function asOnBankForms(words: string): string {
  return words
    .replaceAll('पांच', 'पाँच')
    .replaceAll('इक्याबन', 'इक्यावन')
    .replaceAll('इक्यानबे', 'इक्यानवे')
    .replaceAll(/(?<!(?:एक|दो|तीन|चार|पाँच|छह|सात|आठ|नौ) )सौ/g, 'एक सौ');
}

/** Writes an amount for a receipt, such as 'एक हज़ार दो सौ रुपये और पचास पैसे मात्र'. */
export const amountInWords: typeof english.amountInWords = (amount) =>
  `${asOnBankForms(rupeesInWords(new ToWords(), amount))} मात्र`;
