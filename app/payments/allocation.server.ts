/** Statements that divide the money of a payment or a refund among the lines of its bill. */
import { type SQL, sql } from 'drizzle-orm';
import type { Paise } from '#app/money/money.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { consultation } from './bill-line.values.ts';
import { openOfLine, paidForConsultation } from './bill-sums.server.ts';
import { billLines, bills, paymentAllocations, payments } from './payment.schema.server.ts';

/** SQL of a new identifier, for rows that a select makes. */
const newId = sql`lower(hex(randomblob(16)))`;

/** SQL of what is left of a payment for a line: what it paid, minus what was given back or moved. */
const leftForLine = (paymentId: string): SQL =>
  sql`(select coalesce(sum(amount_paise), 0) from ${paymentAllocations} where payment_id = ${paymentId} and line_id = ${billLines.id})`;

/** SQL of what is left of a payment for all lines together. The rest of it is for the consultation. */
const leftForLines = (paymentId: string): SQL =>
  sql`(select coalesce(sum(amount_paise), 0) from ${paymentAllocations} where payment_id = ${paymentId})`;

interface Divided {
  readonly appointmentId: string;
  readonly paymentId: string;
  readonly amountPaise: Paise;
  readonly now: Date;
}

/**
 * Divides a payment that the batch has just written: the consultation first, then the lines in their order. Each gets at most
 * what is still to be paid of it. Rows are written for lines only.
 *
 * @param isWritten true if the payment exists
 */
export const allocatePayment = (
  database: Database,
  { appointmentId, paymentId, amountPaise, now }: Divided,
  isWritten: SQL,
) =>
  database.insert(paymentAllocations).select(sql`
    select ${newId}, ${appointmentId}, id, ${paymentId}, ${paymentId}, 'payment', min(open, rest - before), kind,
      ${dayInIndia(now)}, ${now.getTime()}
    from (
      select id, kind, open, ${amountPaise} - max(${openConsultation(appointmentId, amountPaise)}, 0) as rest,
        coalesce(sum(open) over (order by position rows between unbounded preceding and 1 preceding), 0) as before
      from (
        select ${billLines.id} as id, ${billLines.kind} as kind, ${billLines.position} as position, ${openOfLine} as open
        from ${billLines} where ${billLines.appointmentId} = ${appointmentId}
      )
    )
    where open > 0 and rest > before and ${isWritten}`);

/** SQL of what was still to be paid of the consultation before a payment that is written, but not divided yet. */
const openConsultation = (appointmentId: string, amountPaise: Paise): SQL =>
  sql`coalesce((select iif(pack_line_id is null, fee_paise - discount_paise - reduction_paise, 0)
    - (${paidForConsultation(appointmentId)} - ${amountPaise}) from ${bills} where appointment_id = ${appointmentId}), 0)`;

/**
 * SQL condition on a payment: the refund fits the line that it names.
 *
 * @param lineId null for a refund that names no line, and `consultation` for the part of the payment that no line got
 */
export function fitsLine(paymentId: string, lineId: string | null, amount: Paise): SQL {
  if (lineId === consultation)
    return sql`${payments.amountPaise} - ${payments.refundedPaise} - ${leftForLines(paymentId)} >= ${amount}`;
  if (lineId === null) return sql`true`;
  return sql`(select coalesce(sum(amount_paise), 0) from ${paymentAllocations}
    where payment_id = ${paymentId} and line_id = ${lineId}) >= ${amount}`;
}

/**
 * Takes a refund that the batch has just written from the lines of its payment: from the named one, or from the last line to
 * the first, and from the consultation last.
 *
 * @param lineId null if the refund names no line
 * @param isMade true if the refund exists
 */
export const allocateRefund = (
  database: Database,
  { appointmentId, paymentId, amountPaise, now }: Divided,
  { refundId, lineId }: { readonly refundId: string; readonly lineId: string | null },
  isMade: SQL,
) =>
  database.insert(paymentAllocations).select(sql`
    select ${newId}, ${appointmentId}, id, ${paymentId}, ${refundId}, 'refund', -min(left_paise, ${amountPaise} - before), kind,
      ${dayInIndia(now)}, ${now.getTime()}
    from (
      select id, kind, left_paise,
        coalesce(sum(left_paise) over (order by position desc rows between unbounded preceding and 1 preceding), 0) as before
      from (
        select ${billLines.id} as id, ${billLines.kind} as kind, ${billLines.position} as position,
          ${leftForLine(paymentId)} as left_paise
        from ${billLines} where ${billLines.appointmentId} = ${appointmentId}
          and (${lineId} is null or ${billLines.id} = ${lineId})
      )
    )
    where left_paise > 0 and before < ${amountPaise} and ${isMade}`);

/** SQL of what a refund took from the lines of its bill; with a column, from the line of the statement's row alone. */
export const takenBy = (refundId: string, line: SQL | null = null): SQL =>
  sql`(select coalesce(-sum(amount_paise), 0) from ${paymentAllocations} where cause_id = ${refundId} ${line ? sql`and line_id = ${line}` : sql.empty()})`;

/** SQL of the deposits of a bill that are left of each payment, and of its rooms that are still to be paid, cut where they meet. */
const moves = (appointmentId: string): SQL => sql`
  sources as (
    select payment_id, line_id, left_paise, coalesce(sum(left_paise)
      over (order by since rows between unbounded preceding and 1 preceding), 0) as start
    from (
      select payment_id, line_id, sum(amount_paise) as left_paise, min(rowid) as since from ${paymentAllocations}
      where appointment_id = ${appointmentId} and kind = 'deposit' group by payment_id, line_id
    ) where left_paise > 0
  ),
  targets as (
    select id, open, coalesce(sum(open) over (order by position rows between unbounded preceding and 1 preceding), 0) as start
    from (
      select ${billLines.id} as id, ${billLines.position} as position, ${openOfLine} as open from ${billLines}
      where ${billLines.appointmentId} = ${appointmentId} and ${billLines.kind} = 'room'
    ) where open > 0
  ),
  moves as (
    select payment_id, line_id as source, id as target,
      min(sources.start + left_paise, targets.start + open) - max(sources.start, targets.start) as paise
    from sources join targets on min(sources.start + left_paise, targets.start + open) > max(sources.start, targets.start)
  )`;

/**
 * Moves what was paid as a deposit to the rooms of the bill, as much as fits.
 *
 * @param transferId id of all rows that are written
 */
export const allocateTransfer = (
  database: Database,
  {
    appointmentId,
    transferId,
    now,
  }: Pick<Divided, 'appointmentId' | 'now'> & { readonly transferId: string },
) => {
  const row = (line: SQL, amount: SQL, kind: 'deposit' | 'room') => sql`
    select ${newId}, ${appointmentId}, ${line}, payment_id, ${transferId}, 'transfer', ${amount}, ${kind},
      ${dayInIndia(now)}, ${now.getTime()}
    from moves`;
  return database.insert(paymentAllocations).select(sql`
    with ${moves(appointmentId)}
    ${row(sql`source`, sql`-paise`, 'deposit')} union all ${row(sql`target`, sql`paise`, 'room')}`);
};
