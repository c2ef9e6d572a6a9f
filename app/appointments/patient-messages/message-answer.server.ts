/** The answer of a person to the question whether the hospital may send messages to their phone. */

import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { agreedChannels, isAgreed, type MessageAnswer } from '#app/hospital-facts/message-facts.ts';
import { liftStops } from '#app/messages/message.commands.server.ts';
import { auditEach, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { appointments } from '../appointment.schema.server.ts';
import { appointmentActions } from '../appointment.values.ts';
import { appointmentExists, hasId, notFound } from '../appointment-row.server.ts';

/** Statements of another store that belong to the same batch. */
type StatementsOf = (command: Command, phone: string) => readonly BatchItem<'sqlite'>[];

/**
 * Stops all messages to a phone at once: about its appointments and its requests for a call, on every channel. It changes
 * nothing where nobody agreed. A later booking asks again. The version of an appointment stays, so that a change of it can
 * still be taken back.
 *
 * @param phone ten digits
 * @param ofCallbacks `stopCallbackMessages` of the callbacks, whose server files this store does not import
 */
export async function stopMessages(
  command: Command,
  phone: string,
  ofCallbacks: StatementsOf,
): Promise<void> {
  const { database, now } = command;
  const agreed = and(
    eq(appointments.phone, phone),
    inArray(appointments.messageChannel, agreedChannels),
  ) as SQL;
  await database.batch([
    auditEach(command, appointmentActions.stopMessages, appointments.id, agreed),
    database.update(appointments).set({ messageChannel: 'none', updatedAt: now }).where(agreed),
    ...ofCallbacks(command, phone),
  ]);
}

/** The answer that staff ticked. */
interface TickedAnswer {
  readonly messageChannel: MessageAnswer;
}

/**
 * Records the answer that a person gave at the desk or on the phone, for one appointment. Who agrees again has taken
 * back an earlier STOP.
 *
 * @throws ProblemError 404 if the appointment does not exist, or its person asked to be erased
 */
export async function recordMessageAnswer(command: Command, id: string, answer: TickedAnswer): Promise<void> {
  const { database, now } = command;
  const isThere = and(hasId(id), isNull(appointments.anonymisedAt), isNull(appointments.eraseOn));
  const [, changed] = await database.batch([
    auditEntryIf(command, appointmentActions.answerMessages, id, appointmentExists(database, isThere)),
    database
      .update(appointments)
      .set({ ...answer, updatedAt: now })
      .where(isThere)
      .returning({ id: appointments.id }),
    liftStops(
      database,
      sql`(select ${appointments.phone} from ${appointments} where ${and(isThere, sql`${isAgreed(answer.messageChannel) ? 1 : 0}`)})`,
    ),
  ]);
  if (changed.length === 0) throw notFound();
}
