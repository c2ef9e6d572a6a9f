import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/database.server.ts';
import type { Command } from '../request/command.server.ts';
import { auditLog } from './audit.schema.server.ts';

/** Noun and verb, such as `doctor.create`; which there are stands in the values of each store. */
export type AuditAction = `${string}.${string}`;

/** What is written of a command's context. */
type Audited = Pick<Command, 'database' | 'actor' | 'now' | 'requestId'>;

const nothing = sql<null>`null`;

function auditRow({ actor, now, requestId }: Audited, action: AuditAction, target: string) {
  return {
    id: crypto.randomUUID(),
    at: now,
    userId: actor.kind === 'staff' ? actor.userId : null,
    action,
    target,
    address: actor.kind === 'system' ? 'scheduled' : actor.address,
    requestId,
  } satisfies typeof auditLog.$inferInsert;
}

/**
 * The row that says who did what, to go into the same `database.batch` as the write it is about, so that
 * neither is ever there alone.
 *
 * @param target what was acted on: an identifier, never a person's data
 * @param after what the row says, where the write before this one made it: from {@link rowSnapshot}
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
 * What the audit log keeps of a row: a JSON object, read where it stands. Never a note, a secret, or a person who is no member of the staff.
 *
 * @param columns by the names they get
 * @param condition finds the one row
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
 * The two statements round a write that say who did it, and what the row said before and after: read in the write's own batch, so that
 * it is exactly what was overwritten.
 *
 * @param condition true before the write where it will change something
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
 * The same for a write that may find nothing to change. It goes before that write in the batch, so that both see
 * the same rows.
 *
 * @param condition true where the write will change something
 * @param before what the row says until then: from {@link rowSnapshot}
 */
export function auditEntryIf(
  command: Audited,
  action: AuditAction,
  target: string,
  condition: SQL,
  before: SQL<string | null> = nothing,
) {
  return insertedIf(command, auditRow(command, action, target), condition, before);
}

function insertedIf(
  command: Audited,
  { at, ...texts }: ReturnType<typeof auditRow>,
  condition: SQL,
  before: SQL<string | null>,
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
        after: sql`${nothing}`.as(auditLog.after.name),
        address: column(texts.address, auditLog.address.name),
        requestId: column(texts.requestId, auditLog.requestId.name),
      })
      .from(sql`(select 1)`)
      .where(condition),
  );
}

/** Long enough to answer for a year, in milliseconds. */
export const auditKeptFor = 400 * 24 * 60 * 60 * 1000;

/** Daily: forgets who did what more than 400 days ago. */
export async function sweepAudit(database: Database, now: Date): Promise<void> {
  await database.delete(auditLog).where(lt(auditLog.at, new Date(now.getTime() - auditKeptFor)));
}
