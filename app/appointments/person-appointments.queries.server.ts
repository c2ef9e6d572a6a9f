import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { summaryColumns } from './appointment.queries.server.ts';
import { appointments } from './appointment.schema.server.ts';
import type { AppointmentSummary } from './appointment.values.ts';

/** Upper bound of the appointments of one phone: more than a family makes in three years. */
const mostOfOnePhone = 200;

/** Lists all appointments of a phone, latest day first. Notes are left out, as in every list (decision 0043). */
export async function listAppointmentsOfPhone(
  database: Database,
  phone: string,
): Promise<readonly AppointmentSummary[]> {
  return database
    .select(summaryColumns)
    .from(appointments)
    .where(eq(appointments.phone, phone))
    .orderBy(desc(appointments.day), desc(appointments.minute))
    .limit(mostOfOnePhone);
}

/** Reads when each appointment of a phone was agreed to, and which privacy notice was shown. */
export async function readConsents(database: Database, phone: string) {
  const given = await database
    .select({ id: appointments.id, at: appointments.consentAt, notice: appointments.noticeEdition })
    .from(appointments)
    .where(and(eq(appointments.phone, phone), isNotNull(appointments.consentAt)));
  return new Map(given.map(({ id, ...consent }) => [id, consent]));
}

/** @returns null if no appointment has this reference, or the appointment was anonymised */
export async function findPhoneOfReference(database: Database, reference: string): Promise<string | null> {
  const [row] = await database
    .select({ phone: appointments.phone })
    .from(appointments)
    .where(eq(appointments.reference, reference))
    .limit(1);
  return row?.phone || null;
}
