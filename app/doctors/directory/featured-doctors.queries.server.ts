/** Queries for the doctors on the home page and on information pages. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { available, byName, inDirectory, publicColumns, publicOrder } from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import type { DoctorSummary } from '../doctor.values.ts';
import { maxDoctorsOnInformationPage, selectDoctorsForPage } from '../doctor.view.ts';
import { summaryOfRow } from './directory.queries.server.ts';

/**
 * Returns the available doctors for an information page, at most {@link maxDoctorsOnInformationPage}.
 *
 * @param stems beginnings or parts of specializations, in lower case, best match first
 */
export async function listDoctorsForInformationPage(
  database: Database,
  stems: readonly string[],
): Promise<readonly DoctorSummary[]> {
  const treats = sql`exists (
    select 1 from json_each(${JSON.stringify(stems)}) where instr(lower(${doctors.specialization}), value) > 0
  )`;
  // Rows hold all texts of a doctor, so the query limits the rows of each specialization to the number that can be shown.
  const rank = sql<number>`row_number() over (
    partition by ${doctors.specialization} collate nocase order by ${doctors.place}, ${byName}
  )`;
  const ranked = database
    .select({ id: doctors.id, rank: rank.as('rank') })
    .from(doctors)
    .where(and(inDirectory, available, treats))
    .as('ranked');
  const rows = await database
    .select(publicColumns)
    .from(ranked)
    .innerJoin(doctors, eq(doctors.id, ranked.id))
    .where(lte(ranked.rank, maxDoctorsOnInformationPage))
    .orderBy(...publicOrder);
  return selectDoctorsForPage(rows.map(summaryOfRow), stems);
}

/** Maximum number of doctors in the carousel of the home page. */
export const maxTeamSize = 24;

/** Returns the available doctors for Our Team of Experts (requirement 15), in the public order. */
export async function listTeam(database: Database): Promise<readonly DoctorSummary[]> {
  const rows = await database
    .select(publicColumns)
    .from(doctors)
    .where(and(inDirectory, available))
    .orderBy(...publicOrder)
    .limit(maxTeamSize);
  return rows.map(summaryOfRow);
}
