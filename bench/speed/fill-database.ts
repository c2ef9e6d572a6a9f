import type { Miniflare } from 'miniflare';
import { applyMigrations } from '#tests/support/migrations.ts';
import { sampleDoctors } from '#tools/demonstration/doctors.ts';
import { seedDemonstrationData } from '#tools/seed.ts';
import type { RowCounts } from './server-process.ts';

/**
 * Copies rows of a table until the table has the given number.
 *
 * @param changed SQL for the columns that must differ between copies; `n` is the number of the copy
 */
async function grow(
  database: D1Database,
  table: string,
  count: number,
  from: string,
  changed: Readonly<Record<string, string>>,
) {
  const present = await database.prepare(`select count(*) as count from ${from}`).first<number>('count');
  const missing = count - (present ?? 0);
  if (!present || missing <= 0) return;
  const { results } = await database
    .prepare('select name from pragma_table_info(?)')
    .bind(table)
    .all<{ name: string }>();
  const columns = results.map(({ name }) => name);
  const values = columns.map((column) => changed[column] ?? `source.${column}`);
  await database
    .prepare(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${missing}),
       source as (select row_number() over (order by id) - 1 as place, * from ${from})
       insert into ${table} (${columns}) select ${values} from numbers join source on source.place = n % ${present}`,
    )
    .run();
}

/** Doctors whom visitors see. */
const listed = "doctors where is_deleted = 0 and is_active = 1 and availability = 'available'";

async function fillProduct(
  database: D1Database,
  pictures: R2Bucket,
  { doctors, available, links }: RowCounts,
) {
  await applyMigrations(database);
  await seedDemonstrationData({ database, pictures });
  // Deletes the doctors whom visitors do not see, so that product and template list the same number of cards.
  await database.prepare(`delete from doctors where id not in (select id from ${listed})`).run();
  await grow(database, 'doctors', doctors, listed, {
    id: "'copy-' || n",
    slug: "'copy-' || n",
    name: "source.name || ' ' || n",
  });
  await database
    .prepare(
      "update doctors set availability = 'unavailable' where id not in (select id from doctors order by name limit ?)",
    )
    .bind(available)
    .run();
  await grow(database, 'social_links', links, 'social_links', {
    id: "'copy-' || n",
    media_id: "'copy-' || n",
  });
}

async function fillTemplate(database: D1Database, { doctors }: RowCounts) {
  const columns = 'name, specialization, hospital, experience, fees, picture';
  await database
    .prepare(`create table doctors (id integer primary key, ${columns}, about, awards, qualification)`)
    .run();
  await database.batch(
    Array.from({ length: doctors }, (_, index) => {
      const { fields, portrait = 'dusk' } = sampleDoctors[index % sampleDoctors.length] ?? {};
      const { name, specialization, hospital, experience, fees, about, awards, qualification } = fields ?? {};
      return database
        .prepare(
          `insert into doctors (${columns}, about, awards, qualification) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .bind(
          ...[`${name} ${index}`, specialization, hospital, experience, fees],
          ...[portrait, about, awards, qualification],
        );
    }),
  );
}

/** Fills a fresh database of the product or of the template, with the same number of doctors. */
export async function fillDatabase(isProduct: boolean, worker: Miniflare, stored: RowCounts): Promise<void> {
  const database = (await worker.getD1Database('DB')) as unknown as D1Database;
  if (!isProduct) return fillTemplate(database, stored);
  await fillProduct(database, (await worker.getR2Bucket('PICTURES')) as unknown as R2Bucket, stored);
}
