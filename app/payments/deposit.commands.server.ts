import { eq, exists, inArray, sql } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { allocateTransfer, takenBy } from './allocation.server.ts';
import { billMessages } from './bill-line.values.ts';
import { requireStaffId } from './bill-sums.server.ts';
import { billLines, paymentAllocations } from './payment.schema.server.ts';
import { paymentActions } from './payment.values.ts';

/**
 * Sets the deposit that was paid on a bill against its rooms, as much as is still to be paid of them. No money enters or leaves
 * the till, so there is no receipt.
 *
 * @throws ProblemError 409 if there is no paid deposit, or no room that is still to be paid
 */
export async function setDepositAgainstRooms(command: Command, appointmentId: string): Promise<void> {
  requireStaffId(command);
  const { database, now } = command;
  const transferId = crypto.randomUUID();
  const ofTransfer = eq(paymentAllocations.causeId, transferId);
  const isMade = exists(
    database.select({ id: paymentAllocations.id }).from(paymentAllocations).where(ofTransfer),
  );
  const [, , , made] = await database.batch([
    allocateTransfer(database, { appointmentId, transferId, now }),
    // The moved amount is no longer owed as a deposit.
    database
      .update(billLines)
      .set({
        reductionPaise: sql`${billLines.reductionPaise} + ${takenBy(transferId, sql`${billLines.id}`)}`,
      })
      .where(
        inArray(
          billLines.id,
          database
            .select({ id: paymentAllocations.lineId })
            .from(paymentAllocations)
            .where(sql`${ofTransfer} and ${paymentAllocations.amountPaise} < 0`),
        ),
      ),
    auditEntryIf(command, paymentActions.setAgainst, appointmentId, isMade),
    database.select({ id: paymentAllocations.id }).from(paymentAllocations).where(ofTransfer).limit(1),
  ]);
  if (made.length === 0) throw staffProblem(409, billMessages.nothingToSetAgainst);
}
