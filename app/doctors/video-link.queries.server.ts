import { and, eq, isNotNull } from 'drizzle-orm';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { doctors } from './doctor.schema.server.ts';

/** Reads the links for video visits of doctors, by id. A doctor without one is left out, also one who left the website. */
export async function readVideoLinks(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: doctors.id, link: doctors.videoLink })
    .from(doctors)
    .where(and(isAmong(doctors.id, [...new Set(ids)]), isNotNull(doctors.videoLink)));
  return new Map(rows.flatMap(({ id, link }) => (link === null ? [] : [[id, link] as const])));
}

/** Reads what the patient of a video visit sees of the doctor, also of one who left the website. */
export async function findVideoDoctor(database: Database, id: string) {
  const { videoLink, registrationCouncil, registrationNumber, specialization, texts } = doctors;
  const row = await database
    .select({ videoLink, registrationCouncil, registrationNumber, specialization, texts })
    .from(doctors)
    .where(eq(doctors.id, id))
    .get();
  return row ?? null;
}
