import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { pictureUrl } from '#app/platform/pictures/picture-store.server.ts';
import { mayContain } from '../directory/directory.queries.server.ts';
import { matchesNameSearch, pieceOf } from '../directory/doctor.search.ts';
import { byName, findStaffDoctor, notDeleted } from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import {
  type ListedDoctor,
  type StaffFilter,
  type StaffListPage,
  type StaffListQuery,
  type StaffSort,
  staffListPageSize,
} from './staff-list.ts';

/** Nobody turns forty pages; a search or a filter leads further. */
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
  'no-times': and(sql`${doctors.hospitalSlots} = '[]'`, sql`${doctors.videoSlots} = '[]'`),
  hidden: eq(doctors.isActive, false),
};

/**
 * How many doctors lack something that visitors look for: as many as the list shows under the filter of that name.
 * It reads every doctor that is not deleted, once.
 */
export async function countDoctorGaps(database: Database) {
  const many = (lacking: SQL | undefined) => sql<number>`count(case when ${lacking} then 1 end)`;
  const row = await database
    .select({
      withoutPicture: many(conditions['no-picture']),
      withoutTimes: many(conditions['no-times']),
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
 * A page of the staff's list, with what only staff may see. What it reads does not grow with the number of doctors beyond what is counted,
 * but where it is sorted by something else than the name.
 *
 * @param openedId whose details are asked for
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
      .offset(offsetOf(query.page)),
    database.select({ count: sql<number>`count(*)` }).from(counted),
  ]);
  const all = read?.count ?? 0;
  const count = Math.min(all, mostCounted);
  const pages = pagesOf(count);
  // After the last of a page was deleted the address asks for one that is no more.
  if (query.page > pages) return listPage(database, { ...query, page: pages });
  return {
    doctors: rows.map(listedDoctorOf),
    page: query.page,
    pages,
    count,
    hasMore: all > count,
    isWhole: query.filter === 'all' && pages === 1,
  };
}

async function searchPage(database: Database, query: StaffListQuery): Promise<List> {
  const rows = await database
    .select(columns)
    .from(doctors)
    .where(and(notDeleted, conditions[query.filter], mayContain(sql`${doctors.name}`, pieceOf(query.search))))
    .orderBy(...orderOf(query))
    .limit(mostCounted + 1);
  const named = rows.map(listedDoctorOf).filter((doctor) => matchesNameSearch(doctor, query.search));
  const count = Math.min(named.length, mostCounted);
  const pages = pagesOf(count);
  const page = Math.min(query.page, pages);
  return {
    doctors: named.slice(offsetOf(page), offsetOf(page + 1)),
    page,
    pages,
    count,
    hasMore: rows.length > mostCounted,
    isWhole: false,
  };
}

/**
 * The part of the list in which a doctor stands, as near as can be to the one that is asked for: its sorting stays, and its filter where
 * the doctor passes it.
 */
export async function listPartWith(
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
    return filter === 'all' ? query : listPartWith(database, { ...query, filter: 'all' }, { id, name });
  // Beyond the last page that is counted only the name leads there.
  if (found.place > mostCounted) return { ...query, search: name };
  return { ...query, page: Math.ceil(found.place / staffListPageSize) };
}

const pagesOf = (count: number) => Math.max(Math.ceil(count / staffListPageSize), 1);

const offsetOf = (page: number) => (page - 1) * staffListPageSize;
