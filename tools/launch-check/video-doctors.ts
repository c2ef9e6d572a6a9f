import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  listVideoDoctorsWithoutRegistration,
  videoWithoutRegistration,
} from '#app/doctors/doctor-hours.queries.server.ts';
import { openDatabase } from '#app/server/database/database.server.ts';
import { openLocalBindings } from '../local-bindings.ts';

const root = join(import.meta.dirname, '../..');
const localState = '.wrangler/state/v3';
const notDeployed = '00000000-0000-0000-0000-000000000000';

/**
 * Doctors with slots for video and without a registration: of the deployed database where there is one, else of this machine's.
 *
 * @param databaseId as in wrangler.toml
 * @returns undefined where no database answered
 */
export async function videoDoctorsWithoutRegistration(
  databaseId: string | undefined,
): Promise<readonly string[] | undefined> {
  if (databaseId !== undefined && databaseId !== notDeployed) return askDeployed();
  if (!existsSync(join(root, localState, 'd1'))) return undefined;
  const { database: binding, dispose } = await openLocalBindings(localState);
  try {
    return await listVideoDoctorsWithoutRegistration(openDatabase(binding));
  } catch {
    // A database from before there were registrations: npm start brings it up to date.
    return undefined;
  } finally {
    await dispose();
  }
}

function askDeployed(): readonly string[] | undefined {
  const { status, stdout } = spawnSync(
    'wrangler',
    ['d1', 'execute', 'hospital', '--remote', '--json', '--command', videoWithoutRegistration],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) return undefined;
  const [answer] = JSON.parse(stdout) as [{ results: { name: string }[] }];
  return answer.results.map(({ name }) => name);
}
