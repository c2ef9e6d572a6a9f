import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import {
  active,
  byName,
  doctorBudget,
  doctorOf,
  inOrder,
  notDeleted,
  publicColumns,
} from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import type { DirectoryPage, Doctor } from '../doctor.values.ts';
import { directoryPageSize, summaryOf } from '../doctor.view.ts';
import { matchesDirectorySearch, pieceOf, smallLetters } from './doctor.search.ts';

/** A search that finds more wants another word; nobody turns to a sixth page of what was found. */
const mostFound = 5 * directoryPageSize;

/** Doctors who stand in the directory. */
export const shown = and(notDeleted, active);

/** SQLite's `lower()` knows A to Z alone. */
const asciiRuns = /[ -~]+/g;

const isAscii = (piece: string) => piece.replace(asciiRuns, '') === '';

/**
 * A condition that holds for every row whose text contains the piece. SQLite compares the longest part of the piece that is ASCII,
 * so the caller still checks each row where the piece has other letters.
 *
 * @param piece from {@link pieceOf}
 */
export function mayContain(text: SQL, piece: string): SQL | undefined {
  const runs: readonly string[] = piece.match(asciiRuns) ?? [];
  const [longest] = runs.toSorted((one, other) => other.length - one.length);
  return longest === undefined ? undefined : sql`instr(lower(${text}), ${longest}) > 0`;
}

/** The same text as `searchedTextOf` makes, before its letters are small. */
const searchedText = sql`${doctors.name} || char(10) || ${doctors.hospital} || char(10) || ${doctors.specialization}`;

/**
 * A page of the public directory, or of what a search finds in it (requirement 25), in one round trip.
 *
 * @param search the `q` of the address
 * @param page from 1
 */
export async function readDirectory(
  database: Database,
  { search, page }: { readonly search: string; readonly page: number },
): Promise<DirectoryPage> {
  const piece = pieceOf(search);
  const doctorsWhere = (condition: SQL | undefined) =>
    database.select(publicColumns).from(doctors).where(condition);
  const everybody = () => doctorsWhere(shown).orderBy(...inOrder, asc(doctors.id));
  // One more than a page shows: a directory of one page needs nothing else.
  const first = everybody().limit(directoryPageSize + 1);
  if (piece === '') {
    const [beginning, rows, [counted]] = await database.batch([
      first,
      everybody()
        .limit(page === 1 ? 0 : directoryPageSize)
        .offset((page - 1) * directoryPageSize),
      database.select({ count: sql<number>`count(*)` }).from(doctors).where(shown),
    ]);
    if (beginning.length <= directoryPageSize) return wholeDirectory(beginning.map(doctorOf), page);
    const count = counted?.count ?? 0;
    return {
      doctors: (page === 1 ? beginning.slice(0, directoryPageSize) : rows).map(cardOf),
      page,
      pages: Math.ceil(count / directoryPageSize),
      count,
      hasMore: false,
      isWhole: false,
    };
  }
  const [beginning, rows] = await database.batch([
    first,
    doctorsWhere(and(shown, mayContain(searchedText, piece)))
      .orderBy(byName, asc(doctors.id))
      // Where SQLite alone decides, one more than a search shows says whether there are more.
      .limit(isAscii(piece) ? mostFound + 1 : doctorBudget),
  ]);
  if (beginning.length <= directoryPageSize) return wholeDirectory(beginning.map(doctorOf), page);
  return foundPage(
    rows.map(doctorOf).filter((doctor) => matchesDirectorySearch(doctor, search)),
    page,
  );
}

/** @param found all who match, by name */
const foundPage = (found: readonly Doctor[], page: number): DirectoryPage => ({
  ...pageOfFound(found.slice(0, mostFound), page),
  hasMore: found.length > mostFound,
});

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
  return foundPage(found, page);
}

/** Summary of a row for a card. */
export const cardOf = (row: Parameters<typeof doctorOf>[0]) => summaryOf(doctorOf(row));

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
