/** Rows that staff change and delete. Each change is recorded, and a deleted row can be restored for 30 days (decision 0062). */
import { and, desc, eq, exists, getTableColumns, lte, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type BinEntry, binCutoff } from '#app/navigation/bin.ts';
import { type AuditAction, auditChange, auditEntryIf, rowSnapshot } from '../audit-log/audit.server.ts';
import { rowInBin, rowNotInBin } from '../database/columns.server.ts';
import type { Database } from '../database/database.server.ts';
import { insertIf } from '../database/insert-if.server.ts';
import { staffMessage, staffProblem } from '../http/staff-message.server.ts';
import type { Command } from '../request/command.server.ts';
import type { IdempotencyKey } from './idempotency.server.ts';
import { claimKey, findEarlierResult } from './idempotency-claim.server.ts';
import { VersionConflictError } from './row-version.server.ts';

/** Row limit of the bin's list, above the number of rows deleted in a month. */
const mostBinned = 500;

type BinTable = SQLiteTable & Readonly<Record<'id' | 'deletedAt' | 'version', SQLiteColumn>>;

interface BinnedRows<Row> {
  readonly table: BinTable;
  readonly actions: Readonly<Record<'create' | 'delete' | 'restore' | 'emptyBin', AuditAction>>;
  /** Columns of the audit log's snapshot besides `deletedAt` and `version`. See `rowSnapshot` for what they must not be. */
  readonly recorded: Readonly<Record<string, SQLiteColumn | SQL>>;
  /** How the bin calls a row. */
  readonly binEntry: { readonly name: SQL<string>; readonly about: SQL<string> };
  /** Finds a row that is not in the bin. */
  readonly find: (database: Database, id: string) => Promise<Row | null>;
  readonly messages: {
    readonly gone: string;
    readonly notInBin: string;
    /** Says what is stored now, after somebody else's change. */
    readonly changedMeanwhile: (row: Row) => string;
  };
}

/** Statements that run before a write in its batch, for the rows of a condition. */
type StatementsFor = (condition: SQL | undefined) => BatchItem<'sqlite'>[];

interface Change {
  readonly values: object;
  /** The version that the change started from, if the caller sends it. */
  readonly version: number | undefined;
  readonly firstOf?: StatementsFor;
}

/** Returns the rows in a bin, last deleted first. */
export const listBinned = (
  database: Database,
  table: BinTable,
  { name, about }: BinnedRows<never>['binEntry'],
): Promise<readonly BinEntry[]> =>
  database
    .select({ id: sql<string>`${table.id}`, name, about, deletedAt: sql<number>`${table.deletedAt}` })
    .from(table)
    .where(rowInBin)
    .orderBy(desc(table.deletedAt), table.id)
    .limit(mostBinned);

/** Makes the commands of a table with a version and a bin. */
export function binnedRows<Row extends { readonly version: number }>(store: BinnedRows<Row>) {
  const { table, actions, messages } = store;
  const columns = { ...store.recorded, deletedAt: table.deletedAt, version: table.version };
  const snapshot = (id: string) => rowSnapshot(table, columns, eq(table.id, id));
  const inBin = (id: string) => and(eq(table.id, id), rowInBin);

  const isStored = (database: Database, condition: SQL | undefined) =>
    exists(database.select({ id: table.id }).from(table).where(condition));

  /** @throws ProblemError 404 if there is no such row, or it is in the bin */
  async function required(database: Database, id: string): Promise<Row> {
    const row = await store.find(database, id);
    if (!row) throw staffProblem(404, messages.gone);
    return row;
  }

  /** Updates a row with its audit entry. Returns false if no row matches the condition. */
  async function update(
    command: Command,
    action: AuditAction,
    id: string,
    target: SQL | undefined,
    { values, firstOf = () => [] }: Pick<Change, 'values' | 'firstOf'>,
  ): Promise<boolean> {
    const { database } = command;
    const audit = auditChange(command, action, id, isStored(database, target), snapshot(id));
    const answers: readonly unknown[] = await database.batch([
      audit.before,
      ...firstOf(target),
      database
        .update(table)
        .set({ ...values, version: sql`${table.version} + 1` })
        .where(target)
        .returning({ id: table.id }),
      audit.after,
    ]);
    return (answers.at(-2) as readonly unknown[]).length > 0;
  }

  /**
   * Changes a row that is not in the bin.
   *
   * @throws ProblemError 404 if there is no such row
   * @throws VersionConflictError if the row was changed since the version that the change started from
   */
  async function change(command: Command, action: AuditAction, id: string, changed: Change): Promise<void> {
    const isOfVersion = changed.version === undefined ? undefined : eq(table.version, changed.version);
    const target = and(eq(table.id, id), rowNotInBin, isOfVersion);
    if (await update(command, action, id, target, changed)) return;
    const row = await required(command.database, id);
    throw new VersionConflictError(staffMessage(messages.changedMeanwhile(row)), row.version);
  }

  return {
    find: store.find,
    required,
    change,

    /** Names a row in the audit log. */
    named: { table, name: store.binEntry.name, isBinned: sql<boolean>`${table.deletedAt} is not null` },

    /**
     * Adds a row.
     *
     * @param key idempotency key of the submission. A repeated submission adds nothing.
     * @param condition true if the row may be added, after the statements of `first`
     * @returns the id of the row, or of the one that an earlier submission added; null if the condition is false
     */
    async add(
      command: Command,
      values: object,
      key: IdempotencyKey | null,
      { first = [], condition = sql`true` }: { first?: BatchItem<'sqlite'>[]; condition?: SQL } = {},
    ): Promise<{ readonly id: string; readonly isNew: boolean } | null> {
      const { database } = command;
      const earlier = await findEarlierResult(database, key);
      if (earlier) return { id: earlier, isNew: false };
      const id = crypto.randomUUID();
      const defaults = Object.entries(getTableColumns(table)).map(([name, column]) => [name, column.default]);
      const row = { ...Object.fromEntries(defaults), ...values, id } as BinTable['$inferSelect'];
      const { claim, isFirst } = claimKey(command, key, id, condition);
      const answers: readonly unknown[] = await database.batch([
        ...(first as [BatchItem<'sqlite'>]),
        claim,
        insertIf(database, table, row, isFirst).returning({ id: table.id }),
        auditEntryIf(command, actions.create, id, isStored(database, eq(table.id, id))),
      ]);
      const [added] = answers.at(-2) as readonly unknown[];
      if (added) return { id, isNew: true };
      const other = await findEarlierResult(database, key);
      return other ? { id: other, isNew: false } : null;
    },

    /**
     * Moves a row to the bin.
     *
     * @param version the version that the deletion started from, if the caller sends it
     * @throws ProblemError 404 if there is no such row
     * @throws VersionConflictError if the row was changed since that version
     */
    remove: (command: Command, id: string, version?: number): Promise<void> =>
      change(command, actions.delete, id, { values: { deletedAt: command.now }, version }),

    /**
     * Restores a row from the bin unchanged.
     *
     * @throws ProblemError 404 if the row is not in the bin
     */
    async restore(command: Command, id: string): Promise<Row> {
      const values = { deletedAt: null };
      if (!(await update(command, actions.restore, id, inBin(id), { values })))
        throw staffProblem(404, messages.notInBin);
      return required(command.database, id);
    },

    isBinned: async (database: Database, id: string): Promise<boolean> =>
      (await database.select({ id: table.id }).from(table).where(inBin(id)).get()) !== undefined,

    listBin: (database: Database) => listBinned(database, table, store.binEntry),

    /** Daily: deletes the rows that were in the bin for 30 days. */
    async purge(command: Command, firstOf: StatementsFor = () => []): Promise<void> {
      const { database, now } = command;
      const due = and(rowInBin, lte(table.deletedAt, binCutoff(now)));
      await database.batch([
        auditEntryIf(command, actions.emptyBin, 'bin', isStored(database, due)),
        ...firstOf(due),
        database.delete(table).where(due),
      ]);
    },
  };
}
