import { lt, type SQL, sql } from 'drizzle-orm';
import { auditLog } from './audit.schema.server.ts';
import type { Command } from './command.server.ts';
import type { Database } from './database/database.server.ts';

/** Noun and verb, such as `doctor.create`; which there are stands in the values of each store. */
export type AuditAction = `${string}.${string}`;

/** What is written of a command's context. */
export type Audited = Pick<Command, 'database' | 'actor' | 'now' | 'requestId'>;

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
 */
export function auditEntry(command: Audited, action: AuditAction, target: string) {
  return command.database.insert(auditLog).values(auditRow(command, action, target));
}

/**
 * The same for a write that may find nothing to change. It goes before that write in the batch, so that both see
 * the same rows.
 *
 * @param condition true where the write will change something
 */
export function auditEntryIf(command: Audited, action: AuditAction, target: string, condition: SQL) {
  const { at, ...texts } = auditRow(command, action, target);
  const column = (value: string | number | null, name: string) => sql`${value}`.as(name);
  return command.database.insert(auditLog).select(
    command.database
      .select({
        id: column(texts.id, auditLog.id.name),
        at: column(at.getTime(), auditLog.at.name),
        userId: column(texts.userId, auditLog.userId.name),
        action: column(texts.action, auditLog.action.name),
        target: column(texts.target, auditLog.target.name),
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
