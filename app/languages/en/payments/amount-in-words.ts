import { ToWords } from 'to-words/en-IN';
import type { Paise } from '#app/money/money.ts';
import { rupeesInWords } from '#app/payments/rupees-in-words.ts';

/** Writes an amount for a receipt, such as 'One Thousand Two Hundred Rupees And Fifty Paise Only'. */
export const amountInWords = (amount: Paise): string => rupeesInWords(new ToWords(), amount);
