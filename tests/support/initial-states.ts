import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBindings, openLocalBindings } from '#tools/local-bindings.ts';
import { readBuiltWorkerOptions } from '#tools/local-worker.ts';
import { seedDemonstrationData } from '#tools/seed.ts';
import { applyMigrations } from './migrations.ts';

/** Initial states of a test site: empty tables, or the demonstration data. */
type FirstState = 'migrated' | 'seeded';

/** Environment variable that passes the folder to the test processes, which start after the folder exists. */
const variable = 'FIRST_STATES';

/**
 * Creates the databases and pictures that sites start from, once per run: creating them for each site takes
 * up to 1.5 s. The test runners call it as their global setup.
 *
 * @returns a function that removes the states and every copy
 */
export default async function createInitialStates(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'first-states-'));
  const pathOf = (state: FirstState) => join(folder, state);
  const filled = async (state: FirstState, fill: (stores: LocalBindings) => Promise<unknown>) => {
    const bindings = await openLocalBindings(pathOf(state));
    await fill(bindings);
    await bindings.dispose();
  };
  await filled('migrated', ({ database }) => applyMigrations(database));
  cpSync(pathOf('migrated'), pathOf('seeded'), { recursive: true });
  await filled('seeded', seedDemonstrationData);
  // Writes the Worker's options to disk, so that starting a site need not load wrangler.
  await readBuiltWorkerOptions();
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Copies a state, so that a site may change it.
 *
 * @returns the folder of the copy, or undefined outside of a test run, where no states exist
 */
export function copyInitialState(state: FirstState): string | undefined {
  const folder = process.env[variable];
  if (!folder) return undefined;
  const copy = mkdtempSync(join(folder, 'site-'));
  cpSync(join(folder, state), copy, { recursive: true });
  return copy;
}
