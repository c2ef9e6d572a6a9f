/** The doors of visits by video, for the desk and for the doctor: the places come from two stores and the facts. */

import { and, eq, isNull } from 'drizzle-orm';
import { appointments } from '#app/appointments/appointment.schema.server.ts';
import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import { hasDoor, type VideoDoor, videoDoor } from '#app/appointments/video-visits/video-door.ts';
import { readOwnPlaces } from '#app/appointments/video-visits/video-link.server.ts';
import { doctors } from '#app/doctors/doctor.schema.server.ts';
import { readVideoLinks } from '#app/doctors/video-link.queries.server.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';

export interface VideoMoment {
  readonly now: Date;
  readonly facts: Pick<HospitalFacts, 'videoServer'>;
}

type Visit = Pick<AppointmentSummary, 'id' | 'doctorId' | 'visit' | 'status' | 'day' | 'minute'>;

/** Reads the doors of visits, by id. A visit without a door is left out; without any, nothing is read. */
export async function readVideoDoors(
  database: Database,
  visits: readonly Visit[],
  { now, facts }: VideoMoment,
): Promise<ReadonlyMap<string, VideoDoor>> {
  const due = visits.filter((visit) => hasDoor(visit, now));
  const [own, ofDoctors] = await Promise.all([
    readOwnPlaces(
      database,
      due.map(({ id }) => id),
    ),
    readVideoLinks(
      database,
      due.map(({ doctorId }) => doctorId),
    ),
  ]);
  return new Map(
    due.flatMap((visit) => {
      const { visitLink = null, room = null } = own.get(visit.id) ?? {};
      const doctorLink = ofDoctors.get(visit.doctorId) ?? null;
      const door = videoDoor(visit, { visitLink, room, doctorLink, server: facts.videoServer }, now);
      return door ? [[visit.id, door] as const] : [];
    }),
  );
}

/** Reads the door of one visit, and the link that staff typed for it; null for a visit at the hospital. */
export async function readVideoVisit(database: Database, visit: Visit, moment: VideoMoment) {
  if (visit.visit !== 'video') return null;
  const [doors, own] = await Promise.all([
    readVideoDoors(database, [visit], moment),
    readOwnPlaces(database, [visit.id]),
  ]);
  return { door: doors.get(visit.id) ?? null, visitLink: own.get(visit.id)?.visitLink ?? '' };
}

/** A visit as a list of tasks names it. */
export type VisitWithoutLink = Visit & Pick<AppointmentSummary, 'patientName' | 'doctorName'>;

/**
 * Lists the visits by video that have no place, soonest first. With a video server of the hospital each has one.
 *
 * @param visits the visits of today; without one by video, nothing is read
 */
export async function listVisitsWithoutLink(
  database: Database,
  visits: readonly VisitWithoutLink[],
  { now, facts }: VideoMoment,
): Promise<readonly VisitWithoutLink[]> {
  const due = visits.filter((visit) => hasDoor(visit, now));
  if (due.length === 0 || facts.videoServer !== null) return [];
  const ids = due.map(({ id }) => id);
  const rows = await database
    .select({ id: appointments.id })
    .from(appointments)
    .leftJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(and(isAmong(appointments.id, ids), isNull(appointments.videoLink), isNull(doctors.videoLink)));
  const without = new Set(rows.map(({ id }) => id));
  return due.filter(({ id }) => without.has(id)).toSorted((one, other) => one.minute - other.minute);
}
