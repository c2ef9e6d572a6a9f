import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import { href } from 'react-router';
import { users } from '#app/accounts/account.schema.server.ts';
import type { Permission } from '#app/accounts/permissions.ts';
import { appointments } from '#app/appointments/appointment.schema.server.ts';
import { appointmentPath } from '#app/appointments/desk-paths.ts';
import { callbacks } from '#app/callbacks/callback.schema.server.ts';
import { doctors } from '#app/doctors/doctor.schema.server.ts';
import { staffListAddress, wholeStaffList } from '#app/doctors/staff-list.ts';
import { hospitalPath } from '#app/hospital/hospital-paths.ts';
import { socialLinks } from '#app/links/link.schema.server.ts';
import { labelOf } from '#app/links/link.values.ts';
import { linkListAddress } from '#app/links/link-list.ts';
import { payments } from '#app/payments/payment.schema.server.ts';
import { auditLog } from '#app/server/audit.schema.server.ts';
import type { Database } from '#app/server/database/database.server.ts';
import { momentInIndia } from '#app/site/calendar.ts';
import { type FactSectionId, factSections } from '#app/site/fact-sections.ts';
import { binPaths } from './bin-paths.ts';
import { type ChangeSubject, changeWordsOf, toldActions } from './change-words.server.ts';

/** A busy day of one front desk; of more the newest are told. */
const mostRead = 200;

/** What somebody of the staff did today. */
export interface StaffChange {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: string;
  /** Such as 'confirmed the appointment of'. */
  readonly did: string;
  /** The name of what was changed. */
  readonly what: string;
  /** Where it is seen. */
  readonly to: string;
  /** What it takes to see it there. */
  readonly needs: Permission;
}

/** Today's rows of the audit log, each with the names that it stands for: by identifiers, none of which two stores share. */
const changesSince = (database: Database, since: Date) =>
  database
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      target: auditLog.target,
      who: users.name,
      doctor: doctors.name,
      doctorIsDeleted: doctors.isDeleted,
      category: socialLinks.category,
      linkTitle: socialLinks.title,
      linkDeletedAt: socialLinks.deletedAt,
      patient: appointments.patientName,
      called: callbacks.name,
      payer: payments.patientName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(doctors, eq(doctors.id, auditLog.target))
    .leftJoin(socialLinks, eq(socialLinks.id, auditLog.target))
    .leftJoin(appointments, eq(appointments.id, auditLog.target))
    .leftJoin(callbacks, eq(callbacks.id, auditLog.target))
    .leftJoin(payments, eq(payments.id, auditLog.target))
    .where(
      and(gte(auditLog.at, since), isNotNull(auditLog.userId), inArray(auditLog.action, [...toldActions])),
    )
    .orderBy(desc(auditLog.at))
    .limit(mostRead);

type Row = Awaited<ReturnType<typeof changesSince>>[number];

const gone = 'something that is gone';
const doctorList = href('/dashboard/AddDoctor');
const linkList = href('/dashboard/Links');

type Named = Pick<StaffChange, 'what' | 'to' | 'needs'>;

const named: Readonly<Record<ChangeSubject, (row: Row) => Named>> = {
  doctor({ doctor, doctorIsDeleted, target }) {
    if (doctor === null) return { what: 'the list', to: doctorList, needs: 'seeDoctors' };
    const shown = staffListAddress(doctorList, { ...wholeStaffList, search: doctor });
    return doctorIsDeleted
      ? { what: doctor, to: binPaths.doctor, needs: 'manageDoctors' }
      : { what: doctor, to: `${shown}&details=${target}`, needs: 'seeDoctors' };
  },
  link({ category, linkTitle, linkDeletedAt }) {
    if (category === null) return { what: gone, to: linkList, needs: 'manageLinks' };
    const what = linkTitle ?? labelOf(category);
    const shown = linkListAddress(linkList, { search: what, isHiddenOnly: false, page: 1 });
    return { what, to: linkDeletedAt === null ? shown : binPaths.link, needs: 'manageLinks' };
  },
  appointment: ({ patient, target }) => ({
    what: patient ?? gone,
    to: appointmentPath(target),
    needs: 'keepAppointments',
  }),
  bill: ({ patient, target }) => ({
    what: patient ?? gone,
    to: appointmentPath(target),
    needs: 'keepAppointments',
  }),
  callback: ({ called }) => ({
    what: called ?? gone,
    to: href('/dashboard/Callbacks'),
    needs: 'keepCallbacks',
  }),
  payment: ({ payer, target }) => ({
    what: payer ?? gone,
    to: href('/dashboard/receipts/:paymentId', { paymentId: target }),
    needs: 'takePayments',
  }),
  hospital: ({ target }) => ({
    what: Object.hasOwn(factSections, target) ? factSections[target as FactSectionId] : gone,
    to: `${hospitalPath}/${target}`,
    needs: 'manageHospital',
  }),
  till: () => ({ what: 'till', to: href('/dashboard/Till'), needs: 'takePayments' }),
};

/**
 * What the staff changed on a day, newest first; what one person did several times with one thing is told once.
 *
 * @param day such as '2026-11-22'
 */
export async function readStaffChanges(database: Database, day: string): Promise<readonly StaffChange[]> {
  const rows = await changesSince(database, momentInIndia(day, 0));
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
      ...named[words.subject](row),
    });
  }
  return [...told.values()];
}
