/**
 * Letters and digits that cannot be confused on paper or on a screen. Left out: 0 O Q, 1 I L, 2 Z, 5 S, 6 8 B, U V.
 * Without vowels, references never form a word.
 */
export const referenceAlphabet = 'CDFGHJKMNPRTWXY3479';

const length = 6;

/** Bytes from here on are discarded: with `%` they would make the first letters likelier than the last. */
const fairBelow = 256 - (256 % referenceAlphabet.length);

/** Draws a reference from the platform's secure random generator. */
export function newReference(): string {
  let reference = '';
  while (reference.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fairBelow) reference += referenceAlphabet[byte % referenceAlphabet.length];
  }
  return reference;
}

/** The reference with a hyphen for people, such as 'K7P-4RX'. */
export const referenceText = (reference: string) => `${reference.slice(0, 3)}-${reference.slice(3)}`;

/**
 * Parses a typed reference. Spaces, hyphens and case do not matter.
 *
 * @returns undefined if the text cannot be a reference
 */
export function referenceOf(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  const isOne =
    letters.length === length && [...letters].every((letter) => referenceAlphabet.includes(letter));
  return isOne ? letters : undefined;
}
