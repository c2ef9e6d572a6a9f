import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import { listAppointmentsOfPhone } from '#app/appointments/person-appointments.queries.server.ts';
import { listPacks } from '#app/payments/bill-line.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { comparedName } from '#app/typed-text/spelling/name-key.ts';

/** A pack of a person with sessions left. */
export interface PackLeft {
  readonly id: string;
  /** Such as 'Psychotherapy: 4 of 6 sessions left'. */
  readonly text: string;
}

/**
 * Lists the paid packs of some visits with sessions left. Visits of one phone can be of several persons, so that a pack names the person
 * whose visit it was bought at.
 *
 * @param visits all visits of a phone
 */
export async function listPacksLeft(
  database: Database,
  visits: readonly Pick<AppointmentSummary, 'id' | 'patientName'>[],
): Promise<readonly PackLeft[]> {
  const packs = await listPacks(
    database,
    null,
    visits.map(({ id }) => id),
  );
  const isNamed = new Set(visits.map(({ patientName }) => comparedName(patientName))).size > 1;
  return packs
    .filter(({ usedBy, sessions }) => usedBy.length < sessions)
    .map(({ lineId, label, sessions, usedBy, boughtAt }) => {
      const buyer = visits.find(({ id }) => id === boughtAt)?.patientName;
      const text = `${label}: ${sessions - usedBy.length} of ${sessions} sessions left`;
      return { id: lineId, text: isNamed && buyer ? `${buyer}, ${text}` : text };
    });
}

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
