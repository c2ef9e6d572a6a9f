import { callAnswerOf } from '#app/appointments/appointment.values.ts';
import { listAppointmentsOfPhone } from '#app/appointments/person-appointments.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { plainWords } from '#app/typed-text/spelling/name-key.ts';
import type { KnownName, KnownPerson } from './known-person.ts';
import { knownText, summariseVisits } from './visit-summary.ts';

/** Names that the form offers at most. */
const mostNames = 5;

/**
 * Reads what the desk knows of a phone, for the booking form. Only for signed-in staff: a visitor must not learn
 * whether a phone is known.
 *
 * @param phone ten digits
 */
export async function readKnownPerson(database: Database, phone: string, now: Date): Promise<KnownPerson> {
  const visits = await listAppointmentsOfPhone(database, phone);
  const names = new Map<string, KnownName>();
  for (const { id, patientName, bookerName, adultName, safeToCall } of visits) {
    const key = plainWords(patientName).join(' ');
    if (names.has(key)) continue;
    names.set(key, {
      appointmentId: id,
      patientName,
      bookerName: bookerName ?? '',
      adultName: adultName ?? '',
      safeToCall: callAnswerOf(safeToCall),
    });
  }
  return {
    phone,
    text: visits.length === 0 ? null : knownText(summariseVisits(visits, dayInIndia(now))),
    reference: visits[0]?.reference ?? null,
    names: [...names.values()].slice(0, mostNames),
  };
}
