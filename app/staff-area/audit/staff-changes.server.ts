import { and, gte, inArray, isNotNull } from 'drizzle-orm';
import { auditLog } from '#app/platform/audit-log/audit.schema.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { findActionText, overviewActions } from './action-texts.server.ts';
import { type AuditTarget, auditRows, auditTargets } from './audit-rows.server.ts';

/** Most entries that are read: more than a busy day of one front desk. Above it, only the newest are shown. */
const mostRead = 200;

/** A change that a staff member made today. */
export interface StaffChange extends AuditTarget {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: string;
  /** For example 'confirmed the appointment of'. */
  readonly did: string;
}

/**
 * Lists the changes of a day, newest first. Repeated changes of one person to one thing are listed once.
 *
 * @param day for example '2026-11-22'
 */
export async function readStaffChanges(database: Database, day: string): Promise<readonly StaffChange[]> {
  const rows = await auditRows(database)
    .where(
      and(
        gte(auditLog.at, momentInIndia(day, 0)),
        isNotNull(auditLog.userId),
        inArray(auditLog.action, [...overviewActions]),
      ),
    )
    .limit(mostRead);
  const changes = new Map<string, StaffChange>();
  for (const row of rows) {
    const words = findActionText(row.action);
    const key = `${row.who} ${row.action} ${row.target}`;
    if (!words || changes.has(key)) continue;
    changes.set(key, {
      id: row.id,
      at: row.at.getTime(),
      who: row.who ?? 'Former staff',
      did: words.words,
      ...auditTargets[words.subject](row),
    });
  }
  return [...changes.values()];
}
