/** The answer of a person to the question whether the hospital may send messages to their phone. */

import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { agreedChannels, isAgreed, type MessageAnswer } from '#app/hospital-facts/message-facts.ts';
import { liftStops } from '#app/messages/message.commands.server.ts';
import { auditEach, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { appointmentExists, hasId, notFound } from '../appointment.commands.server.ts';
import { appointments } from '../appointment.schema.server.ts';
import { appointmentActions } from '../appointment.values.ts';

/**
 * Builds the statements that stop messages to a phone about its appointments, on every channel. They change nothing
 * where nobody agreed. The version of an appointment stays, so that a change of it can still be taken back.
 */
export function stopAppointmentMessages(command: Command, phone: string) {
  const { database, now } = command;
  const agreed = and(
    eq(appointments.phone, phone),
    inArray(appointments.messageChannel, agreedChannels),
  ) as SQL;
  return [
    auditEach(command, appointmentActions.stopMessages, appointments.id, agreed),
    database.update(appointments).set({ messageChannel: 'none', updatedAt: now }).where(agreed),
  ] as const;
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
