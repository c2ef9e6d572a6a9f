import { and, isNull } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { checkTexts } from '#app/platform/staff-input/check-texts.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import type { FieldTexts } from '#app/ui/form/declared-field.ts';
import { type AboutPerson, aboutPersonFields } from './about-person.ts';
import { appointments } from './appointment.schema.server.ts';
import { appointmentActions } from './appointment.values.ts';
import { appointmentExists, hasId, notFound } from './appointment-row.server.ts';

/** Checks what the desk entered. @throws ProblemError 400 */
export function parseAboutPerson(
  { ageGroup, sex }: Partial<FieldTexts<'ageGroup' | 'sex'>>,
  now: Date,
): AboutPerson {
  const texts = checkTexts(
    Object.values(aboutPersonFields),
    { ageGroup: ageGroup ?? '', sex: sex ?? '' },
    dayInIndia(now),
  );
  // The fields allow no other texts than these values.
  return {
    ageGroup: (texts.ageGroup || null) as AboutPerson['ageGroup'],
    sex: (texts.sex || null) as AboutPerson['sex'],
  };
}

/**
 * Records age group and sex for one appointment. Its version stays, so that a change of it can still be taken back.
 *
 * @throws ProblemError 404 if the appointment does not exist, or its personal data was deleted
 */
export async function setAboutPerson(
  command: Command,
  id: string,
  { ageGroup, sex }: AboutPerson,
): Promise<void> {
  const { database, now } = command;
  const isThere = and(hasId(id), isNull(appointments.anonymisedAt), isNull(appointments.eraseOn));
  const [, changed] = await database.batch([
    auditEntryIf(command, appointmentActions.describePerson, id, appointmentExists(database, isThere)),
    database
      .update(appointments)
      .set({ ageGroup, sex, updatedAt: now })
      .where(isThere)
      .returning({ id: appointments.id }),
  ]);
  if (changed.length === 0) throw notFound();
}
