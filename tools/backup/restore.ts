/**
 * Restores a backup into a database that has the tables but no rows, and restores the pictures:
 *
 *   npm run restore -- hospital-2026-11-22.backup [--remote | --state /tmp/drill]
 *
 * Then reads everything back and compares it with the file.
 */
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { readSecret } from '../read-secret.ts';
import { decryptSnapshot } from './archive.ts';
import { openDeployed, openLocal } from './data-stores.ts';
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts';

/** Lists tables and pictures that differ from the backup. An empty list means a complete restore. */
function differences(backup: Snapshot, restored: Snapshot): readonly string[] {
  const rows = backup.tables
    .filter(({ name }) => name !== 'data_version')
    .filter(
      (table) =>
        !isDeepStrictEqual(
          table,
          restored.tables.find(({ name }) => name === table.name),
        ),
    )
    .map(({ name }) => `the rows of ${name}`);
  const pictures = backup.pictures
    .filter(
      (picture) =>
        !isDeepStrictEqual(
          picture,
          restored.pictures.find(({ key }) => key === picture.key),
        ),
    )
    .map(({ key }) => `the picture ${key}`);
  return [...rows, ...pictures];
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: 'boolean', default: false }, state: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error('Name the backup file: npm run restore -- FILE');
  const sealed = await readFile(file);
  const { snapshot, madeAt } = await decryptSnapshot(sealed, await readSecret('Passphrase: ', 'once'));
  const place = await (values.remote ? openDeployed() : openLocal(values.state));
  try {
    await writeSnapshot(place, snapshot);
    const different = differences(snapshot, await readSnapshot(place));
    if (different.length > 0)
      throw new Error(`The restore differs from the backup: ${different.join(', ')}.`);
    console.log(`Restored ${file} of ${madeAt} to ${place.name}. Every row and every byte was compared.`);
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
