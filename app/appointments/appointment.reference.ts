/**
 * Letters and digits that nobody takes for another, on paper or on a screen: no 0 O Q, 1 I L, 2 Z, 5 S, 6 8 B, U V. Without vowels, so
 * that they make no word.
 */
export const referenceAlphabet = 'CDFGHJKMNPRTWXY3479';

const length = 6;

/** Bytes from here on would make the first letters likelier than the last. */
const fairBelow = 256 - (256 % referenceAlphabet.length);

/** A new reference, from the platform's generator. */
export function newReference(): string {
  let reference = '';
  while (reference.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fairBelow) reference += referenceAlphabet[byte % referenceAlphabet.length];
  }
  return reference;
}

/** As it is shown and read out, such as 'K7P-4RX'. */
export const referenceText = (reference: string) => `${reference.slice(0, 3)}-${reference.slice(3)}`;

/**
 * The reference in a text, however it is spaced and in whatever case.
 *
 * @returns undefined where it can be none
 */
export function referenceOf(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  const isOne =
    letters.length === length && [...letters].every((letter) => referenceAlphabet.includes(letter));
  return isOne ? letters : undefined;
}
