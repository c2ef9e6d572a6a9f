import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  listVideoDoctorsWithoutRegistration,
  videoWithoutRegistration,
} from '#app/doctors/doctor-hours.queries.server.ts';
import { openDatabase } from '#app/server/database/database.server.ts';
import type { LaunchState } from '#app/site/launch-check.ts';
import { openLocalBindings } from '../local-bindings.ts';

type Answer = LaunchState['videoWithoutRegistration'];

const root = join(import.meta.dirname, '../..');
const localState = '.wrangler/state/v3';
const notDeployed = '00000000-0000-0000-0000-000000000000';

/**
 * Doctors with slots for video and without a registration: of the deployed database where there is one, else of this machine's.
 *
 * @param databaseId as in wrangler.toml
 */
export async function videoDoctorsWithoutRegistration(databaseId: string | undefined): Promise<Answer> {
  if (databaseId !== undefined && databaseId !== notDeployed) return askDeployed();
  if (!existsSync(join(root, localState, 'd1')))
    return { unknown: 'there is no database on this machine yet; npm start makes one' };
  try {
    const { database: binding, dispose } = await openLocalBindings(localState);
    try {
      return await listVideoDoctorsWithoutRegistration(openDatabase(binding));
    } finally {
      await dispose();
    }
  } catch {
    // Such as one from before there were registrations.
    return { unknown: 'the database of this machine did not answer; npm start brings it up to date' };
  }
}

function askDeployed(): Answer {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/wrangler'),
    ['d1', 'execute', 'hospital', '--remote', '--json', '--command', videoWithoutRegistration],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const names = status === 0 ? namesIn(stdout) : undefined;
  return (
    names ?? { unknown: `the deployed database did not answer: ${complaintIn(stdout ?? '', stderr ?? '')}` }
  );
}

/** The names in wrangler's answer; undefined where it is something else. */
export function namesIn(stdout: string): readonly string[] | undefined {
  try {
    const [answer] = JSON.parse(stdout) as [{ results: { name: string }[] }];
    return answer.results.map(({ name }) => name);
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const colours = /\u001b\[[\d;]*m/g;

/** What wrangler says is wrong, in one line: as JSON among its output, or in words. */
export function complaintIn(stdout: string, stderr: string): string {
  const [, text] = /"text":\s*"((?:[^"\\]|\\.)*)"/.exec(stdout) ?? [];
  if (text !== undefined) return String(JSON.parse(`"${text}"`)).split('\n')[0] ?? '';
  const lines = `${stderr}\n${stdout}`
    .replaceAll(colours, '')
    .split('\n')
    .map((line) => line.trim());
  return lines.find((line) => /error/i.test(line)) ?? 'wrangler could not be started';
}
