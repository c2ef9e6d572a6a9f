import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLocalBindings } from '../local-bindings.ts';

/** Rows of the database that the site has, or why they are not known. */
export type DatabaseAnswer<Row> = readonly Row[] | { readonly unknown: string };

const root = join(import.meta.dirname, '../..');
const notDeployed = '00000000-0000-0000-0000-000000000000';

/** Where this machine's database is, beneath the project. */
const localState = '.wrangler/state/v3';

interface AskedDatabase {
  /** As in wrangler.toml: of the deployed database where there is one, else this machine's is asked. */
  readonly databaseId: string | undefined;
  /** One that is open already, such as a test's. */
  readonly database?: Pick<D1Database, 'prepare'>;
}

/** Puts statements that only read to the database. */
export async function askDatabase<Row>(
  { databaseId, database: open }: AskedDatabase,
  statement: string,
): Promise<DatabaseAnswer<Row>> {
  if (open) return (await open.prepare(statement).all<Row>()).results;
  if (databaseId !== undefined && databaseId !== notDeployed) return askDeployed(statement);
  if (!existsSync(join(root, localState, 'd1')))
    return { unknown: 'there is no database on this machine yet; npm start makes one' };
  try {
    const { database, dispose } = await openLocalBindings(localState);
    try {
      return (await database.prepare(statement).all<Row>()).results;
    } finally {
      await dispose();
    }
  } catch {
    // Such as one from before there was such a table.
    return { unknown: 'the database of this machine did not answer; npm start brings it up to date' };
  }
}

function askDeployed<Row>(statement: string): DatabaseAnswer<Row> {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/wrangler'),
    ['d1', 'execute', 'hospital', '--remote', '--json', '--command', statement],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const rows = status === 0 ? rowsIn<Row>(stdout) : undefined;
  return (
    rows ?? { unknown: `the deployed database did not answer: ${complaintIn(stdout ?? '', stderr ?? '')}` }
  );
}

/** The rows in wrangler's answer; undefined where it is something else. */
export function rowsIn<Row>(stdout: string): readonly Row[] | undefined {
  try {
    const [answer] = JSON.parse(stdout) as [{ results: Row[] }];
    return Array.isArray(answer.results) ? answer.results : undefined;
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
