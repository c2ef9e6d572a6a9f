import { and, gte, inArray, isNotNull } from 'drizzle-orm';
import { auditLog } from '#app/platform/audit-log/audit.schema.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { auditRows, type NamedThing, namedThings } from './audit-rows.server.ts';
import { changeWordsOf, toldActions } from './change-words.server.ts';

/** A busy day of one front desk; of more the newest are told. */
const mostRead = 200;

/** What somebody of the staff did today. */
export interface StaffChange extends NamedThing {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: string;
  /** Such as 'confirmed the appointment of'. */
  readonly did: string;
}

/**
 * What the staff changed on a day, newest first; what one person did several times with one thing is told once.
 *
 * @param day such as '2026-11-22'
 */
export async function readStaffChanges(database: Database, day: string): Promise<readonly StaffChange[]> {
  const rows = await auditRows(database)
    .where(
      and(
        gte(auditLog.at, momentInIndia(day, 0)),
        isNotNull(auditLog.userId),
        inArray(auditLog.action, [...toldActions]),
      ),
    )
    .limit(mostRead);
  const told = new Map<string, StaffChange>();
  for (const row of rows) {
    const words = changeWordsOf(row.action);
    const key = `${row.who} ${row.action} ${row.target}`;
    if (!words || told.has(key)) continue;
    told.set(key, {
      id: row.id,
      at: row.at.getTime(),
      who: row.who ?? 'Former staff',
      did: words.words,
      ...namedThings[words.subject](row),
    });
  }
  return [...told.values()];
}
