/** How many drawings there are (art/identity/portraits.ts). */
const drawings = 6;

/** FNV-1a over the name's bytes: short, and well spread even over names that differ in a letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/**
 * The drawn portrait of someone without a photograph. A hash of the name chooses it, so that it stays the same and says
 * nothing about the person.
 *
 * @returns a path of this site
 */
export function portraitOf(name: string): string {
  return `/pictures/portraits/${(hashOf(name) % drawings) + 1}.svg`;
}
