/** Number of drawings (art/identity/portraits.ts). */
const drawings = 6;

/** FNV-1a hash of the name's bytes. It is short and distributes names well even if they differ in one letter only. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/**
 * Path of the drawn portrait for someone without a photograph. A hash of the name selects it, so that it stays the same
 * and reveals nothing about the person.
 */
export function portraitOf(name: string): string {
  return `/pictures/portraits/${(hashOf(name) % drawings) + 1}.svg`;
}
