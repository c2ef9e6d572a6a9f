import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { pageOf } from '#app/navigation/list-address.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { pictureUrl } from '#app/platform/pictures/picture.values.ts';
import { askedWords, beginningFirst } from '#app/typed-text/spelling/name-key.ts';
import { lowerCase } from '../directory/doctor.search.ts';
import { containsSearchText } from '../directory/search-by-sound.ts';
import { byName, findStaffDoctor, notDeleted } from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import { namesElsewhere } from '../doctor-in-locale.ts';
import {
  type ListedDoctor,
  type StaffFilter,
  type StaffListPage,
  type StaffListQuery,
  type StaffSort,
  staffListPageSize,
} from './staff-list.ts';

/** Counting stops at 40 pages, so the query stays cheap. Staff narrow a longer list with a search or a filter. */
const mostCounted = 40 * staffListPageSize;

const columns = {
  id: doctors.id,
  slug: doctors.slug,
  name: doctors.name,
  specialization: doctors.specialization,
  hospital: doctors.hospital,
  experience: doctors.experience,
  feePaise: doctors.feePaise,
  availability: doctors.availability,
  pictureKey: doctors.pictureKey,
  isActive: doctors.isActive,
  phone: doctors.phone,
  email: doctors.email,
};

type Row = Omit<ListedDoctor, 'slug' | 'contact' | 'pictureUrl'> & {
  slug: string | null;
  pictureKey: string | null;
  phone: string;
  email: string;
};

const listedDoctorOf = ({ slug, pictureKey, phone, email, ...row }: Row): ListedDoctor => ({
  ...row,
  slug: slug ?? row.id,
  pictureUrl: pictureKey === null ? null : pictureUrl(pictureKey),
  contact: { phone, email },
});

const conditions: Readonly<Record<StaffFilter, SQL | undefined>> = {
  all: undefined,
  available: eq(doctors.availability, 'available'),
  unavailable: eq(doctors.availability, 'unavailable'),
  'no-picture': isNull(doctors.pictureKey),
  // Video slots count only with a registration: without one nobody can book them.
  'no-times': and(
    sql`${doctors.hospitalSlots} = '[]'`,
    sql`(${doctors.videoSlots} = '[]' or ${doctors.registrationNumber} is null)`,
  ),
  hidden: eq(doctors.isActive, false),
};

/**
 * Counts the doctors without a picture and without times. The conditions are those of the list's filters.
 * The query reads every doctor who is not deleted.
 */
export async function countIncompleteDoctors(database: Database) {
  const countWhere = (lacking: SQL | undefined) => sql<number>`count(case when ${lacking} then 1 end)`;
  const row = await database
    .select({
      withoutPicture: countWhere(conditions['no-picture']),
      withoutTimes: countWhere(conditions['no-times']),
    })
    .from(doctors)
    .where(notDeleted)
    .get();
  return row ?? { withoutPicture: 0, withoutTimes: 0 };
}

const sorts: Readonly<Record<StaffSort, SQL>> = {
  name: byName,
  specialization: sql`${doctors.specialization} collate nocase`,
  hospital: sql`${doctors.hospital} collate nocase`,
  experience: sql`cast(${doctors.experience} as integer)`,
  fees: sql`${doctors.feePaise}`,
  availability: sql`${doctors.availability}`,
};

const orderOf = ({ sort, isDescending }: StaffListQuery) => {
  const first = isDescending ? desc(sorts[sort]) : asc(sorts[sort]);
  const last = isDescending && sort === 'name' ? desc(doctors.id) : asc(doctors.id);
  return sort === 'name' ? [first, last] : [first, asc(byName), last];
};

/**
 * Reads a page of the staff list, including the fields for staff only. Sorted by name, it reads at most the rows that
 * are counted. Sorted by another column, it reads every doctor (decision 0061).
 *
 * @param openedId identifier of the doctor whose details are open
 */
export async function readStaffList(
  database: Database,
  query: StaffListQuery,
  openedId: string | null = null,
): Promise<StaffListPage> {
  const [list, opened] = await Promise.all([
    query.search === '' ? listPage(database, query) : searchPage(database, query),
    openedId === null ? null : findStaffDoctor(database, openedId),
  ]);
  return { ...list, opened };
}

type List = Omit<StaffListPage, 'opened'>;

async function listPage(database: Database, query: StaffListQuery): Promise<List> {
  const shown = and(notDeleted, conditions[query.filter]);
  const counted = database
    .select({ one: sql`1` })
    .from(doctors)
    .where(shown)
    .limit(mostCounted + 1)
    .as('counted');
  const [rows, [read]] = await database.batch([
    database
      .select(columns)
      .from(doctors)
      .where(shown)
      .orderBy(...orderOf(query))
      .limit(staffListPageSize)
      .offset((query.page - 1) * staffListPageSize),
    database.select({ count: sql<number>`count(*)` }).from(counted),
  ]);
  const all = read?.count ?? 0;
  const count = Math.min(all, mostCounted);
  const { page, pages } = pageOf(query.page, { count, size: staffListPageSize });
  if (query.page > pages) return listPage(database, { ...query, page });
  return {
    doctors: rows.map(listedDoctorOf),
    page,
    pages,
    count,
    hasMore: all > count,
    isWhole: query.filter === 'all' && pages === 1,
  };
}

async function searchPage(database: Database, query: StaffListQuery): Promise<List> {
  const rows = await database
    .select({ ...columns, texts: doctors.texts })
    .from(doctors)
    .where(and(notDeleted, conditions[query.filter]))
    .orderBy(...orderOf(query))
    .limit(mostCounted + 1);
  const namesOf = (row: (typeof rows)[number]) => [row.name, ...namesElsewhere(row)].map(lowerCase);
  const found = rows.filter((row) => containsSearchText(namesOf(row).join('\n'), query.search));
  // An order that the person chose, other than by name, stays.
  const isRanked = query.sort === 'name' && !query.isDescending;
  const ranked = isRanked ? beginningFirst(found, namesOf, askedWords(query.search)) : found;
  const named = ranked.map(({ texts: _, ...row }) => listedDoctorOf(row));
  const count = Math.min(named.length, mostCounted);
  const { range, ...place } = pageOf(query.page, { count, size: staffListPageSize });
  return {
    doctors: named.slice(range.offset, range.offset + range.limit),
    ...place,
    count,
    hasMore: rows.length > mostCounted,
    isWhole: false,
  };
}

/**
 * Returns the query of the list page on which a doctor is. The sorting stays the same, and the filter too if the
 * doctor matches it.
 */
export async function findListPageOf(
  database: Database,
  { sort, isDescending, filter }: StaffListQuery,
  { id, name }: Pick<ListedDoctor, 'id' | 'name'>,
): Promise<StaffListQuery> {
  const query: StaffListQuery = { search: '', filter, sort, isDescending, page: 1 };
  const places = database
    .select({
      id: doctors.id,
      place: sql<number>`row_number() over (order by ${sql.join(orderOf(query), sql`, `)})`.as('place'),
    })
    .from(doctors)
    .where(and(notDeleted, conditions[filter]))
    .as('places');
  const [found] = await database
    .select({ place: places.place })
    .from(places)
    .where(eq(places.id, id))
    .limit(1);
  if (!found)
    return filter === 'all' ? query : findListPageOf(database, { ...query, filter: 'all' }, { id, name });
  // A doctor after the last counted page can only be reached by a search for the name.
  if (found.place > mostCounted) return { ...query, search: name };
  return { ...query, page: Math.ceil(found.place / staffListPageSize) };
}
