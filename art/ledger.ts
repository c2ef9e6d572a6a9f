import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'ledger.json');

type Digests = Record<string, string>;

/** SHA-256 of files and settings together, shortened: it tells versions apart, it guards nothing. */
export function digestOf(paths: readonly string[], settings: unknown = null): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const path of paths) hash.update('\0').update(readFileSync(path));
  return hash.digest('hex').slice(0, 20);
}

/**
 * What was made from which sources, kept in git beside the pictures, so that `npm run art` makes again only
 * what changed, on any machine.
 */
export class Ledger {
  readonly #digests: Digests = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

  /** The digest a product was last made from, if it ever was. */
  digest(product: string): string | undefined {
    return this.#digests[product];
  }

  /** Notes that a product has been made, and keeps the note at once: a render is too long to forget. */
  record(product: string, digest: string): void {
    this.#digests[product] = digest;
    const sorted = Object.fromEntries(Object.entries(this.#digests).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}
