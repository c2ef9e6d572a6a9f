import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBindings, openLocalBindings } from '#tools/local-bindings.ts';
import { builtWorkerOptions } from '#tools/local-worker.ts';
import { seedDemonstration } from '#tools/seed.ts';
import { applyMigrations } from './migrations.ts';

/** What a site of the tests can begin with: empty tables, or the demonstration in them. */
type FirstState = 'migrated' | 'seeded';

/** Names the folder to the processes of the tests, which are started after it was made. */
const variable = 'FIRST_STATES';

/**
 * Makes the databases and pictures that sites begin with, once in a run: to make them anew for each site takes up to a second and a half.
 * The runners of tests call it before all tests.
 *
 * @returns what removes them, and every copy
 */
export default async function makeFirstStates(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'first-states-'));
  const pathOf = (state: FirstState) => join(folder, state);
  const filled = async (state: FirstState, fill: (stores: LocalBindings) => Promise<unknown>) => {
    const bindings = await openLocalBindings(pathOf(state));
    await fill(bindings);
    await bindings.dispose();
  };
  await filled('migrated', ({ database }) => applyMigrations(database));
  cpSync(pathOf('migrated'), pathOf('seeded'), { recursive: true });
  await filled('seeded', seedDemonstration);
  // Kept from here on: who starts a site need not load wrangler to read it.
  await builtWorkerOptions();
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * A copy of a state, which its site may change.
 *
 * @returns its folder, or undefined where nobody made the states: outside of a test run
 */
export function copyOfFirstState(state: FirstState): string | undefined {
  const folder = process.env[variable];
  if (!folder) return undefined;
  const copy = mkdtempSync(join(folder, 'site-'));
  cpSync(join(folder, state), copy, { recursive: true });
  return copy;
}
