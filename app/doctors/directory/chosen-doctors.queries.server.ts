/** Queries for the doctors on the home page and on information pages. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { available, byName, inOrder, publicColumns } from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import type { DoctorSummary } from '../doctor.values.ts';
import { doctorsWhoHelp, mostHelping } from '../doctor.view.ts';
import { cardOf, shown } from './directory.queries.server.ts';

/**
 * Returns the available doctors for an information page, at most {@link mostHelping}.
 *
 * @param stems beginnings or parts of specializations, in lower case, best match first
 */
export async function listHelpingDoctors(
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
    .where(and(shown, available, treats))
    .as('ranked');
  const rows = await database
    .select(publicColumns)
    .from(ranked)
    .innerJoin(doctors, eq(doctors.id, ranked.id))
    .where(lte(ranked.rank, mostHelping))
    .orderBy(...inOrder);
  return doctorsWhoHelp(rows.map(cardOf), stems);
}

/** Maximum number of doctors in the carousel of the home page. */
export const mostInTeam = 24;

/** Returns the available doctors for Our Team of Experts (requirement 15), in the public order. */
export async function listTeam(database: Database): Promise<readonly DoctorSummary[]> {
  const rows = await database
    .select(publicColumns)
    .from(doctors)
    .where(and(shown, available))
    .orderBy(...inOrder)
    .limit(mostInTeam);
  return rows.map(cardOf);
}
