import { withPlainDigits } from '#app/languages/plain-digits.ts';

/**
 * Letters and digits that cannot be confused on paper or on a screen. Left out: 0 O Q, 1 I L, 2 Z, 5 S, 6 8 B, U V.
 * Without vowels, references never form a word.
 */
export const referenceAlphabet = 'CDFGHJKMNPRTWXY3479';

/**
 * Characters of a new reference. A caller with the right one always passes, so its length alone protects a phone
 * from guesses from many addresses (docs/threats.md).
 */
export const referenceLength = 9;

/** Six is the length of references from before. They work until their visit is over. */
const lengths: readonly number[] = [6, referenceLength];

/** Bytes from here on are discarded: with `%` they would make the first letters likelier than the last. */
const fairBelow = 256 - (256 % referenceAlphabet.length);

/** Draws a reference from the platform's secure random generator. */
export function newReference(): string {
  let reference = '';
  while (reference.length < referenceLength) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fairBelow) reference += referenceAlphabet[byte % referenceAlphabet.length];
  }
  return reference;
}

/** The reference in groups of three for people, such as 'K7P-4RX-9CD'. */
export const referenceText = (reference: string) => (reference.match(/.{1,3}/g) ?? []).join('-');

/**
 * Parses a typed reference. Spaces, hyphens and case do not matter.
 *
 * @returns undefined if the text cannot be a reference
 */
export function referenceOf(text: string): string | undefined {
  const letters = withPlainDigits(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  const isOne =
    lengths.includes(letters.length) && [...letters].every((letter) => referenceAlphabet.includes(letter));
  return isOne ? letters : undefined;
}
