import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLocalBindings } from '../local-bindings.ts';

/** Rows of the site's database, or the reason why they could not be read. */
export type QueryResult<Row> = readonly Row[] | { readonly unknown: string };

const root = join(import.meta.dirname, '../..');
const notDeployed = '00000000-0000-0000-0000-000000000000';

/** Folder of the local database, relative to the project. */
const localState = '.wrangler/state/v3';

interface AskedDatabase {
  /** `database_id` of wrangler.toml. Without the id of a deployed database the local database is read. */
  readonly databaseId: string | undefined;
  /** Database that is open already, for example in a test. It takes precedence. */
  readonly database?: Pick<D1Database, 'prepare'>;
}

/** Runs a query on the deployed or local database. Callers must pass read-only statements. */
export async function queryDatabase<Row>(
  { databaseId, database: open }: AskedDatabase,
  statement: string,
): Promise<QueryResult<Row>> {
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
    // For example, the local database may be older than the table.
    return { unknown: 'the database of this machine did not answer; npm start brings it up to date' };
  }
}

function askDeployed<Row>(statement: string): QueryResult<Row> {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/wrangler'),
    ['d1', 'execute', 'hospital', '--remote', '--json', '--command', statement],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const rows = status === 0 ? parseRows<Row>(stdout) : undefined;
  return (
    rows ?? { unknown: `the deployed database did not answer: ${errorMessageIn(stdout ?? '', stderr ?? '')}` }
  );
}

/** @returns the rows in wrangler's output; undefined when the output is not a result */
export function parseRows<Row>(stdout: string): readonly Row[] | undefined {
  try {
    const [answer] = JSON.parse(stdout) as [{ results: Row[] }];
    return Array.isArray(answer.results) ? answer.results : undefined;
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colour codes begin with a control character.
const colours = /\u001b\[[\d;]*m/g;

/** Returns wrangler's error message as one line, from JSON in its output or from plain text. */
export function errorMessageIn(stdout: string, stderr: string): string {
  const [, text] = /"text":\s*"((?:[^"\\]|\\.)*)"/.exec(stdout) ?? [];
  if (text !== undefined) return String(JSON.parse(`"${text}"`)).split('\n')[0] ?? '';
  const lines = `${stderr}\n${stdout}`
    .replaceAll(colours, '')
    .split('\n')
    .map((line) => line.trim());
  return lines.find((line) => /error/i.test(line)) ?? 'wrangler could not be started';
}
