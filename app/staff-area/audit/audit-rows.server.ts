import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { href } from 'react-router';
import { accountLinks, users } from '#app/accounts/staff/account.schema.server.ts';
import type { Permission } from '#app/accounts/staff/permissions.ts';
import { staffPath } from '#app/accounts/staff/staff.view.ts';
import { appointments } from '#app/appointments/appointment.schema.server.ts';
import { waitingList } from '#app/appointments/waiting-list/waiting.schema.server.ts';
import { callbacks } from '#app/callbacks/callback.schema.server.ts';
import { hospitalPath } from '#app/hospital/hospital-paths.ts';
import { type FactSectionId, factSections } from '#app/hospital-facts/fact-sections.ts';
import { listAddress } from '#app/navigation/list-address.ts';
import { payments } from '#app/payments/payment.schema.server.ts';
import { receiptPath } from '#app/payments/receipt-paths.ts';
import { auditLog } from '#app/platform/audit-log/audit.schema.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { appointmentPath, deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { isDay } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { staffListStores } from '../lists/staff-list-stores.server.ts';
import {
  binPath,
  forEachList,
  type StaffListName,
  staffListNames,
  staffLists,
} from '../lists/staff-lists.ts';
import type { ActionSubject } from './action-texts.server.ts';

/** Name of the row of a staff list with the identifier of the target, and whether it is in the bin, as JSON. */
const listedRow = sql<string | null>`coalesce(${sql.join(
  staffListNames.map((list) => {
    const { table, name, isBinned } = staffListStores[list].named;
    return sql`(select json_object('name', ${name}, 'isBinned', ${isBinned}) from ${table} where ${table.id} = ${auditLog.target})`;
  }),
  sql`, `,
)})`;

const whose = alias(users, 'whose');

/**
 * Selects rows of the audit log, newest first, joined with the names of their targets. `target` may be an id
 * of any store. Ids are unique across stores, so at most one join matches.
 */
export const auditRows = (database: Database) =>
  database
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      target: auditLog.target,
      userId: auditLog.userId,
      before: auditLog.before,
      after: auditLog.after,
      isBySite: sql<number>`${auditLog.address} = 'scheduled'`,
      who: users.name,
      account: whose.name,
      invited: accountLinks.email,
      listed: listedRow,
      patient: appointments.patientName,
      called: callbacks.name,
      waits: waitingList.patientName,
      payer: payments.patientName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(whose, eq(whose.id, auditLog.target))
    .leftJoin(accountLinks, eq(accountLinks.accountId, auditLog.target))
    .leftJoin(appointments, eq(appointments.id, auditLog.target))
    .leftJoin(callbacks, eq(callbacks.id, auditLog.target))
    .leftJoin(waitingList, eq(waitingList.id, auditLog.target))
    .leftJoin(payments, eq(payments.id, auditLog.target))
    .orderBy(desc(auditLog.at))
    .$dynamic();

export type AuditRow = Awaited<ReturnType<typeof auditRows>>[number];

/** The thing that a row of the audit log is about. */
export interface AuditTarget {
  /** Name; empty if the words of the action already say it. */
  readonly what: string;
  /** Path of the page that shows it. */
  readonly to: string;
  /** Permission for that page. */
  readonly needs: Permission;
}

const gone = 'something that is gone';

/** Name of a list: its day, and its rows as {@link auditList} records them. */
function listName({ target, after, patient }: AuditRow): string {
  const { rows } = JSON.parse(after ?? '{}') as { rows?: number };
  const of = isDay(target) ? dayText(target) : (patient ?? 'all days');
  return rows === undefined ? of : `${of} (${rows === 1 ? '1 row' : `${rows} rows`})`;
}

/**
 * The target of an action on a row of a staff list: the list with a search for its name, or the bin.
 *
 * @param missing name of a target that is no row of the list
 * @param filter further parameters of the list's address
 */
function listTarget(
  list: StaffListName,
  { listed }: AuditRow,
  { missing = gone, filter = {} }: { missing?: string; filter?: Readonly<Record<string, string>> } = {},
): AuditTarget {
  const { path, see, manage } = staffLists[list];
  if (listed === null) return { what: missing, to: path, needs: see };
  const { name, isBinned } = JSON.parse(listed) as { name: string; isBinned: 0 | 1 };
  return isBinned
    ? { what: name, to: binPath(list), needs: manage }
    : { what: name, to: listAddress(path, { search: name, filter }), needs: see };
}

const appointmentTarget = ({ patient, target }: AuditRow): AuditTarget => ({
  what: patient ?? gone,
  to: appointmentPath(target),
  needs: 'keepAppointments',
});

/** Finds name, page and permission of a row's target, by the subject of its action. */
export const auditTargets: Readonly<Record<ActionSubject, (row: AuditRow) => AuditTarget>> = {
  ...forEachList((list) => (row: AuditRow) => listTarget(list, row)),
  account: ({ account, invited, target }) => ({
    what: account ?? invited ?? gone,
    to: account === null && invited === null ? staffPath : `${staffPath}/${target}`,
    needs: 'manageStaff',
  }),
  self: () => ({ what: '', to: staffPath, needs: 'manageStaff' }),
  doctor: (row) => listTarget('doctor', row, { missing: 'the list', filter: { details: row.target } }),
  appointment: appointmentTarget,
  bill: appointmentTarget,
  waiting: ({ waits }) => ({
    what: waits ?? gone,
    to: href('/dashboard/WaitingList'),
    needs: 'keepAppointments',
  }),
  callback: ({ called }) => ({
    what: called ?? gone,
    to: href('/dashboard/Callbacks'),
    needs: 'keepCallbacks',
  }),
  payment: ({ payer, target }) => ({
    what: payer ?? gone,
    to: receiptPath(target),
    needs: 'takePayments',
  }),
  hospital: ({ target }) => ({
    what: Object.hasOwn(factSections, target) ? factSections[target as FactSectionId] : gone,
    to: `${hospitalPath}/${target}`,
    needs: 'manageHospital',
  }),
  refusal: ({ target }) => ({ what: target, to: staffPath, needs: 'manageStaff' }),
  'visit-list': (row) => ({ what: listName(row), to: deskPath, needs: 'keepAppointments' }),
  'call-list': (row) => ({
    what: listName(row),
    to: href('/dashboard/Callbacks'),
    needs: 'keepCallbacks',
  }),
  'payment-list': (row) => ({ what: listName(row), to: href('/dashboard/Till'), needs: 'takePayments' }),
  till: () => ({ what: 'till', to: href('/dashboard/Till'), needs: 'takePayments' }),
};
