import { eq, sql } from 'drizzle-orm';
import type { Paise } from '#app/money/money.ts';
import { auditEntry, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import { staffFieldProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { claimKey, findEarlierResult } from '#app/platform/writes/idempotency-claim.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { requireStaffId } from './bill-sums.server.ts';
import { payments, refunds, tillClosings, tillFloats } from './payment.schema.server.ts';
import {
  freeTillDifference,
  paymentActions,
  paymentMessages,
  type TillCount,
  tillDifference,
} from './payment.values.ts';

async function findClosing(database: Database, id: string | null): Promise<TillCount | undefined> {
  if (id === null) return undefined;
  const [closing] = await database.select().from(tillClosings).where(eq(tillClosings.id, id)).limit(1);
  return closing;
}

/**
 * Records today's count of the till, with the expected cash: the opening float, plus the day's
 * cash payments, minus its cash refunds.
 *
 * @param note reason for a difference; null if none was typed
 * @param key idempotency key of the form; a repeated submission returns the first count
 * @throws ProblemError 400 if the count differs by more than `freeTillDifference` and there is no note
 */
export async function recordTillCount(
  command: Command,
  { countedPaise, note }: { readonly countedPaise: Paise; readonly note: string | null },
  key: IdempotencyKey | null = null,
): Promise<TillCount> {
  const { database, now } = command;
  const before = await findClosing(database, await findEarlierResult(database, key));
  if (before) return before;
  const day = dayInIndia(now);
  const id = crypto.randomUUID();
  const cashOf = (table: typeof payments | typeof refunds) =>
    sql`(select coalesce(sum(amount_paise), 0) from ${table} where day = ${day} and method = 'cash')`;
  const float = sql`coalesce((select amount_paise from ${tillFloats} where day = ${day} order by at desc limit 1), 0)`;
  const expected = sql<Paise>`${float} + ${cashOf(payments)} - ${cashOf(refunds)}`;
  if (note === null) {
    const expectedPaise = (await database.get<{ paise: Paise }>(sql`select ${expected} as paise`)).paise;
    if (Math.abs(tillDifference({ countedPaise, expectedPaise })) > freeTillDifference)
      throw staffFieldProblem(400, 'note', paymentMessages.tillReason);
  }
  const { claim, isFirst } = claimKey(command, key, id, sql`true`);
  await database.batch([
    claim,
    insertIf(
      database,
      tillClosings,
      {
        id,
        day,
        countedPaise,
        expectedPaise: expected,
        at: now,
        by: requireStaffId(command),
        note,
      },
      isFirst,
    ),
    auditEntryIf(command, paymentActions.closeTill, id, isFirst),
  ]);
  const closing =
    (await findClosing(database, id)) ??
    (await findClosing(database, await findEarlierResult(database, key)));
  if (!closing) throw new Error('Failed to store a count of the till.');
  return closing;
}

/** Records the cash that was in the till before the first payment of today. A later amount replaces it. */
export async function recordTillFloat(command: Command, amountPaise: Paise): Promise<void> {
  const { database, now } = command;
  const id = crypto.randomUUID();
  await database.batch([
    database
      .insert(tillFloats)
      .values({ id, day: dayInIndia(now), amountPaise, at: now, by: requireStaffId(command) }),
    auditEntry(command, paymentActions.openTill, id),
  ]);
}
