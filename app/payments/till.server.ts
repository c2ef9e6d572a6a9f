import { eq, sql } from 'drizzle-orm';
import { auditEntryIf } from '#app/server/audit.server.ts';
import type { Command } from '#app/server/command.server.ts';
import { insertIf } from '#app/server/database/insert-if.server.ts';
import { dayInIndia } from '#app/site/calendar.ts';
import { staffOf } from './payment.commands.server.ts';
import { payments, refunds, tillClosings } from './payment.schema.server.ts';
import { paymentActions, type TillClosing } from './payment.values.ts';

/** Notes what was counted in the till today beside what should be in it: the day's cash, less what was given back. */
export async function closeTill(
  command: Command,
  { countedPaise, note }: { readonly countedPaise: number; readonly note: string | null },
): Promise<TillClosing> {
  const { database, now } = command;
  const day = dayInIndia(now);
  const id = crypto.randomUUID();
  const cashOf = (table: typeof payments | typeof refunds) =>
    sql`(select coalesce(sum(amount_paise), 0) from ${table} where day = ${day} and method = 'cash')`;
  const [, , [closing]] = await database.batch([
    insertIf(
      database,
      tillClosings,
      {
        id,
        day,
        countedPaise,
        expectedPaise: sql`${cashOf(payments)} - ${cashOf(refunds)}`,
        at: now,
        by: staffOf(command),
        note,
      },
      sql`true`,
    ),
    auditEntryIf(command, paymentActions.closeTill, id, sql`true`),
    database.select().from(tillClosings).where(eq(tillClosings.id, id)),
  ]);
  if (!closing) throw new Error('A count of the till was not written.');
  return closing;
}
