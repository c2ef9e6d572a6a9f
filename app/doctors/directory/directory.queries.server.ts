import { asc, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { doctorOf, inDirectory, maxDoctors, publicColumns, publicOrder } from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import type { Doctor } from '../doctor.values.ts';
import { directoryPageSize, doctorSummaryOf } from '../doctor.view.ts';
import { type DirectoryFilter, isFiltered, noFilter, passesFilter } from './directory-filter.ts';
import type { DirectoryPage } from './directory-page.ts';
import { lowerCase, normalizedSearchText } from './doctor.search.ts';
import { matchesDirectorySearch } from './searchable-text.ts';

/** Maximum number of search results, five pages (decision 0038). Visitors narrow a longer result with another word. */
const mostFound = 5 * directoryPageSize;

/** Search, filters and page in the address of the directory. */
export interface DirectoryQuery {
  /** The `q` of the address. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly filter?: DirectoryFilter;
}

/** Reads a page of the public directory, or of those whom its search and filters find (requirement 25), in one round trip. */
export async function readDirectoryPage(database: Database, query: DirectoryQuery): Promise<DirectoryPage> {
  const { search, page, filter = noFilter } = query;
  const isSearch = normalizedSearchText(search) !== '';
  if (isSearch || isFiltered(filter)) {
    // At most 500 rows, so the rules of the search and the filters need not be written a second time in SQL.
    const rows = await database
      .select(publicColumns)
      .from(doctors)
      .where(inDirectory)
      .orderBy(...publicOrder, asc(doctors.id))
      .limit(maxDoctors);
    return directoryPageFrom(rows.map(doctorOf), query);
  }
  const everybody = () =>
    database
      .select(publicColumns)
      .from(doctors)
      .where(inDirectory)
      .orderBy(...publicOrder, asc(doctors.id));
  // Reads one row more than a page shows. Without the extra row the directory has one page, and this query is enough.
  const first = everybody().limit(directoryPageSize + 1);
  const [beginning, rows, [counted]] = await database.batch([
    first,
    everybody()
      .limit(page === 1 ? 0 : directoryPageSize)
      .offset((page - 1) * directoryPageSize),
    database.select({ count: sql<number>`count(*)` }).from(doctors).where(inDirectory),
  ]);
  if (beginning.length <= directoryPageSize) return wholeDirectory(beginning.map(doctorOf), page);
  const count = counted?.count ?? 0;
  return {
    doctors: (page === 1 ? beginning.slice(0, directoryPageSize) : rows).map(summaryOfRow),
    page,
    pages: Math.ceil(count / directoryPageSize),
    count,
    hasMore: false,
    isWhole: false,
  };
}

/** @param found all matching doctors, sorted by name */
const foundPage = (found: readonly Doctor[], page: number): DirectoryPage => ({
  ...pageOfFound(found.slice(0, mostFound), page),
  hasMore: found.length > mostFound,
});

const pageOfFound = (found: readonly Doctor[], page: number): DirectoryPage => ({
  doctors: found.slice((page - 1) * directoryPageSize, page * directoryPageSize).map(doctorSummaryOf),
  page,
  pages: Math.max(Math.ceil(found.length / directoryPageSize), 1),
  count: found.length,
  hasMore: false,
  isWhole: false,
});

/**
 * Makes the page of {@link readDirectoryPage} from a list in memory.
 *
 * @param everybody all doctors of the directory, in its order
 */
export function directoryPageFrom(
  everybody: readonly Doctor[],
  { search, page, filter = noFilter }: DirectoryQuery,
): DirectoryPage {
  const all = isFiltered(filter) ? everybody.filter((doctor) => passesFilter(doctor, filter)) : everybody;
  if (all.length <= directoryPageSize) return wholeDirectory(all, page);
  if (normalizedSearchText(search) === '') return pageOfFound(all, page);
  const found = all
    .filter((doctor) => matchesDirectorySearch(doctor, search))
    .sort((one, other) => (lowerCase(one.name) < lowerCase(other.name) ? -1 : 1));
  return foundPage(found, page);
}

export const summaryOfRow = (row: Parameters<typeof doctorOf>[0]) => doctorSummaryOf(doctorOf(row));

function wholeDirectory(all: readonly Doctor[], page: number): DirectoryPage {
  return {
    doctors: all.map(doctorSummaryOf),
    page,
    pages: 1,
    count: all.length,
    hasMore: false,
    isWhole: true,
  };
}
