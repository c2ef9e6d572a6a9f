/**
 * Puts a backup into a database that has its tables and no rows, and its pictures beside it:
 *
 *   npm run restore -- hospital-2026-11-22.backup [--remote | --state /tmp/drill]
 *
 * Afterwards everything is read again and compared with the file.
 */
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { askSecret } from '../ask-secret.ts';
import { openSnapshot } from './archive.ts';
import { openDeployed, openHere } from './place.ts';
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts';

/** What is another one than in the backup: nothing, unless something went wrong. */
function differences(kept: Snapshot, restored: Snapshot): readonly string[] {
  const rows = kept.tables
    .filter(({ name }) => name !== 'data_version')
    .filter(
      (table) =>
        !isDeepStrictEqual(
          table,
          restored.tables.find(({ name }) => name === table.name),
        ),
    )
    .map(({ name }) => `the rows of ${name}`);
  const pictures = kept.pictures
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
  if (file === undefined) throw new Error('Which backup? npm run restore -- FILE');
  const sealed = await readFile(file);
  const { snapshot, madeAt } = await openSnapshot(sealed, await askSecret('Passphrase: ', 'once'));
  const place = await (values.remote ? openDeployed() : openHere(values.state));
  try {
    await writeSnapshot(place, snapshot);
    const different = differences(snapshot, await readSnapshot(place));
    if (different.length > 0) throw new Error(`Restored, but not as it was: ${different.join(', ')}.`);
    console.log(`What ${file} held on ${madeAt} is in ${place.name}: every row and every byte was compared.`);
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
