import { and, isNull } from 'drizzle-orm';
import type { Locale } from '#app/languages/locales.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { appointments } from '../appointment.schema.server.ts';
import { appointmentActions } from '../appointment.values.ts';
import { appointmentExists, hasId, notFound } from '../appointment-row.server.ts';

/**
 * Records the language that a patient chose at the desk, for one appointment: its messages, its calendar file and the
 * receipts of its payments follow. The version of the appointment stays, so that a change of it can still be taken back.
 *
 * @throws ProblemError 404 if the appointment does not exist, or its personal data was deleted
 */
export async function setPatientLanguage(command: Command, id: string, language: Locale): Promise<void> {
  const { database, now } = command;
  const isThere = and(hasId(id), isNull(appointments.anonymisedAt), isNull(appointments.eraseOn));
  const [, changed] = await database.batch([
    auditEntryIf(command, appointmentActions.chooseLanguage, id, appointmentExists(database, isThere)),
    database
      .update(appointments)
      .set({ language, updatedAt: now })
      .where(isThere)
      .returning({ id: appointments.id }),
  ]);
  if (changed.length === 0) throw notFound();
}
