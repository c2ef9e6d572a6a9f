/** Sessions of packs: a visit uses one up, and its fee is then not owed. */
import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { zeroPaise } from '#app/money/money.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { isUsablePack, usedSessions } from './bill-line.queries.server.ts';
import { billMessages } from './bill-line.values.ts';
import { openBill, paidForConsultation } from './bill-sums.server.ts';
import { billWhere } from './discount.commands.server.ts';
import { billLines, bills } from './payment.schema.server.ts';
import { type BillableAppointment, paymentActions } from './payment.values.ts';

/**
 * Uses a session of a pack for a visit. A pack on the bill of the visit itself need not be paid yet. Nothing happens if the visit has it already. The statement that writes counts the
 * sessions, so that two visits never share the last one.
 *
 * @param packLineId a pack of the same person, which the caller has checked
 * @throws ProblemError 409 if no session is left, or the fee is paid or discounted already
 */
export async function takePackSession(
  command: Command,
  billed: BillableAppointment,
  packLineId: string,
): Promise<void> {
  const { database } = command;
  const { appointmentId } = billed;
  const hasSession = exists(
    database
      .select({ id: billLines.id })
      .from(billLines)
      .where(
        and(
          eq(billLines.id, packLineId),
          isUsablePack(appointmentId),
          sql`${usedSessions} < ${billLines.sessions} * ${billLines.quantity}`,
        ),
      ),
  );
  const fits = and(
    eq(bills.appointmentId, appointmentId),
    isNull(bills.packLineId),
    eq(bills.discountPaise, zeroPaise),
    eq(bills.reductionPaise, zeroPaise),
    sql`${paidForConsultation(appointmentId)} = 0`,
    hasSession,
    billed.stillOwed,
  );
  await database.batch([
    openBill(database, billed),
    auditEntryIf(command, paymentActions.useSession, appointmentId, billWhere(database, fits)),
    database.update(bills).set({ packLineId }).where(fits),
  ]);
  const [bill] = await database
    .select({ packLineId: bills.packLineId })
    .from(bills)
    .where(eq(bills.appointmentId, appointmentId));
  if (bill?.packLineId !== packLineId) throw staffProblem(409, billMessages.noSession);
}

/** Puts the session back that a visit used, so that its fee is owed again. Nothing happens if it used none. */
export async function returnPackSession(command: Command, appointmentId: string): Promise<void> {
  const { database } = command;
  const used = and(eq(bills.appointmentId, appointmentId), isNotNull(bills.packLineId));
  await database.batch([
    auditEntryIf(command, paymentActions.returnSession, appointmentId, billWhere(database, used)),
    database.update(bills).set({ packLineId: null }).where(used),
  ]);
}
