import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { parsePhone } from '#app/contact-details/phone.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { type AskedWord, askedWords, beginningFirst } from '#app/typed-text/spelling/name-key.ts';
import { summaryColumns } from './appointment.queries.server.ts';
import { referenceOf } from './appointment.reference.ts';
import { appointments, appointmentWords } from './appointment.schema.server.ts';
import { lastDigits } from './appointment.search.ts';
import type { AppointmentSummary } from './appointment.values.ts';

/** Results shown at most; staff narrow the search by typing more. */
const mostFound = 50;

/**
 * Finds appointments by reference, phone, the last digits of a phone, or parts of names in any order, script and usual
 * spelling: names with a word that begins so come before names that only have it inside a word. In both groups the next
 * visits come first, then past ones from the latest.
 */
export async function searchAppointments(
  database: Database,
  search: string,
  today: string,
): Promise<readonly AppointmentSummary[]> {
  const reference = referenceOf(search);
  const digits = parsePhone(search);
  const found = database.select(summaryColumns).from(appointments);
  const isNext = sql`${appointments.day} >= ${today}`;
  const nextFirst = sql`${isNext} desc, iif(${isNext}, ${appointments.day}, null), iif(${isNext}, ${appointments.minute}, null), ${appointments.day} desc, ${appointments.minute} desc`;
  if (digits !== undefined) {
    return found.where(eq(appointments.phone, digits)).orderBy(nextFirst).limit(mostFound);
  }
  const words = askedWords(search);
  const [byReference, byName] = await database.batch([
    found.where(eq(appointments.reference, reference ?? '')).limit(1),
    namedStatement(database, words)
      .orderBy(nextFirst)
      .limit(words.length === 0 ? 0 : mostFound),
  ]);
  const others = byName.filter(({ id }) => id !== byReference[0]?.id);
  const namesOf = ({ patientName, bookerName, adultName, phone }: AppointmentSummary) => [
    ...[patientName, bookerName ?? '', adultName ?? ''],
    phone.slice(-lastDigits),
  ];
  return [...byReference, ...beginningFirst(others, namesOf, words)];
}

/** Matches of the first word that the query reads at most. With more, the search needs a second word. */
const mostOfOneWord = 1_000;

/** The index has a term of the word. */
const hasWord = ({ whole, beginnings }: AskedWord): SQL | undefined =>
  or(
    ...beginnings.map((text) => sql`(word >= ${text} and word < ${`${text}\u{10ffff}`})`),
    ...whole.map((text) => sql`word = ${text}`),
  );

const nothingAsked: AskedWord = { whole: [''], beginnings: [] };

/** Appointments that have all asked words. */
function namedStatement(database: Database, [first = nothingAsked, ...others]: readonly AskedWord[]) {
  const found = database
    .selectDistinct({ appointmentId: appointmentWords.appointmentId })
    .from(appointmentWords)
    .where(hasWord(first))
    .limit(mostOfOneWord)
    .as('found');
  return (
    database
      .select(summaryColumns)
      .from(found)
      // SQLite never reorders a cross join, so the query reads the matching words first.
      .crossJoin(appointments)
      .where(
        and(
          eq(appointments.id, found.appointmentId),
          ...others.map(
            (word) =>
              sql`exists (select 1 from ${appointmentWords} where appointment_id = ${appointments.id} and ${hasWord(word)})`,
          ),
        ),
      )
  );
}
