/** Reads and writes all that the hospital's site keeps: the rows of its database and its pictures. */
import { createHash } from 'node:crypto';

/** A column's value as D1 gives it; the tables hold no bytes. */
type Value = string | number | null;

export interface TableRows {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

export interface StoredPicture {
  readonly key: string;
  readonly contentType: string | null;
  readonly bytes: Uint8Array;
}

export interface Snapshot {
  /** The shape of the tables, as a hash: rows fit only into the tables they were read from. */
  readonly shape: string;
  readonly tables: readonly TableRows[];
  readonly pictures: readonly StoredPicture[];
}

interface Place {
  readonly database: D1Database;
  readonly pictures: R2Bucket;
}

/** Kept by wrangler and by D1 itself. */
const ownTables =
  "name not like '\\_%' escape '\\' and name not like 'sqlite\\_%' escape '\\' and name <> 'd1_migrations'";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Bound at once: D1 takes a hundred values in a statement, and some hundred statements in a batch. */
const statementsAtOnce = 200;

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

async function tableNames(database: D1Database): Promise<readonly string[]> {
  const { results } = await database
    .prepare(`select name from sqlite_master where type = 'table' and ${ownTables} order by name`)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

async function shapeOf(database: D1Database): Promise<string> {
  const { results } = await database
    .prepare(`select sql from sqlite_master where sql is not null and tbl_name in
      (select name from sqlite_master where type = 'table' and ${ownTables}) order by name`)
    .all<{ sql: string }>();
  return createHash('sha256')
    .update(results.map(({ sql }) => sql).join('\n'))
    .digest('hex');
}

async function picturesIn(bucket: R2Bucket): Promise<readonly StoredPicture[]> {
  const pictures: StoredPicture[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ ...(cursor !== undefined && { cursor }) });
    for (const { key } of page.objects) {
      const object = await bucket.get(key);
      // Deleted since the list was made.
      if (!object) continue;
      const contentType = object.httpMetadata?.contentType ?? null;
      pictures.push({ key, contentType, bytes: new Uint8Array(await object.arrayBuffer()) });
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return pictures;
}

/**
 * Reads everything. All tables are read in one batch, which is one transaction: no row refers to one that came later.
 *
 * @throws BackupError for a value that is neither text nor number
 */
export async function readSnapshot({ database, pictures }: Place): Promise<Snapshot> {
  const names = await tableNames(database);
  const answers = await database.batch<Record<string, unknown>>(
    names.map((name) => database.prepare(`select * from ${quoted(name)} order by rowid`)),
  );
  const tables = names.map((name, place) => {
    const found = answers[place]?.results ?? [];
    const columns = Object.keys(found[0] ?? {});
    return { name, columns, rows: found.map((row) => columns.map((column) => readable(name, row[column]))) };
  });
  return { shape: await shapeOf(database), tables, pictures: await picturesIn(pictures) };
}

function readable(table: string, value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new BackupError(`The table ${table} holds something that is neither text nor number.`);
}

/** Tables to which others refer come before these. */
async function inOrderOfReference(
  database: D1Database,
  tables: readonly TableRows[],
): Promise<readonly TableRows[]> {
  const answers = await database.batch<{ table: string }>(
    tables.map(({ name }) => database.prepare(`select "table" from pragma_foreign_key_list(${`'${name}'`})`)),
  );
  const needs = new Map(
    tables.map(({ name }, place) => [
      name,
      (answers[place]?.results ?? []).map(({ table }) => table).filter((table) => table !== name),
    ]),
  );
  const ordered: TableRows[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const next = [...left.values()].find(({ name }) => !needs.get(name)?.some((needed) => left.has(needed)));
    if (!next) throw new BackupError('Tables refer to each other in a ring.');
    left.delete(next.name);
    ordered.push(next);
  }
  return ordered;
}

/** The one row of this table counts the changes that pages were rendered from. */
const versionTable = 'data_version';

/**
 * Writes everything into a database that has the tables and no rows, and into the pictures' store.
 *
 * @throws BackupError where there are rows already, or the tables are not those of the snapshot
 */
export async function writeSnapshot({ database, pictures }: Place, snapshot: Snapshot): Promise<void> {
  if ((await shapeOf(database)) !== snapshot.shape) {
    throw new BackupError(
      'The tables are not those of the backup. Check out the version of the site that made it, bring the database to its migrations, restore, and update afterwards.',
    );
  }
  const filled = snapshot.tables.filter(({ name, rows }) => name !== versionTable && rows.length > 0);
  const counts = await database.batch<{ count: number }>(
    snapshot.tables
      .filter(({ name }) => name !== versionTable)
      .map(({ name }) => database.prepare(`select count(*) as count from ${quoted(name)}`)),
  );
  if (counts.some(({ results: [row] }) => (row?.count ?? 0) > 0)) {
    throw new BackupError(
      'There are rows in this database already. Restore into a new one: nothing is written over.',
    );
  }
  for (const picture of snapshot.pictures) {
    await pictures.put(picture.key, picture.bytes, {
      ...(picture.contentType !== null && { httpMetadata: { contentType: picture.contentType } }),
    });
  }
  for (const { name, columns, rows } of await inOrderOfReference(database, filled)) {
    const places = columns.map(() => '?').join(', ');
    const insert = database.prepare(
      `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${places})`,
    );
    for (let from = 0; from < rows.length; from += statementsAtOnce) {
      await database.batch([
        // A row may refer to a later one of its own table.
        database.prepare('pragma defer_foreign_keys = on'),
        ...rows.slice(from, from + statementsAtOnce).map((row) => insert.bind(...row)),
      ]);
    }
  }
  await raiseVersion(database, snapshot);
}

/** Higher than before the backup: a page that was kept under a number since then must not be taken for one of these rows. */
async function raiseVersion(database: D1Database, { tables }: Snapshot): Promise<void> {
  const table = tables.find(({ name }) => name === versionTable);
  const version = Number(table?.rows[0]?.[table.columns.indexOf('version')] ?? 0);
  await database
    .prepare(`update ${versionTable} set version = max(version, ?) + 1000000`)
    .bind(version)
    .run();
}
