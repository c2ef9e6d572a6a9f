/** Export and erasure of a person's data under the Digital Personal Data Protection Act 2023. */

import { and, eq } from 'drizzle-orm';
import { appointments } from '#app/appointments/appointment.schema.server.ts';
import { appointmentActions } from '#app/appointments/appointment.values.ts';
import { appointmentJson } from '#app/appointments/appointment.view.ts';
import {
  type ErasureCounts,
  eraseAppointments,
  expectNoUpcomingAppointment,
  exportAppointments,
  minimumRetentionDays,
} from '#app/appointments/appointment-privacy.server.ts';
import { readConsents } from '#app/appointments/person-appointments.queries.server.ts';
import {
  eraseWaiting,
  expectNotWaiting,
  exportWaiting,
} from '#app/appointments/waiting-list/waiting.commands.server.ts';
import { waitingActions } from '#app/appointments/waiting-list/waiting.values.ts';
import { callbackActions } from '#app/callbacks/callback.values.ts';
import { callbackJson } from '#app/callbacks/callback.view.ts';
import {
  eraseCallbacks,
  expectNoOpenCallback,
  exportCallbacks,
} from '#app/callbacks/callback-privacy.server.ts';
import { listMessagesOf, readStop } from '#app/messages/message.queries.server.ts';
import { messageJson } from '#app/messages/message.view.ts';
import { toRupees } from '#app/money/money.ts';
import {
  billLineJson,
  paidLinesJson,
  paymentJson,
  refundRequestJson,
  saidPaymentJson,
} from '#app/payments/payment.view.ts';
import {
  exportPayments,
  listExportedBills,
  listExportedLines,
} from '#app/payments/payment-privacy.server.ts';
import { isOpenSaid, listSaidOf } from '#app/payments/said-payment.queries.server.ts';
import { saidPayments } from '#app/payments/said-payment.schema.server.ts';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { staffNames, withMoney } from '../front-desk/desk.server.ts';
import { readPersonRecords } from './person-records.server.ts';
import type { PersonRecords } from './person-records.ts';

/**
 * Exports all data stored under a phone number, for the person who owns the number. The audit log records who
 * exported it.
 *
 * @param phone ten digits
 */
export async function exportPerson(command: Command, phone: string) {
  const { database } = command;
  const booked = await exportAppointments(command, phone);
  const callbacks = await exportCallbacks(command, phone);
  const subjects = [...booked, ...callbacks].map(({ id }) => id);
  const visits = booked.map(({ id }) => id);
  const [consents, messages, messagesStopped, waiting, payments, bills, lines, said, withWhatIsPaid, nameOf] =
    await Promise.all([
      readConsents(database, phone),
      listMessagesOf(database, subjects),
      readStop(database, phone),
      exportWaiting(command, phone),
      exportPayments(command, visits),
      listExportedBills(database, visits),
      listExportedLines(database, visits),
      listSaidOf(database, visits),
      withMoney(database, booked),
      staffNames(database),
    ]);
  return {
    phone,
    appointments: withWhatIsPaid.map(([one, money]) => ({
      ...appointmentJson(one, money, nameOf),
      consent: consents.get(one.id) ?? null,
    })),
    payments: payments.map((payment) => ({
      ...paymentJson(payment, nameOf),
      lines: paidLinesJson(payment),
      refundRequest: refundRequestJson(payment, nameOf),
    })),
    bills: bills.map(({ appointmentId, reductionPaise, packLineId }) => ({
      appointmentId,
      lowered: toRupees(reductionPaise),
      paidBySessionOf: packLineId,
    })),
    billLines: lines.map((line) => billLineJson(line, nameOf)),
    saidPayments: said.map(saidPaymentJson),
    callbacks: callbacks.map(callbackJson),
    messages: messages.map((row) => ({
      ...messageJson(row),
      about: { kind: row.subjectKind, _id: row.subjectId },
    })),
    messagesStopped,
    waitingList: waiting.map(({ id, ...entry }) => ({ _id: id, ...entry })),
  };
}

/** Refuses while the desk has yet to compare a payment with the bank: the money could no longer be told whose it is. */
async function expectNoOpenSaid(database: Database, phone: string): Promise<void> {
  const [open] = await database
    .select({ id: saidPayments.id })
    .from(saidPayments)
    .innerJoin(appointments, eq(appointments.id, saidPayments.appointmentId))
    .where(and(eq(appointments.phone, phone), isOpenSaid))
    .limit(1);
  if (open)
    throw staffProblem(
      409,
      'A payment that this person said to have made is not compared with the bank yet.',
    );
}

/** @throws ProblemError 409 while an appointment is to come, a call or a said payment is open or the person waits for a time */
async function expectNothingOpen(command: Command, phone: string): Promise<void> {
  await expectNoUpcomingAppointment(command, phone);
  await expectNoOpenCallback(command.database, phone);
  await expectNotWaiting(command, phone);
  await expectNoOpenSaid(command.database, phone);
}

/** Records of a phone, before the question whether to erase them. */
export interface FoundPerson extends PersonRecords {
  /** Reason why the data cannot be erased yet. */
  readonly obstacle: string | null;
}

/**
 * Finds what is stored under a phone number. The audit log records who looked.
 *
 * @param phone ten digits
 */
export async function findPerson(command: Command, phone: string): Promise<FoundPerson> {
  const { records, latest } = await readPersonRecords(command.database, phone, command.now);
  if (latest.visit) await auditEntry(command, appointmentActions.readPerson, latest.visit);
  else if (latest.call) await auditEntry(command, callbackActions.readPerson, latest.call);
  else if (latest.entry) await auditEntry(command, waitingActions.readPerson, latest.entry);
  const obstacle = await expectNothingOpen(command, phone).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      return error.problem.message;
    },
  );
  return { ...records, obstacle };
}

/**
 * Erases a person's data as far as the law allows today (decision 0043). Receipts stay for their retention
 * period.
 *
 * @returns counts, and the records as they were before
 * @throws ProblemError 409 while an appointment is to come or a call is open; nothing is erased then
 */
export async function erasePerson(
  command: Command,
  phone: string,
): Promise<ErasureCounts & { readonly callbacks: number; readonly records: PersonRecords }> {
  await expectNothingOpen(command, phone);
  const { records } = await readPersonRecords(command.database, phone, command.now);
  await eraseWaiting(command, phone, minimumRetentionDays);
  const callbacks = await eraseCallbacks(command, phone);
  return { ...(await eraseAppointments(command, phone)), callbacks, records };
}
