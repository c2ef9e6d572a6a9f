/** What the front desk needs of several stores at once: none of them knows another (docs/architecture.md). */
import { listStaffNames } from '#app/accounts/staff/account.queries.server.ts';
import type { AppointmentStatus, AppointmentSummary } from '#app/appointments/appointment.values.ts';
import type { AppointmentMoney } from '#app/appointments/appointment.view.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { registrationText } from '#app/doctors/hours/doctor-hours.ts';
import { settledOf } from '#app/payments/payment.queries.server.ts';
import { type Billed, duePaise, type Settled } from '#app/payments/payment.values.ts';
import type { Database } from '#app/platform/database/database.server.ts';

/** Whether an appointment is to be paid for: not one that did not take place. */
const isOwed = (status: AppointmentStatus) => status !== 'cancelled' && status !== 'no-show';

/** What is paid and due for an appointment, given what was settled for it. */
export const moneyOf = (
  { feePaise, status }: Pick<AppointmentSummary, 'feePaise' | 'status'>,
  settled: Settled,
): AppointmentMoney => ({
  paid: settled.paidPaise,
  due: duePaise({ feePaise, isOwed: isOwed(status) }, settled),
});

/** Appointments, each with what is paid and due for it. */
export async function withMoney<Summary extends AppointmentSummary>(
  database: Database,
  appointments: readonly Summary[],
): Promise<readonly (readonly [Summary, AppointmentMoney])[]> {
  const settled = await settledOf(
    database,
    appointments.map(({ id }) => id),
  );
  return appointments.map((appointment) => [appointment, moneyOf(appointment, settled(appointment.id))]);
}

/** What a payment for an appointment is recorded with, and its receipt says. */
export async function billedOf(database: Database, appointment: AppointmentSummary): Promise<Billed> {
  const doctor = await findDoctorHours(database, appointment.doctorId);
  return {
    appointmentId: appointment.id,
    feePaise: appointment.feePaise,
    isOwed: isOwed(appointment.status),
    patientName: appointment.patientName,
    doctorId: appointment.doctorId,
    doctorName: appointment.doctorName,
    doctorRegistration: doctor && registrationText(doctor),
  };
}

/**
 * How staff's identifiers become names.
 *
 * @param otherwise who it was where nobody of the staff did it
 */
export async function staffNames(
  database: Database,
  otherwise = 'Visitor',
  former = 'Former staff',
): Promise<(userId: string | null) => string> {
  const names = await listStaffNames(database);
  return (userId) => (userId === null ? otherwise : (names.get(userId) ?? former));
}
