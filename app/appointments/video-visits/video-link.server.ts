/** The places of visits by video. They are read apart from the visits, so that no list and no answer of the API has them. */

import { and, eq, isNull, sql } from 'drizzle-orm';
import { message } from '#app/languages/localized-message.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { appointments } from '../appointment.schema.server.ts';
import { appointmentActions } from '../appointment.values.ts';
import { appointmentExists, hasId, notFound } from '../appointment-row.server.ts';
import type { VideoPlaces } from './video-door.ts';

type OwnPlaces = Pick<VideoPlaces, 'visitLink' | 'room'>;

/** Reads the own places of visits, by id. */
export async function readOwnPlaces(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnPlaces>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: appointments.id, visitLink: appointments.videoLink, room: appointments.videoRoom })
    .from(appointments)
    .where(isAmong(appointments.id, ids));
  return new Map(rows.map(({ id, ...places }) => [id, places]));
}

/**
 * Saves the link of one visit by video.
 *
 * @param link checked by its field; null removes it
 * @throws ProblemError 404 if the visit or its personal data is gone; 409 if it is not by video
 */
export async function setVideoLink(command: Command, id: string, link: string | null): Promise<void> {
  const { database, now } = command;
  const isPersonal = and(isNull(appointments.anonymisedAt), isNull(appointments.eraseOn));
  const target = and(hasId(id), eq(appointments.visit, 'video'), isPersonal);
  const isOther = sql`${appointments.videoLink} is not ${link}`;
  const [, changed, [found]] = await database.batch([
    auditEntryIf(
      command,
      appointmentActions.videoLink,
      id,
      appointmentExists(database, and(target, isOther)),
    ),
    database
      .update(appointments)
      .set({ videoLink: link, updatedAt: now })
      .where(target)
      .returning({ id: appointments.id }),
    database.select({ visit: appointments.visit }).from(appointments).where(hasId(id)).limit(1),
  ]);
  if (changed.length > 0) return;
  throw found?.visit === 'hospital'
    ? new ProblemError(409, { message: message(appointmentProblems, 'notPossible') })
    : notFound();
}
