import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBindings, openLocalBindings } from '#tools/local-bindings.ts';
import { readBuiltWorkerOptions } from '#tools/local-worker.ts';
import { seedDemonstrationData } from '#tools/seed.ts';
import { applyMigrations } from './migrations.ts';

/** `migrated` has empty tables; `seeded` has the demonstration data. */
type InitialState = 'migrated' | 'seeded';

/** Environment variable with the path of the folder, for the test processes. */
const folderVariable = 'INITIAL_STATES';

/**
 * Global setup of the test runners. Creates the initial database and pictures of test sites once per run,
 * because this takes up to 1.5 s.
 *
 * @returns teardown function that removes the states and their copies
 */
export default async function createInitialStates(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'initial-states-'));
  const pathOf = (state: InitialState) => join(folder, state);
  const createState = async (state: InitialState, fill: (stores: LocalBindings) => Promise<unknown>) => {
    const bindings = await openLocalBindings(pathOf(state));
    await fill(bindings);
    await bindings.dispose();
  };
  await createState('migrated', ({ database }) => applyMigrations(database));
  cpSync(pathOf('migrated'), pathOf('seeded'), { recursive: true });
  await createState('seeded', seedDemonstrationData);
  // Writes the Worker's options to disk, so that sites start without loading wrangler.
  await readBuiltWorkerOptions();
  process.env[folderVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Copies an initial state for one site.
 *
 * @returns path of the copy; undefined if no test runner created the states
 */
export function copyInitialState(state: InitialState): string | undefined {
  const folder = process.env[folderVariable];
  if (!folder) return undefined;
  const copy = mkdtempSync(join(folder, 'site-'));
  cpSync(join(folder, state), copy, { recursive: true });
  return copy;
}
