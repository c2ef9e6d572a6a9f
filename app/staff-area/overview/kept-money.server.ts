import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { appointments } from '#app/appointments/appointment.schema.server.ts';
import type { Paise } from '#app/money/money.ts';
import { listLimit } from '#app/payments/payment.queries.server.ts';
import { payments } from '#app/payments/payment.schema.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays } from '#app/time/calendar.ts';

/**
 * Days in which a payment of a cancelled visit is a task. A longer span would read many payments at each refresh, and a hospital that
 * keeps the money has nowhere to say so.
 */
export const keptMoneyDays = 14;

/** Lists cancelled visits whose payment is not given back, the oldest payment first, as the pages of the visits show them. */
export const listKeptMoney = (database: Database, today: string) =>
  database
    .select({
      appointmentId: appointments.id,
      patientName: appointments.patientName,
      paise: sql<Paise>`sum(${payments.amountPaise} - ${payments.refundedPaise})`,
    })
    .from(payments)
    .innerJoin(appointments, eq(appointments.id, payments.appointmentId))
    .where(
      and(
        gte(payments.day, addDays(today, -keptMoneyDays)),
        sql`${payments.refundedPaise} < ${payments.amountPaise}`,
        eq(appointments.status, 'cancelled'),
      ),
    )
    .groupBy(appointments.id)
    .orderBy(asc(sql`min(${payments.createdAt})`))
    .limit(listLimit);

/** A cancelled visit whose money is still with the hospital. */
export type KeptMoney = Awaited<ReturnType<typeof listKeptMoney>>[number];
