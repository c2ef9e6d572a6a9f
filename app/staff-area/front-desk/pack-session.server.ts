import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import { listAppointmentsOfPhone } from '#app/appointments/person-appointments.queries.server.ts';
import { listPacks } from '#app/payments/bill-line.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { comparedName } from '#app/typed-text/spelling/name-key.ts';

/** Sessions of packs at a visit. */
export interface PackSession {
  /** The session that pays for this visit, such as 'Session 3 of 6, paid'; null if none does. */
  readonly used: string | null;
  /** A pack of the same person with a session left; null if there is none. */
  readonly offered: { readonly lineId: string; readonly text: string } | null;
}

/**
 * Reads the packs of the person who comes: those of visits with the same phone and name. The sessions count in the order of
 * the visits.
 *
 * @param isCovered whether a session pays for this visit
 */
export async function readPackSession(
  database: Database,
  appointment: Pick<AppointmentSummary, 'id' | 'phone' | 'patientName' | 'day' | 'minute'>,
  isCovered: boolean,
): Promise<PackSession> {
  const { id, phone, patientName } = appointment;
  const name = comparedName(patientName);
  const ofPhone = phone === '' ? [] : await listAppointmentsOfPhone(database, phone);
  const visits = ofPhone.filter((one) => comparedName(one.patientName) === name);
  const packs = await listPacks(database, id, [id, ...visits.map((one) => one.id)]);
  const own = packs.find(({ usedBy }) => usedBy.includes(id));
  if (isCovered && !own) return { used: 'Session of a pack, paid', offered: null };
  if (own) {
    const inOrder = visits.toReversed().filter((one) => own.usedBy.includes(one.id));
    const number = inOrder.findIndex((one) => one.id === id) + 1;
    return {
      used: `Session ${number || own.usedBy.length} of ${own.sessions}${own.isPaid ? ', paid' : ''}`,
      offered: null,
    };
  }
  const open = packs.find(({ usedBy, sessions }) => usedBy.length < sessions);
  return {
    used: null,
    offered: open
      ? { lineId: open.lineId, text: `session ${open.usedBy.length + 1} of ${open.sessions}, ${open.label}` }
      : null,
  };
}
