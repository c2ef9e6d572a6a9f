import { lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database/database.server.ts';
import { auditLog } from './database/schema.server.ts';

export interface Actor {
  /** Null where nobody is signed in, such as at a refused sign-in. */
  readonly userId: string | null;
  readonly address: string;
  readonly requestId: string;
}

/**
 * The row that says who did what, to go into the same `database.batch` as the write it is about, so that
 * neither is ever there alone.
 *
 * @param action noun and verb, such as `doctor.create`
 * @param target what was acted on: an identifier, never a person's data
 */
export function auditEntry(
  database: Database,
  { userId, address, requestId }: Actor,
  action: `${string}.${string}`,
  target: string,
  at = new Date(),
) {
  return database
    .insert(auditLog)
    .values({ id: crypto.randomUUID(), at, userId, action, target, address, requestId });
}

/**
 * The same for a write that may find nothing to change. It goes before that write in the batch, so that both see
 * the same rows.
 *
 * @param condition true where the write will change something
 */
export function auditEntryIf(
  database: Database,
  { userId, address, requestId }: Actor,
  action: `${string}.${string}`,
  target: string,
  condition: SQL,
) {
  const id = crypto.randomUUID();
  const at = Date.now();
  return database
    .insert(auditLog)
    .select(
      sql`select ${id}, ${at}, ${userId}, ${action}, ${target}, ${address}, ${requestId} where ${condition}`,
    );
}

/** Long enough to answer for a year, in milliseconds. */
export const auditKeptFor = 400 * 24 * 60 * 60 * 1000;

/** Daily: forgets who did what more than 400 days ago. */
export async function sweepAudit(database: Database, now: Date): Promise<void> {
  await database.delete(auditLog).where(lt(auditLog.at, new Date(now.getTime() - auditKeptFor)));
}
