import { textHash } from './text-hash.ts';

/** Number of drawings (art/identity/portraits.ts). */
const drawings = 6;

/**
 * Path of the drawn portrait for someone without a photograph. A hash of the name selects it, so that it stays the same
 * and reveals nothing about the person.
 */
export function portraitOf(name: string): string {
  return `/pictures/portraits/${(textHash(name) % drawings) + 1}.svg`;
}
