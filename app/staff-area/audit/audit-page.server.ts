import { and, count, eq, gte, inArray, lt } from 'drizzle-orm';
import { listStaffNames } from '#app/accounts/staff/account.queries.server.ts';
import { pageOf } from '#app/navigation/list-address.ts';
import { auditLog } from '#app/platform/audit-log/audit.schema.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { RowRange } from '#app/platform/http/pagination.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { type StaffListName, staffListNames } from '../lists/staff-lists.ts';
import { type ActionSubject, actionsAbout, findActionText } from './action-texts.server.ts';
import { changedFields } from './audit-changes.server.ts';
import type { AuditFilter, AuditQuery, AuditTopic } from './audit-filter.ts';
import { type AuditRow, auditRows, auditTargets } from './audit-rows.server.ts';

const rowsOfPage = 50;

/** Most entries that can be paged through. Beyond 5,000 a filter is faster than turning pages. */
const mostListed = 5_000;

/** Most rows of a CSV file. */
const mostExported = 10_000;

const listSubjects = Object.fromEntries(
  staffListNames.map((name): [string, readonly ActionSubject[]] => [`${name}s`, [name]]),
) as Readonly<Record<`${StaffListName}s`, readonly ActionSubject[]>>;

const subjects: Readonly<Record<AuditTopic, readonly ActionSubject[]>> = {
  ...listSubjects,
  accounts: ['account', 'self', 'refusal'],
  appointments: ['appointment', 'waiting', 'visit-list'],
  calls: ['callback', 'call-list'],
  hospital: ['hospital'],
  money: ['payment', 'bill', 'till', 'payment-list'],
};

const dayLength = 24 * 60 * 60 * 1000;

function matching({ who, thing, day }: AuditFilter) {
  const start = day === undefined ? undefined : momentInIndia(day, 0);
  return and(
    who === undefined ? undefined : eq(auditLog.userId, who),
    thing === undefined ? undefined : inArray(auditLog.action, [...actionsAbout(subjects[thing])]),
    start && gte(auditLog.at, start),
    start && lt(auditLog.at, new Date(start.getTime() + dayLength)),
  );
}

/** A row of the audit log as text. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly who: string;
  readonly did: string;
  /** Name of the changed thing; empty if `did` already says it. */
  readonly what: string;
  readonly to: string;
  /** Changed fields with their old and new values. */
  readonly changed: readonly string[];
}

const whoOf = ({ userId, who, isBySite }: AuditRow): string => {
  if (userId !== null) return who ?? 'Former staff';
  return isBySite ? 'The website itself' : 'Somebody who was not signed in';
};

function asEntry(row: AuditRow): AuditEntry {
  const words = findActionText(row.action);
  const { id, at, action } = row;
  // An unknown action was written by a newer version that was rolled back.
  const named = words ? auditTargets[words.subject](row) : { what: row.target, to: '' };
  return {
    id,
    at,
    who: whoOf(row),
    did: words?.words ?? action,
    what: named.what,
    to: named.to,
    changed: changedFields(row.before, row.after),
  };
}

const readEntries = async (database: Database, filter: AuditFilter, { limit, offset }: RowRange) =>
  (await auditRows(database).where(matching(filter)).limit(limit).offset(offset)).map(asEntry);

/** Reads one page of the audit log, and the people by whom it can be filtered. */
export async function readAuditPage(database: Database, { page, ...filter }: AuditQuery) {
  const within = database
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(matching(filter))
    .limit(mostListed)
    .as('within');
  const [[counted], names] = await Promise.all([
    database.select({ rows: count() }).from(within),
    listStaffNames(database),
  ]);
  const found = counted?.rows ?? 0;
  const { range, ...shown } = pageOf(page, { count: found, size: rowsOfPage });
  return {
    entries: await readEntries(database, filter, range),
    count: found,
    hasMore: found === mostListed,
    ...shown,
    people: [...names].map(([id, name]) => ({ id, name })),
  };
}

/** Reads the filtered entries for a CSV file. */
export const readAuditExport = (database: Database, filter: AuditFilter) =>
  readEntries(database, filter, { limit: mostExported, offset: 0 });
