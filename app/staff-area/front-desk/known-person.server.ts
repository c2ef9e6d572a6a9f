import { appointmentActions, callAnswerOf } from '#app/appointments/appointment.values.ts';
import { listAppointmentsOfPhone } from '#app/appointments/person-appointments.queries.server.ts';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { comparedName } from '#app/typed-text/spelling/name-key.ts';
import type { KnownName, KnownPerson } from './known-person.ts';
import { knownText, summariseVisits } from './visit-summary.ts';

/** Names that the form offers at most. */
const mostNames = 5;

/**
 * Reads what the desk knows of a phone, for the booking form. Only for signed-in staff: a visitor must not learn
 * whether a phone is known. The audit log records who asked.
 *
 * @param phone ten digits
 */
export async function readKnownPerson(command: Command, phone: string): Promise<KnownPerson> {
  const { database, now } = command;
  const visits = await listAppointmentsOfPhone(database, phone);
  const [latest] = visits;
  if (latest) await auditEntry(command, appointmentActions.checkKnown, latest.id);
  const names = new Map<string, KnownName>();
  for (const { id, patientName, bookerName, adultName, safeToCall } of visits) {
    const key = comparedName(patientName);
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
    reference: latest?.reference ?? null,
    names: [...names.values()].slice(0, mostNames),
  };
}
