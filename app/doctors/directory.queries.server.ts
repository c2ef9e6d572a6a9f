import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/server/database/database.server.ts';
import { beginsWith } from './directory-index.server.ts';
import { active, byName, doctorOf, inOrder, notDeleted, publicColumns } from './doctor.queries.server.ts';
import { directoryPages, doctorSuffixes, doctors } from './doctor.schema.server.ts';
import { matchesDirectorySearch, pieceOf, smallLetters } from './doctor.search.ts';
import type { DirectoryPage, Doctor } from './doctor.values.ts';
import { directoryPageSize, summaryOf } from './doctor.view.ts';

/** A search that finds more wants another word; nobody turns to a sixth page of what was found. */
const mostFound = 5 * directoryPageSize;

/** A doctor may have the piece in several places. */
const mostEntries = 4 * mostFound;

/** Who stands in the directory. */
export const shown = and(notDeleted, active);

/** What a search finds a piece by, as much as it looks through. */
export const entriesOf = (database: Database, piece: string, most = mostEntries) =>
  database
    .select({ doctorId: doctorSuffixes.doctorId })
    .from(doctorSuffixes)
    .where(beginsWith(piece))
    .limit(most)
    .as('entries');

/** Who has a piece in the name, the hospital or the specialization, in no order. */
export const havingPiece = (database: Database, piece: string, most = mostEntries) => {
  const entries = entriesOf(database, piece, most);
  return database.selectDistinct({ doctorId: entries.doctorId }).from(entries).as('found');
};

type Found = ReturnType<typeof havingPiece>;

interface SelectFromFound<Query> {
  from(found: Found): {
    crossJoin(table: typeof doctors): { where(condition: SQL | undefined): Query };
  };
}

/**
 * The doctors who were found. With a cross join, whose order SQLite keeps: it would else go through all doctors in their order, where that
 * is asked for, and look for each among those found.
 *
 * @param condition of the doctors, such as who is shown
 */
export const ofFound = <Query>(
  select: SelectFromFound<Query>,
  found: Found,
  condition: SQL | undefined,
): Query =>
  select
    .from(found)
    .crossJoin(doctors)
    .where(and(eq(doctors.id, found.doctorId), condition));

/**
 * A page of the public directory, or of what a search finds in it (requirement 25). What it reads does not
 * grow with the number of doctors.
 *
 * @param search the `q` of the address
 * @param page from 1
 */
export async function readDirectory(
  database: Database,
  { search, page }: { readonly search: string; readonly page: number },
): Promise<DirectoryPage> {
  const piece = pieceOf(search);
  const from = (condition: SQL | undefined) =>
    database
      .select(publicColumns)
      .from(doctors)
      .where(condition)
      .orderBy(...inOrder, asc(doctors.id));
  // One more than a page: a directory of one page needs nothing else, whatever became of what is made from the doctors.
  const first = from(shown).limit(directoryPageSize + 1);
  const last = database
    .select({ page: directoryPages.page, size: directoryPages.size })
    .from(directoryPages)
    .orderBy(desc(directoryPages.page))
    .limit(1);
  if (piece === '') {
    const size = page === 1 ? 0 : directoryPageSize;
    const { alike, behind } = fromStart(database, page);
    const [beginning, [end], ...asked] = await database.batch([
      first,
      last,
      from(and(shown, alike)).limit(size),
      from(and(shown, behind)).limit(size),
    ]);
    if (beginning.length <= directoryPageSize) return wholeDirectory(beginning.map(doctorOf), page);
    const pages = Math.max(end?.page ?? 0, 1);
    return {
      doctors: (page === 1 ? beginning : asked.flat()).slice(0, directoryPageSize).map(cardOf),
      page,
      pages,
      count: (pages - 1) * directoryPageSize + (end?.size ?? 0),
      hasMore: false,
      isWhole: false,
    };
  }
  const [beginning, rows, [read]] = await database.batch([
    first,
    // One more than a search shows, to tell whether there are.
    ofFound(database.select(publicColumns), havingPiece(database, piece), shown)
      .orderBy(byName, asc(doctors.id))
      .limit(mostFound + 1),
    database.select({ entries: sql<number>`count(*)` }).from(entriesOf(database, piece)),
  ]);
  if (beginning.length <= directoryPageSize) return wholeDirectory(beginning.map(doctorOf), page);
  // The beginning of a long piece was found: the rule itself is said once.
  const found = rows.map(doctorOf).filter((doctor) => matchesDirectorySearch(doctor, search));
  const shownPage = pageOfFound(found.slice(0, mostFound), page);
  return { ...shownPage, hasMore: found.length > mostFound || (read?.entries ?? 0) >= mostEntries };
}

const pageOfFound = (found: readonly Doctor[], page: number): DirectoryPage => ({
  doctors: found.slice((page - 1) * directoryPageSize, page * directoryPageSize).map(summaryOf),
  page,
  pages: Math.max(Math.ceil(found.length / directoryPageSize), 1),
  count: found.length,
  hasMore: false,
  isWhole: false,
});

/**
 * The same page from all doctors of the directory, where they are at hand.
 *
 * @param all in the directory's order
 */
export function directoryPageOf(
  all: readonly Doctor[],
  { search, page }: { readonly search: string; readonly page: number },
): DirectoryPage {
  if (all.length <= directoryPageSize) return wholeDirectory(all, page);
  if (pieceOf(search) === '') return pageOfFound(all, page);
  const found = all
    .filter((doctor) => matchesDirectorySearch(doctor, search))
    .sort((one, other) => (smallLetters(one.name) < smallLetters(other.name) ? -1 : 1));
  return { ...pageOfFound(found.slice(0, mostFound), page), hasMore: found.length > mostFound };
}

/** What a card shows of a row. */
export const cardOf = (row: Parameters<typeof doctorOf>[0]) => summaryOf(doctorOf(row));

/**
 * Not before the doctor with whom a page begins: those in the same place and those in a later one, since of a comparison of place, name and
 * identifier together SQLite makes no place in the index here. Who was never ordered is in one place with all others.
 */
function fromStart(database: Database, page: number): { readonly alike?: SQL; readonly behind: SQL } {
  const start = (column: 'place' | 'name' | 'doctorId') =>
    database
      .select({ value: directoryPages[column] })
      .from(directoryPages)
      .where(eq(directoryPages.page, page));
  const alike = and(
    sql`${doctors.place} = (${start('place')})`,
    sql`${byName} >= (${start('name')})`,
    or(sql`${byName} > (${start('name')})`, sql`${doctors.id} >= (${start('doctorId')})`),
  );
  return { ...(alike && { alike }), behind: sql`${doctors.place} > (${start('place')})` };
}

function wholeDirectory(all: readonly Doctor[], page: number): DirectoryPage {
  return {
    doctors: all.map(summaryOf),
    page,
    pages: 1,
    count: all.length,
    hasMore: false,
    isWhole: true,
  };
}
