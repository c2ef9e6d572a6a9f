/**
 * Joins data of several stores for the front desk, because stores do not import each other
 * (docs/architecture.md).
 */
import { and, notInArray } from 'drizzle-orm';
import { listStaffNames } from '#app/accounts/staff/account.queries.server.ts';
import { appointments } from '#app/appointments/appointment.schema.server.ts';
import type { AppointmentStatus, AppointmentSummary } from '#app/appointments/appointment.values.ts';
import type { AppointmentMoney } from '#app/appointments/appointment.view.ts';
import { appointmentExists, hasId } from '#app/appointments/appointment-row.server.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { registrationText } from '#app/doctors/hours/doctor-hours.ts';
import { readSettlements } from '#app/payments/payment.queries.server.ts';
import { type BillableAppointment, duePaise, type Settlement } from '#app/payments/payment.values.ts';
import type { Database } from '#app/platform/database/database.server.ts';

/** Statuses of appointments that need not be paid. */
const unowedStatuses: AppointmentStatus[] = ['cancelled', 'no-show'];

export const isOwed = (status: AppointmentStatus) => !unowedStatuses.includes(status);

/** Computes the paid and the unpaid amount of an appointment. */
export const moneyOf = (
  { feePaise, status }: Pick<AppointmentSummary, 'feePaise' | 'status'>,
  settled: Settlement,
): AppointmentMoney => ({
  paid: settled.paidPaise,
  due: duePaise({ feePaise, isOwed: isOwed(status) }, settled),
});

/** Adds the paid and the unpaid amount to each appointment. */
export async function withMoney<Summary extends AppointmentSummary>(
  database: Database,
  summaries: readonly Summary[],
): Promise<readonly (readonly [Summary, AppointmentMoney])[]> {
  const settled = await readSettlements(
    database,
    summaries.map(({ id }) => id),
  );
  return summaries.map((appointment) => [appointment, moneyOf(appointment, settled(appointment.id))]);
}

/** Returns the data that a payment is recorded with and that its receipt shows. */
export async function billedOf(
  database: Database,
  appointment: AppointmentSummary,
): Promise<BillableAppointment> {
  const doctor = await findDoctorHours(database, appointment.doctorId);
  return {
    appointmentId: appointment.id,
    feePaise: appointment.feePaise,
    isOwed: isOwed(appointment.status),
    stillOwed: appointmentExists(
      database,
      and(hasId(appointment.id), notInArray(appointments.status, unowedStatuses)),
    ),
    patientName: appointment.patientName,
    doctorId: appointment.doctorId,
    doctorName: appointment.doctorName,
    doctorRegistration: doctor && registrationText(doctor),
  };
}

/**
 * Returns a function that turns a staff member's id into a name.
 *
 * @param otherwise name for an action without a staff member
 */
export async function staffNames(
  database: Database,
  otherwise = 'Visitor',
  former = 'Former staff',
): Promise<(userId: string | null) => string> {
  const names = await listStaffNames(database);
  return (userId) => (userId === null ? otherwise : (names.get(userId) ?? former));
}
