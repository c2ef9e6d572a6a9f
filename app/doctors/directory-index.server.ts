import { and, eq, exists, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/server/database/database.server.ts';
import { directoryPages, doctorSuffixes, doctors } from './doctor.schema.server.ts';
import { searchedTextOf } from './doctor.search.ts';
import type { Doctor } from './doctor.values.ts';
import { directoryPageSize } from './doctor.view.ts';

/** Longer pieces are looked for by their beginning, and what is found is compared with the whole. */
const longestSuffix = 24;

/** Of the daily run; more wait for the next one. */
const mostAtOnce = 100;

type Searched = Pick<Doctor, 'name' | 'hospital' | 'specialization'>;

/** The beginning of a piece, in letters that no cut has broken. */
const beginningOf = (letters: readonly string[], from = 0) =>
  letters.slice(from, from + longestSuffix).join('');

/** What a doctor is found by: see {@link doctorSuffixes}. */
export function suffixesOf(doctor: Searched): readonly string[] {
  const suffixes = searchedTextOf(doctor)
    .split('\n')
    .flatMap((text) => {
      const letters = [...text];
      return letters.map((_, place) => beginningOf(letters, place));
    });
  // What is looked for is trimmed, so that nothing begins with a space.
  return [...new Set(suffixes)].filter((suffix) => suffix.trimStart() === suffix);
}

/**
 * The condition that an entry begins with a piece of text: one range of the index.
 *
 * @param piece trimmed and in small letters
 */
export function beginsWith(piece: string): SQL | undefined {
  const beginning = beginningOf([...piece]);
  // No letter of Unicode stands after this one.
  const end = `${beginning}\u{10ffff}`;
  return and(sql`${doctorSuffixes.suffix} >= ${beginning}`, sql`${doctorSuffixes.suffix} < ${end}`);
}

/**
 * Statements that make what a doctor is found by anew, to go into the batch of the write and after it. They do nothing
 * unless the doctor is then as described: a write that was refused changes nothing here either.
 */
export function indexDoctor(database: Database, id: string, { name, hospital, specialization }: Searched) {
  const isWritten = exists(
    database
      .select({ id: doctors.id })
      .from(doctors)
      .where(
        and(
          eq(doctors.id, id),
          eq(doctors.name, name),
          eq(doctors.hospital, hospital),
          eq(doctors.specialization, specialization),
        ),
      ),
  );
  const suffixes = JSON.stringify(suffixesOf({ name, hospital, specialization }));
  return [
    database.delete(doctorSuffixes).where(and(eq(doctorSuffixes.doctorId, id), isWritten)),
    database
      .insert(doctorSuffixes)
      .select(sql`select value, ${id} from json_each(${suffixes}) where ${isWritten}`),
  ] as const;
}

/** A statement after which the search finds a doctor no longer, to go after the one that deletes; it does nothing where that did not. */
export const forgetDoctor = (database: Database, id: string) =>
  database.delete(doctorSuffixes).where(
    and(
      eq(doctorSuffixes.doctorId, id),
      notExists(
        database
          .select({ id: doctors.id })
          .from(doctors)
          .where(and(eq(doctors.id, id), eq(doctors.isDeleted, false))),
      ),
    ),
  );

/**
 * Statements that divide the directory into pages anew, to go into the batch of a write that adds, renames, moves, hides or
 * deletes a doctor. They read every doctor, so that no page view has to: staff write seldom.
 */
export function dividePages(database: Database) {
  const listed = sql`
    select ${doctors.place} as place, ${doctors.name} as name, ${doctors.id} as id, count(*) over () as doctors,
      row_number() over (order by ${doctors.place}, ${doctors.name} collate nocase, ${doctors.id}) - 1 as at
    from ${doctors} where ${doctors.isDeleted} = 0 and ${doctors.isActive} = 1`;
  // Not bound: D1 binds every number as one with decimals, by which these would not divide into whole pages.
  const size = sql.raw(String(directoryPageSize));
  return [
    database.delete(directoryPages),
    database.insert(directoryPages).select(sql`
      select at / ${size} + 1, place, name, id, min(${size}, doctors - at)
      from (${listed}) where at % ${size} = 0`),
  ] as const;
}

/** Daily: what was written past the commands, such as by hand or by an older Worker during a deployment, is found and paged too. */
export async function repairDirectory(database: Database): Promise<void> {
  const unknown = await database
    .select({
      id: doctors.id,
      name: doctors.name,
      hospital: doctors.hospital,
      specialization: doctors.specialization,
    })
    .from(doctors)
    .leftJoin(doctorSuffixes, eq(doctorSuffixes.doctorId, doctors.id))
    .where(and(eq(doctors.isDeleted, false), isNull(doctorSuffixes.doctorId)))
    .limit(mostAtOnce);
  await database.batch([
    ...dividePages(database),
    ...unknown.flatMap(({ id, ...doctor }) => indexDoctor(database, id, doctor)),
  ]);
}
