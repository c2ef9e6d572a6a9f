import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import type { Paise } from '#app/money/money.ts';
import { readSettlements } from '#app/payments/payment.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/http/problems.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { moneyOf } from './desk.server.ts';

/** Reads an appointment with its unpaid amount, for the dialogs about money. */
export async function readUnpaidAmount(
  database: Database,
  id: string,
): Promise<{ readonly appointment: Appointment; readonly due: Paise; readonly discountPaise: Paise }> {
  const [found, settled] = await Promise.all([
    findAppointment(database, id),
    readSettlements(database, [id]),
  ]);
  const appointment = found ?? notFound(message(appointmentProblems, 'gone'), defaultLocale);
  const { discountPaise } = settled(id);
  return { appointment, due: moneyOf(appointment, settled(id)).due, discountPaise };
}
