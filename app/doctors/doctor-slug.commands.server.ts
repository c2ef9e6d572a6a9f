import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { doctors } from './doctor.schema.server.ts';
import { slugOf } from './doctor.slug.ts';

/** Of the daily run; more wait for the next one. */
const mostAtOnce = 100;

/**
 * The name's slug where nobody has it, else the first free of 'name-2', 'name-3' and so on. It is found within the
 * statement that writes it, so that of two doctors added at once each gets one. A deleted doctor keeps the slug: an
 * address never leads to somebody else.
 */
export function freeSlug(name: string): SQL<string> {
  const slug = slugOf(name);
  // One more try than there are doctors: they cannot have taken all.
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

/** Daily: gives a slug to who was written before there were slugs, or by an older Worker during a deployment. */
export async function giveMissingSlugs(database: Database): Promise<void> {
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
