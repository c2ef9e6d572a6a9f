import { and, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import { appointments } from '#app/appointments/appointment.schema.server.ts';
import { type Paise, zeroPaise } from '#app/money/money.ts';
import { paidForLine } from '#app/payments/bill-sums.server.ts';
import { listLimit } from '#app/payments/payment.queries.server.ts';
import { billLines, paymentAllocations, payments } from '#app/payments/payment.schema.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays } from '#app/time/calendar.ts';

/**
 * Days in which a payment of a cancelled visit is a task. A longer span would read many payments at each refresh, and a hospital that
 * keeps the money has nowhere to say so.
 */
export const keptMoneyDays = 14;

const ofCancelled = (database: Database, from: string) =>
  database
    .select({
      appointmentId: appointments.id,
      patientName: appointments.patientName,
      paise: sql<Paise>`sum(${payments.amountPaise} - ${payments.refundedPaise})`,
      since: sql<number>`min(${payments.createdAt})`.as('since'),
    })
    .from(payments)
    .innerJoin(appointments, eq(appointments.id, payments.appointmentId))
    .where(
      and(
        gte(payments.day, from),
        sql`${payments.refundedPaise} < ${payments.amountPaise}`,
        eq(appointments.status, 'cancelled'),
      ),
    )
    .groupBy(appointments.id);

/** Deposits of which a part was set against a room, or given back, since a day. The condition is that of `depositRestPaise`. */
const restsOfDeposits = (database: Database, from: string) =>
  database
    .select({
      appointmentId: appointments.id,
      patientName: appointments.patientName,
      paise: sql<Paise>`sum(${paidForLine})`,
      since: sql<number>`min(${billLines.createdAt})`.as('since'),
    })
    .from(billLines)
    .innerJoin(appointments, eq(appointments.id, billLines.appointmentId))
    .where(
      and(
        inArray(
          billLines.appointmentId,
          database
            .select({ id: paymentAllocations.appointmentId })
            .from(paymentAllocations)
            .where(
              and(
                gte(paymentAllocations.day, from),
                eq(paymentAllocations.kind, 'deposit'),
                lt(paymentAllocations.amountPaise, zeroPaise),
              ),
            ),
        ),
        eq(billLines.kind, 'deposit'),
        gt(billLines.reductionPaise, zeroPaise),
        ne(appointments.status, 'cancelled'),
        // Null without a room, which is not true.
        sql`(select max(room.quantity * room.unit_paise - room.discount_paise - room.reduction_paise - (
            select coalesce(sum(amount_paise), 0) from payment_allocations where line_id = room.id))
          from bill_lines as room where room.appointment_id = ${appointments.id} and room.kind = 'room') <= 0`,
      ),
    )
    .groupBy(appointments.id)
    .having(sql`sum(${paidForLine}) > 0`);

/** Lists visits with money to give back, the oldest first, as the pages of the visits show it: cancelled ones, and rests of deposits. */
export function listKeptMoney(database: Database, today: string) {
  const from = addDays(today, -keptMoneyDays);
  return unionAll(ofCancelled(database, from), restsOfDeposits(database, from))
    .orderBy(sql`since`)
    .limit(listLimit);
}

/** A visit whose money is still with the hospital. */
export type KeptMoney = Awaited<ReturnType<typeof listKeptMoney>>[number];
