/** The few doctors whom other pages than the directory show. */
import { and, sql } from 'drizzle-orm';
import type { Database } from '#app/server/database/database.server.ts';
import { cardOf, havingPiece, ofFound, shown } from './directory.queries.server.ts';
import { available, doctorOf, inOrder, publicColumns } from './doctor.queries.server.ts';
import { doctors } from './doctor.schema.server.ts';
import { pieceOf } from './doctor.search.ts';
import type { Doctor, DoctorSummary } from './doctor.values.ts';
import { doctorsWhoHelp, mostHelping } from './doctor.view.ts';

/** Kinds of work that are looked through for who can help; a hospital has a few dozen. */
const mostKinds = 100;

/** Of those who have what was typed into the site's search, and of those who have one of its words: it shows a few. */
const mostCandidates = 24;

/**
 * The few doctors who can be seen now and treat what an information page is about. It goes from one specialization to the
 * next in the index, which holds many doctors of few kinds.
 *
 * @param stems pieces of words of a specialization, in lower case, the most fitting first
 */
export async function listHelpingDoctors(
  database: Database,
  stems: readonly string[],
): Promise<readonly DoctorSummary[]> {
  const kind = sql`${doctors.specialization} collate nocase`;
  const firstKind = (beyond: ReturnType<typeof sql>) => sql`(
    select ${doctors.specialization} from ${doctors}
    where ${doctors.isDeleted} = 0 and ${doctors.isActive} = 1 and ${beyond} order by ${kind} limit 1
  )`;
  const rows = await database
    .select(publicColumns)
    .from(
      sql`(
        with recursive kinds (kind) as (
          select ${firstKind(sql`true`)}
          union all
          select ${firstKind(sql`${kind} > kinds.kind`)} from kinds where kinds.kind is not null limit ${mostKinds}
        )
        select kind from kinds
        where exists (select 1 from json_each(${JSON.stringify(stems)}) where instr(lower(kinds.kind), value) > 0)
      ) as fitting`,
    )
    .innerJoin(
      doctors,
      sql`${doctors.id} in (
        select treating.id from ${doctors} as treating
        where treating.is_deleted = 0 and treating.is_active = 1
          and treating.specialization = fitting.kind collate nocase and treating.availability = 'available'
        order by treating.place, treating.name collate nocase limit ${mostHelping}
      )`,
    )
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

/**
 * The doctors of a directory longer than `listDirectory` who may be meant in the site's search.
 *
 * @param typed the texts one of which a doctor has somewhere: what was typed, and its words
 */
export async function listSearchCandidates(
  database: Database,
  typed: readonly string[],
): Promise<readonly Doctor[]> {
  const pieces = new Set(typed.map(pieceOf).filter((piece) => piece.length > 2));
  const [first, ...others] = [...pieces].map((piece) =>
    ofFound(database.select(publicColumns), havingPiece(database, piece), shown).limit(mostCandidates),
  );
  if (!first) return [];
  const rows = (await database.batch([first, ...others])).flat();
  return [...new Map(rows.map((row) => [row.id, doctorOf(row)])).values()];
}
