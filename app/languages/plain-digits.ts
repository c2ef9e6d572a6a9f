/** Code points of the zero of each script that people in India type, and of full-width forms. The nine digits follow it. */
const zeros: readonly number[] = [
  // Arabic and Urdu
  ...[0x660, 0x6f0],
  // Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam
  ...[0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66],
  0xff10,
];

/**
 * Replaces the digits of other scripts by 0 to 9: ९८ and ੯੮ by 98. A keyboard for Hindi or Punjabi types such digits, and a
 * field for a number accepts them. Safe for the browser.
 */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
