/** The few doctors whom other pages than the directory show. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { available, byName, inOrder, publicColumns } from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import type { DoctorSummary } from '../doctor.values.ts';
import { doctorsWhoHelp, mostHelping } from '../doctor.view.ts';
import { cardOf, shown } from './directory.queries.server.ts';

/**
 * The few doctors who can be seen now and treat what an information page is about.
 *
 * @param stems pieces of words of a specialization, in lower case, the most fitting first
 */
export async function listHelpingDoctors(
  database: Database,
  stems: readonly string[],
): Promise<readonly DoctorSummary[]> {
  const treats = sql`exists (
    select 1 from json_each(${JSON.stringify(stems)}) where instr(lower(${doctors.specialization}), value) > 0
  )`;
  // No more rows than can be chosen: a row holds all texts of a doctor.
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

/** How many doctors the home page's carousel goes through. */
export const mostInTeam = 24;

/** Our Team of Experts: who can be seen now, in order; all others are in the directory. */
export async function listTeam(database: Database): Promise<readonly DoctorSummary[]> {
  const rows = await database
    .select(publicColumns)
    .from(doctors)
    .where(and(shown, available))
    .orderBy(...inOrder)
    .limit(mostInTeam);
  return rows.map(cardOf);
}
