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

function read(): Digests {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * What was made from which sources, kept in git beside the pictures, so that `npm run art` makes again only
 * what changed, on any machine. Read and written each time: two runs side by side keep each other's notes.
 */
export class Ledger {
  /** The digest a product was last made from, if it ever was. */
  digest(product: string): string | undefined {
    return read()[product];
  }

  /** Notes that a product has been made, at once: a render is too long to forget. */
  record(product: string, digest: string): void {
    const digests = Object.entries({ ...read(), [product]: digest });
    const sorted = Object.fromEntries(digests.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}
