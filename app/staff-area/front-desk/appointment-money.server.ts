import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { sumOf } from '#app/money/money.ts';
import { listBillLines } from '#app/payments/bill-line.queries.server.ts';
import { depositRestPaise } from '#app/payments/bill-line.values.ts';
import type { Bill } from '#app/payments/parts/bill-sums.tsx';
import { readSettlements } from '#app/payments/payment.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/http/problems.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { isOwed, moneyOf } from './desk.server.ts';
import { type PackSession, readPackSession } from './pack-session.server.ts';

/** The bill of a visit, with what may be done to it. */
export interface VisitBill {
  readonly bill: Bill;
  /** A pack of the person of which this visit may use a session. */
  readonly offered: PackSession['offered'];
  /** Whether lines may be added: not to a visit that is cancelled or was missed. */
  readonly isOpen: boolean;
}

/** Reads the bill of a visit: fee, lines, payments, and the session of a pack that pays for it. */
export async function readVisitBill(database: Database, appointment: Appointment): Promise<VisitBill> {
  const { id, feePaise, status } = appointment;
  const [settledOf, lines] = await Promise.all([
    readSettlements(database, [id]),
    listBillLines(database, [id]),
  ]);
  const settled = settledOf(id);
  const { used, offered } = await readPackSession(database, appointment, settled.isCovered);
  const { discountPaise, reductionPaise, paidPaise } = settled;
  const paidForLines = sumOf(lines.map((line) => line.paidPaise));
  const isOpen = isOwed(status);
  const hasOpenFee =
    isOpen && feePaise > 0 && discountPaise === 0 && reductionPaise === 0 && paidPaise === paidForLines;
  return {
    bill: {
      feePaise,
      lines,
      session: used,
      money: {
        ...moneyOf(appointment, settled),
        back: status === 'cancelled' ? paidPaise : depositRestPaise(lines),
        ...{ discountPaise, reductionPaise },
      },
    },
    offered: hasOpenFee ? offered : null,
    isOpen,
  };
}

/** Reads an appointment with its bill, for the dialogs about money. */
export async function readUnpaidAmount(
  database: Database,
  id: string,
): Promise<VisitBill & { readonly appointment: Appointment }> {
  const appointment =
    (await findAppointment(database, id)) ?? notFound(message(appointmentProblems, 'gone'), defaultLocale);
  return { appointment, ...(await readVisitBill(database, appointment)) };
}
