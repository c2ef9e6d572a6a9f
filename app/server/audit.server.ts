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
