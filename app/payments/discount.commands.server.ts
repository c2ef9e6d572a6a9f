/** Discounts on the consultation and on the lines of a bill. */
import { and, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import type { MoneyLimit, Paise } from '#app/money/money.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { claimKey, findEarlierResult } from '#app/platform/writes/idempotency-claim.server.ts';
import {
  conflict,
  discountFor,
  discountOfLines,
  expectWithin,
  feeAfter,
  isWithin,
  openBill,
  openOfLine,
  paidForConsultation,
  refundedFor,
  requireStaffId,
} from './bill-sums.server.ts';
import { readSettlements } from './payment.queries.server.ts';
import { billLines, bills } from './payment.schema.server.ts';
import {
  type BillableAppointment,
  paymentActions,
  paymentMessages,
  type Settlement,
} from './payment.values.ts';

export const billWhere = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: bills.appointmentId }).from(bills).where(condition));

export interface Discount {
  readonly paise: Paise;
  readonly reason: string;
}

/** Statement that sets the discount of a bill if the condition holds. */
export const setDiscount = (
  { database, now, ...command }: Command,
  { paise, reason }: Discount,
  condition: SQL | undefined,
) =>
  database
    .update(bills)
    .set({
      discountPaise: paise,
      discountReason: reason,
      discountBy: requireStaffId({ database, now, ...command }),
      discountAt: now,
    })
    .where(condition);

/**
 * Sets the discount on the consultation, up to the whole fee. A later discount replaces an earlier one.
 *
 * @param key idempotency key of the form; a repeated submission changes nothing, even after a later discount
 * @throws ProblemError 403 above the limit, 409 if the payments exceed the discounted fee
 */
export async function grantDiscount(
  command: Command,
  billed: BillableAppointment,
  discount: Discount,
  key: IdempotencyKey | null = null,
  limit: MoneyLimit | null = null,
): Promise<Settlement> {
  const { database } = command;
  const { appointmentId } = billed;
  const discounted = sql`${discount.paise}`;
  const inAll = sql`${discounted} + ${discountOfLines(appointmentId)}`;
  const expectDiscountWithin = () =>
    expectWithin(database, limit, inAll, refundedFor(appointmentId), 'discount');
  const settled = async () => (await readSettlements(database, [appointmentId]))(appointmentId);
  if (await findEarlierResult(database, key)) return settled();
  await expectDiscountWithin();
  const fits = and(
    eq(bills.appointmentId, appointmentId),
    sql`${feeAfter(discounted)} >= ${paidForConsultation(appointmentId)} and ${bills.packLineId} is null`,
    isWithin(limit, inAll, refundedFor(appointmentId)),
  );
  const { claim, isFirst } = claimKey(command, key, crypto.randomUUID(), billWhere(database, fits));
  const [, , , changed] = await database.batch([
    openBill(database, billed),
    claim,
    auditEntryIf(command, paymentActions.discount, appointmentId, isFirst),
    setDiscount(command, discount, and(fits, isFirst)).returning({ id: bills.appointmentId }),
  ]);
  if (changed.length === 0 && !(await findEarlierResult(database, key))) {
    await expectDiscountWithin();
    throw conflict('discount', paymentMessages.discountTooHigh);
  }
  return settled();
}

/**
 * Sets the discount on a line of a bill, up to what is still to be paid of it. A later discount replaces an earlier one.
 *
 * @param key idempotency key of the form; a repeated submission changes nothing, even after a later discount
 * @throws ProblemError 403 above the limit, 409 if less is still to be paid of the line
 */
export async function discountLine(
  command: Command,
  { appointmentId, lineId }: { readonly appointmentId: string; readonly lineId: string },
  discount: Discount,
  key: IdempotencyKey | null = null,
  limit: MoneyLimit | null = null,
): Promise<void> {
  const { database, now } = command;
  if (await findEarlierResult(database, key)) return;
  const inAll = sql`${discount.paise} + ${discountFor(appointmentId, lineId)}`;
  const expectDiscountWithin = () =>
    expectWithin(database, limit, inAll, refundedFor(appointmentId), 'discount');
  await expectDiscountWithin();
  const fits = and(
    eq(billLines.id, lineId),
    eq(billLines.appointmentId, appointmentId),
    ne(billLines.kind, 'deposit'),
    sql`${openOfLine} + ${billLines.discountPaise} >= ${discount.paise}`,
    isWithin(limit, inAll, refundedFor(appointmentId)),
  );
  const isLine = exists(database.select({ id: billLines.id }).from(billLines).where(fits));
  const { claim, isFirst } = claimKey(command, key, crypto.randomUUID(), isLine);
  const [, , changed] = await database.batch([
    claim,
    auditEntryIf(command, paymentActions.discount, appointmentId, isFirst),
    database
      .update(billLines)
      .set({
        discountPaise: discount.paise,
        discountReason: discount.reason,
        discountBy: requireStaffId(command),
        discountAt: now,
      })
      .where(and(fits, isFirst))
      .returning({ id: billLines.id }),
  ]);
  if (changed.length === 0 && !(await findEarlierResult(database, key))) {
    await expectDiscountWithin();
    throw conflict('discount', paymentMessages.discountTooHigh);
  }
}
