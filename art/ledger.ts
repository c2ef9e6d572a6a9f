import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'ledger.json');

type Digests = Record<string, string>;

/** Shortened SHA-256 of files and settings. The digest detects changes; it does not protect against tampering. */
export function digestOf(paths: readonly string[], settings: unknown = null): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const path of paths) hash.update('\0').update(readFileSync(path));
  return hash.digest('hex').slice(0, 20);
}

function read(): Digests {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Records the digest of the sources of each product in ledger.json, which is in git. `npm run art` compares digests
 * and makes only products whose sources changed. The file is read and written on each call, so that two parallel runs
 * do not lose entries.
 */
export class Ledger {
  /** @returns the digest from which a product was last made; undefined if it was never made */
  digest(product: string): string | undefined {
    return read()[product];
  }

  /** Records a product as soon as it is made, because repeating a render takes minutes. */
  record(product: string, digest: string): void {
    const digests = Object.entries({ ...read(), [product]: digest });
    const sorted = Object.fromEntries(digests.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}
