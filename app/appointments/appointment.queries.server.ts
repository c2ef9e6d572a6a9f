import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { askedFlag } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import {
  appointmentChanges,
  appointments,
  liveCondition,
  openRequestCondition,
  unseenCondition,
} from './appointment.schema.server.ts';
import type { Appointment, AppointmentChange, AppointmentSummary } from './appointment.values.ts';

/** Appointments in one list at most. */
export const listLimit = 500;

export const summaryColumns = {
  id: appointments.id,
  reference: appointments.reference,
  doctorId: appointments.doctorId,
  doctorName: appointments.doctorName,
  visit: appointments.visit,
  day: appointments.day,
  minute: appointments.minute,
  status: appointments.status,
  inBetween: appointments.inBetween,
  patientName: appointments.patientName,
  phone: appointments.phone,
  email: appointments.email,
  bookedFor: appointments.bookedFor,
  bookerName: appointments.bookerName,
  adultName: appointments.adultName,
  safeToCall: askedFlag(appointments.isCallAsked, appointments.safeToCall),
  callAs: appointments.callAs,
  bestTime: appointments.bestTime,
  messageChannel: appointments.messageChannel,
  language: appointments.language,
  feePaise: appointments.feePaise,
  arrivedAt: appointments.arrivedAt,
  withDoctorAt: appointments.withDoctorAt,
  createdAt: appointments.createdAt,
  isNew: sql<boolean>`(${unseenCondition})`.mapWith(Boolean),
  isUnheld: sql<boolean>`(${openRequestCondition} and in_between = 1)`.mapWith(Boolean),
  version: appointments.version,
};

const detailColumns = {
  ...summaryColumns,
  note: appointments.note,
  cancelReason: appointments.cancelReason,
  ageGroup: appointments.ageGroup,
  sex: appointments.sex,
};

const historyStatement = (database: Database, id: string) =>
  database
    .select({
      at: appointmentChanges.at,
      by: appointmentChanges.by,
      what: appointmentChanges.what,
      fromDay: appointmentChanges.fromDay,
      fromMinute: appointmentChanges.fromMinute,
      fromDoctorName: appointmentChanges.fromDoctorName,
      reason: appointmentChanges.reason,
    })
    .from(appointmentChanges)
    .where(eq(appointmentChanges.appointmentId, id))
    // Steps of one change share a version; rowid sorts them as written.
    .orderBy(appointmentChanges.version, sql`rowid`)
    .limit(listLimit);

type HistoryRow = Awaited<ReturnType<typeof historyStatement>>[number];

/** A row has the doctor before the change. The doctor after it is the one before the next such change, or the present one. */
function changesOf(rows: readonly HistoryRow[], doctorName: string): readonly AppointmentChange[] {
  const nextDoctor = (index: number) =>
    rows.slice(index + 1).find((row) => row.fromDoctorName !== null)?.fromDoctorName ?? doctorName;
  return rows.map(({ fromDay, fromMinute, fromDoctorName, ...row }, index) => ({
    ...row,
    from: fromDay === null || fromMinute === null ? null : { day: fromDay, minute: fromMinute },
    handedOver: fromDoctorName === null ? null : { from: fromDoctorName, to: nextDoctor(index) },
  }));
}

/**
 * Statements for a batch that read one appointment and its history. {@link appointmentOf} joins their
 * results.
 */
export const detailStatements = (database: Database, condition: SQL | undefined, id: string) =>
  [
    database.select(detailColumns).from(appointments).where(condition).limit(1),
    historyStatement(database, id),
  ] as const;

type DetailRow = AppointmentSummary & Pick<Appointment, 'note' | 'cancelReason' | 'ageGroup' | 'sex'>;

export const appointmentOf = (row: DetailRow, history: readonly HistoryRow[]): Appointment => ({
  ...row,
  history: changesOf(history, row.doctorName),
});

/** @returns null if the appointment does not exist */
export async function findAppointment(database: Database, id: string): Promise<Appointment | null> {
  const [[row], history] = await database.batch([...detailStatements(database, eq(appointments.id, id), id)]);
  return row ? appointmentOf(row, history) : null;
}

/**
 * Finds an appointment by reference and phone. The same query runs whichever of the two is wrong.
 *
 * @returns null if none matches, or the appointment was anonymised
 */
export async function findByReference(
  database: Database,
  reference: string | undefined,
  phone: string,
): Promise<Appointment | null> {
  const [row] = await database
    .select(detailColumns)
    .from(appointments)
    .where(and(eq(appointments.reference, reference ?? ''), eq(appointments.phone, phone)))
    .limit(1);
  return row ? appointmentOf(row, []) : null;
}

/**
 * Contact of the person who booked the next appointment of a phone.
 *
 * @param today first day of the search
 * @returns null if the phone has no appointment to come
 */
export async function findContactOfPhone(database: Database, phone: string, today: string) {
  const [row] = await database
    .select({
      bookerName: appointments.bookerName,
      patientName: appointments.patientName,
      bestTime: appointments.bestTime,
      callAs: appointments.callAs,
      safeToCall: appointments.safeToCall,
    })
    .from(appointments)
    .where(and(eq(appointments.phone, phone), gte(appointments.day, today), liveCondition))
    .orderBy(asc(appointments.day), asc(appointments.minute))
    .limit(1);
  if (!row) return null;
  const { bookerName, patientName, ...contact } = row;
  return { ...contact, phone, name: bookerName ?? patientName };
}
