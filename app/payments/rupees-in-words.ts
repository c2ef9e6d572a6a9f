import { decimalRupees, type Paise } from '#app/money/money.ts';

/** The part of a `ToWords` class that is used, the same for each of the package's locales. */
interface Converter {
  readonly convert: (
    amount: string,
    options: {
      readonly currency: boolean;
      readonly ignoreZeroCurrency: boolean;
      readonly ignoreDecimal: boolean;
    },
  ) => string;
}

/** Writes an amount in words, with paise only if there are any. */
export const rupeesInWords = (converter: Converter, amount: Paise): string =>
  converter.convert(decimalRupees(amount), {
    currency: true,
    ignoreZeroCurrency: false,
    ignoreDecimal: amount % 100 === 0,
  });
