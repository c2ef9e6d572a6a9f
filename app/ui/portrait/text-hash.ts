/**
 * FNV-1a hash of a text's bytes, to choose among drawings. It is short and distributes names well even if they differ in
 * one letter only. Not for secrets.
 *
 * @returns a whole number below 2³²
 */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
