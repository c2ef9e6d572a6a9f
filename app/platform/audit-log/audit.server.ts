import { and, eq, getTableColumns, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/database.server.ts';
import type { Command } from '../request/command.server.ts';
import { auditLog } from './audit.schema.server.ts';

/** Noun and verb, such as `doctor.create`. The values of each store list its actions. */
export type AuditAction = `${string}.${string}`;

/** The part of a command's context that the audit log stores. */
type Audited = Pick<Command, 'database' | 'actor' | 'now' | 'requestId'>;

/** Stands for the IP address in rows of the daily run. */
const siteAddress = 'scheduled';

const nothing = sql<null>`null`;

function auditRow({ actor, now, requestId }: Audited, action: AuditAction, target: string) {
  return {
    id: crypto.randomUUID(),
    at: now,
    userId: actor.kind === 'staff' ? actor.userId : null,
    action,
    target,
    address: actor.kind === 'system' ? siteAddress : actor.address,
    requestId,
  } satisfies typeof auditLog.$inferInsert;
}

/**
 * Builds the insert of an audit row. Put it into the same `database.batch` as the write that it describes, so
 * that neither exists without the other.
 *
 * @param target identifier of the changed thing, never a person's data
 * @param after snapshot of the row after an earlier write of the batch, from {@link rowSnapshot}
 */
export function auditEntry(
  command: Audited,
  action: AuditAction,
  target: string,
  after: SQL<string | null> = nothing,
) {
  return command.database.insert(auditLog).values({ ...auditRow(command, action, target), after });
}

/**
 * Builds the insert of an audit row for a list of patients that somebody received.
 *
 * @param target the day of the list, or a word such as `all`
 * @param rows length of the list
 */
export const auditList = (command: Audited, action: AuditAction, target: string, rows: number) =>
  auditEntry(command, action, target, sql`json_object('rows', cast(${rows} as integer))`);

/**
 * Builds an SQL expression for the snapshot of a row, as a JSON object. Never include a note, a secret, or
 * data of a person who is not staff.
 *
 * @param columns by their names in the JSON object
 * @param condition selects exactly one row
 */
export function rowSnapshot(
  table: SQLiteTable,
  columns: Readonly<Record<string, SQLiteColumn | SQL>>,
  condition: SQL | undefined,
): SQL<string | null> {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`(select json_object(${sql.join(pairs, sql`, `)}) from ${table} where ${condition})`;
}

/**
 * Builds the two statements around a write that record who changed what. They read the row in the batch of
 * the write, so the snapshot is exactly the data that was overwritten.
 *
 * @param condition true before the write if the write will change something
 * @param snapshot from {@link rowSnapshot}
 */
export function auditChange(
  command: Audited,
  action: AuditAction,
  target: string,
  condition: SQL,
  snapshot: SQL<string | null>,
) {
  const row = auditRow(command, action, target);
  return {
    before: insertedIf(command, row, condition, snapshot),
    after: command.database.update(auditLog).set({ after: snapshot }).where(eq(auditLog.id, row.id)),
  };
}

/**
 * Builds the insert of an audit row for a write that may change nothing. Put it before that write in the
 * batch, so that both see the same rows.
 *
 * @param condition true if the write will change something
 * @param before snapshot of the row before the write, from {@link rowSnapshot}
 * @param after snapshot of the row after the write, if the caller knows it
 */
export function auditEntryIf(
  command: Audited,
  action: AuditAction,
  target: string,
  condition: SQL,
  before: SQL<string | null> = nothing,
  after: SQL<string | null> = nothing,
) {
  return insertedIf(command, auditRow(command, action, target), condition, before, after);
}

/**
 * Builds one insert that writes an audit row for each matching row of a table. Put it before the write that
 * it describes in the batch, so that both see the same rows.
 *
 * @param target column with the identifier of the changed thing
 * @param condition selects the rows that the write will change
 */
export function auditEach(command: Audited, action: AuditAction, target: SQLiteColumn, condition: SQL) {
  const { at, ...row } = auditRow(command, action, '');
  const values = { ...row, id: sql`lower(hex(randomblob(16)))`, at: at.getTime(), target };
  const given: Readonly<Record<string, unknown>> = values;
  const columns = Object.keys(getTableColumns(auditLog)).map((name) => sql`${given[name] ?? null}`);
  return command.database
    .insert(auditLog)
    .select(sql`select ${sql.join(columns, sql`, `)} from ${target.table} where ${condition}`);
}

function insertedIf(
  command: Audited,
  { at, ...texts }: ReturnType<typeof auditRow>,
  condition: SQL,
  before: SQL<string | null>,
  after: SQL<string | null> = nothing,
) {
  const column = (value: string | number | null, name: string) => sql`${value}`.as(name);
  return command.database.insert(auditLog).select(
    command.database
      .select({
        id: column(texts.id, auditLog.id.name),
        at: column(at.getTime(), auditLog.at.name),
        userId: column(texts.userId, auditLog.userId.name),
        action: column(texts.action, auditLog.action.name),
        target: column(texts.target, auditLog.target.name),
        before: sql`${before}`.as(auditLog.before.name),
        after: sql`${after}`.as(auditLog.after.name),
        address: column(texts.address, auditLog.address.name),
        requestId: column(texts.requestId, auditLog.requestId.name),
      })
      .from(sql`(select 1)`)
      .where(condition),
  );
}

/**
 * Builds the update that removes the IP addresses of visitors from the rows about their own records. Rows of staff keep
 * theirs: they are proof of who did what.
 *
 * @param targets subquery of the identifiers of the records
 */
export const eraseVisitorAddresses = (database: Database, targets: SQL) =>
  database
    .update(auditLog)
    .set({ address: '' })
    .where(
      and(isNull(auditLog.userId), ne(auditLog.address, siteAddress), sql`${auditLog.target} in ${targets}`),
    );

/** 400 days, in milliseconds: a full year can always be examined. */
export const auditRetention = 400 * 24 * 60 * 60 * 1000;

/** Deletes audit rows that are older than 400 days. The nightly run calls it. */
export async function sweepAudit(database: Database, now: Date): Promise<void> {
  await database.delete(auditLog).where(lt(auditLog.at, new Date(now.getTime() - auditRetention)));
}
