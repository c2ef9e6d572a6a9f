/**
 * Writes every row and every picture to one encrypted file:
 *
 *   npm run backup [-- --remote] [--out hospital-2026-11-22.backup]
 *
 * The passphrase is read from the terminal or from standard input. The file cannot be read without it.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readSecret } from '../read-secret.ts';
import { encryptSnapshot } from './archive.ts';
import { openDeployed, openLocal } from './data-stores.ts';
import { readSnapshot } from './snapshot.ts';

/** Minimum length in characters, about four words: an attacker who steals the file can guess for years. */
const shortestPassphrase = 20;

async function main(): Promise<void> {
  const now = new Date();
  const { values } = parseArgs({
    options: {
      remote: { type: 'boolean', default: false },
      state: { type: 'string' },
      out: { type: 'string', default: `hospital-${now.toISOString().slice(0, 10)}.backup` },
    },
  });
  const passphrase = await readSecret(
    `Passphrase (at least ${shortestPassphrase} characters; it is not shown): `,
    'twice',
  );
  if (passphrase.length < shortestPassphrase) {
    throw new Error(
      `The passphrase must have at least ${shortestPassphrase} characters, for example five words.`,
    );
  }
  const place = await (values.remote ? openDeployed() : openLocal(values.state));
  try {
    const snapshot = await readSnapshot(place);
    const sealed = await encryptSnapshot(snapshot, { passphrase, now });
    // `wx` never overwrites a backup of the same day. Mode 0600 lets only this user read the file.
    await writeFile(values.out, sealed, { flag: 'wx', mode: 0o600 });
    const rows = snapshot.tables.reduce((sum, table) => sum + table.rows.length, 0);
    console.log(
      `${values.out}: ${rows} rows of ${snapshot.tables.length} tables and ${snapshot.pictures.length} pictures of ${place.name}, ${sealed.length} bytes.`,
    );
  } finally {
    await place.dispose();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
