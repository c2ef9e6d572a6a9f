/** Reads and writes all data of the site: the rows of its database and its pictures. */
import { createHash } from 'node:crypto';

/** Column value as D1 returns it. No table has a BLOB column. */
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
  /** Hash of the table definitions. Rows can be restored only into tables with the same definitions. */
  readonly shape: string;
  readonly tables: readonly TableRows[];
  readonly pictures: readonly StoredPicture[];
}

interface Place {
  readonly database: D1Database;
  readonly pictures: R2Bucket;
}

/** SQL condition that excludes the internal tables of wrangler, D1 and SQLite. */
const ownTables =
  "name not like '\\_%' escape '\\' and name not like 'sqlite\\_%' escape '\\' and name <> 'd1_migrations'";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Insert statements per batch. D1 accepts several hundred statements in a batch. */
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
      // The picture was deleted after the list was read.
      if (!object) continue;
      const contentType = object.httpMetadata?.contentType ?? null;
      pictures.push({ key, contentType, bytes: new Uint8Array(await object.arrayBuffer()) });
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return pictures;
}

/**
 * Reads all rows and pictures. One batch reads all tables. A batch is one transaction, so every reference has its
 * row in the snapshot.
 *
 * @throws BackupError for a value that is neither text nor number
 */
export async function readSnapshot({ database, pictures }: Place): Promise<Snapshot> {
  const names = await tableNames(database);
  const answers = await database.batch<Record<string, unknown>>(
    names.map((name) => database.prepare(`select * from ${quoted(name)} order by rowid`)),
  );
  const tables = names.map((name, index) => {
    const found = answers[index]?.results ?? [];
    const columns = Object.keys(found[0] ?? {});
    return { name, columns, rows: found.map((row) => columns.map((column) => readable(name, row[column]))) };
  });
  return { shape: await shapeOf(database), tables, pictures: await picturesIn(pictures) };
}

function readable(table: string, value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new BackupError(`The table ${table} has a value that is neither text nor number.`);
}

/** Sorts tables so that each table follows the tables that it references. */
async function inOrderOfReference(
  database: D1Database,
  tables: readonly TableRows[],
): Promise<readonly TableRows[]> {
  const answers = await database.batch<{ table: string }>(
    tables.map(({ name }) => database.prepare(`select "table" from pragma_foreign_key_list(${`'${name}'`})`)),
  );
  const needs = new Map(
    tables.map(({ name }, index) => [
      name,
      (answers[index]?.results ?? []).map(({ table }) => table).filter((table) => table !== name),
    ]),
  );
  const ordered: TableRows[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const next = [...left.values()].find(({ name }) => !needs.get(name)?.some((needed) => left.has(needed)));
    if (!next) throw new BackupError('Foreign keys between the tables form a cycle.');
    left.delete(next.name);
    ordered.push(next);
  }
  return ordered;
}

/** Table with a single row: the data version by which public pages are cached. */
const versionTable = 'data_version';

/**
 * Writes a snapshot into an empty database and into the R2 bucket.
 *
 * @throws BackupError when the database has rows already, or its tables do not match the snapshot
 */
export async function writeSnapshot({ database, pictures }: Place, snapshot: Snapshot): Promise<void> {
  if ((await shapeOf(database)) !== snapshot.shape) {
    throw new BackupError(
      'The tables do not match the backup. Check out the version of the site that made it, apply its migrations, restore, and update afterwards.',
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
      'This database already has rows. Restore into a new database: a restore overwrites no data.',
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
        // A row may reference a later row of the same table.
        database.prepare('pragma defer_foreign_keys = on'),
        ...rows.slice(from, from + statementsAtOnce).map((row) => insert.bind(...row)),
      ]);
    }
  }
  await raiseVersion(database, snapshot);
}

/**
 * Raises the data version above every version used since the backup. Otherwise a page cached since then could be
 * served for the restored rows.
 */
async function raiseVersion(database: D1Database, { tables }: Snapshot): Promise<void> {
  const table = tables.find(({ name }) => name === versionTable);
  const version = Number(table?.rows[0]?.[table.columns.indexOf('version')] ?? 0);
  await database
    .prepare(`update ${versionTable} set version = max(version, ?) + 1000000`)
    .bind(version)
    .run();
}
