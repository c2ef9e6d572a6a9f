import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { doctors } from './doctor.schema.server.ts';
import { slugOf } from './doctor.slug.ts';

/** Maximum number of slugs that one daily run writes. The next run does the rest. */
const mostAtOnce = 100;

/**
 * SQL for the first free slug of a name: 'name', then 'name-2', 'name-3' and so on. The statement that writes the
 * slug also finds it, so two concurrent inserts get different slugs. Deleted doctors keep their slugs, because an
 * address must never lead to another person (decision 0027).
 */
export function freeSlug(name: string): SQL<string> {
  const slug = slugOf(name);
  // One candidate more than there are doctors, so at least one candidate is free.
  return sql`(
    with recursive
      tries (place) as (select 1 union all select place + 1 from tries where place <= (select count(*) from ${doctors})),
      candidates (place, slug) as (
        select place, case place when 1 then ${slug} else ${slug} || '-' || place end from tries
      )
    select candidates.slug from candidates
    where not exists (select 1 from ${doctors} where ${doctors.slug} = candidates.slug)
    order by place limit 1
  )`;
}

/** Daily: adds missing slugs to rows older than the column, or written by an older Worker during a deployment. */
export async function addMissingSlugs(database: Database): Promise<void> {
  const slugless = await database
    .select({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .where(and(isNull(doctors.slug), eq(doctors.isDeleted, false)))
    .limit(mostAtOnce);
  const [first, ...others] = slugless.map(({ id, name }) =>
    database
      .update(doctors)
      .set({ slug: freeSlug(name) })
      .where(and(eq(doctors.id, id), isNull(doctors.slug))),
  );
  if (first) await database.batch([first, ...others]);
}
