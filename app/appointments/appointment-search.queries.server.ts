import { and, eq, sql } from 'drizzle-orm';
import { phoneDigits } from '#app/contact-details/phone.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { summaryColumns } from './appointment.queries.server.ts';
import { referenceOf } from './appointment.reference.ts';
import { appointments, appointmentWords } from './appointment.schema.server.ts';
import { searchedWords } from './appointment.search.ts';
import type { AppointmentSummary } from './appointment.values.ts';

/** Who finds more types more. */
const mostFound = 50;

/** Appointments that a reference, a phone or the beginnings of names lead to, the latest day first. */
export async function searchAppointments(
  database: Database,
  search: string,
): Promise<readonly AppointmentSummary[]> {
  const reference = referenceOf(search);
  const digits = phoneDigits(search);
  const found = database.select(summaryColumns).from(appointments);
  const latestFirst = sql`${appointments.day} desc, ${appointments.minute} desc`;
  if (digits !== undefined) {
    return found.where(eq(appointments.phone, digits)).orderBy(latestFirst).limit(mostFound);
  }
  const words = searchedWords(search);
  const [byReference, byName] = await database.batch([
    found.where(eq(appointments.reference, reference ?? '')).limit(1),
    namedStatement(database, words)
      .orderBy(latestFirst)
      .limit(words.length === 0 ? 0 : mostFound),
  ]);
  return [...byReference, ...byName.filter(({ id }) => id !== byReference[0]?.id)];
}

/** More than a hospital has people of one name: of the rest another word must be typed. */
const mostOfOneWord = 1_000;

/** Whoever has a word that begins with the first of these, and further words that begin with the others. */
function namedStatement(database: Database, [first = '', ...others]: readonly string[]) {
  const beginsWith = (word: string) => sql`word >= ${word} and word < ${`${word}\u{10ffff}`}`;
  const found = database
    .selectDistinct({ appointmentId: appointmentWords.appointmentId })
    .from(appointmentWords)
    .where(beginsWith(first))
    .limit(mostOfOneWord)
    .as('found');
  return (
    database
      .select(summaryColumns)
      .from(found)
      // SQLite keeps the order of a cross join: from the words to the appointments.
      .crossJoin(appointments)
      .where(
        and(
          eq(appointments.id, found.appointmentId),
          ...others.map(
            (word) =>
              sql`exists (select 1 from ${appointmentWords} where appointment_id = ${appointments.id} and ${beginsWith(word)})`,
          ),
        ),
      )
  );
}
