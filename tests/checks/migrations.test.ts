import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler';
import * as schema from '#app/all-tables.server.ts';
import { slotLabels, slots } from '#app/time/slots.ts';
import { applyMigrations, migrationNames, readMigration } from '#tests/support/migrations.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { openLocalBindings } from '#tools/local-bindings.ts';

const root = join(import.meta.dirname, '../..');

test('the migrations make the tables that the schema describes', () => {
  // Inside the project, since drizzle-kit takes relative paths only; node_modules is ignored by git.
  const folder = mkdtempSync(join(root, 'node_modules/.migrations-'));
  try {
    cpSync(join(root, 'migrations'), folder, { recursive: true });
    const before = readdirSync(folder);
    const output = execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/drizzle-kit/bin.cjs'),
        'generate',
        ...['--dialect', 'sqlite', '--schema', './app/all-tables.server.ts'],
        ...['--out', relative(root, folder)],
      ],
      { cwd: root, encoding: 'utf8' },
    );
    expect(output).toContain('No schema changes');
    expect(readdirSync(folder)).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

/**
 * A rebuilt table loses the rows of others that refer to it with "on delete cascade", without an error. Whoever adds
 * a name here has read the migration and tried it on a copy of the real data.
 */
const reviewedDrops: readonly string[] = [
  // Counts of fifteen minutes, to which no row refers; no Worker that knew the table was ever deployed.
  '0004_drop_sign_in_throttle.sql',
  // Tables that the Worker derived from the doctors (decision 0038); no row refers to them.
  '0018_plain_directory.sql',
];

const drops = (sql: string) => /\bdrop\s+(table|column)\b/i.test(sql.replaceAll(/--.*$/gm, ''));

test('no migration drops a table or a column unread', () => {
  expect(drops('ALTER TABLE `a` DROP COLUMN `b`;\nDROP TABLE `c`;')).toBe(true);
  const dropping = migrationNames.filter((name) => drops(readMigration(name)));
  expect(dropping).toEqual(reviewedDrops);
});

test('the migrations are numbered without a gap, and apply one after the other to an empty database', async () => {
  const numbers = migrationNames.map((name) => Number(name.split('_')[0]));
  expect(numbers).toEqual(migrationNames.map((_, place) => place));
  const store = await openTestStore();
  try {
    const tables = await store.binding
      .prepare("select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'")
      .all<{ name: string }>();
    expect(tables.results.map((table) => table.name)).toContain('doctors');
  } finally {
    await store.dispose();
  }
});

/** Tables of which no public page shows anything. Whoever adds a name here has looked for a public query of it. */
const unshownTables: readonly string[] = [
  'account_links',
  'account_policies',
  // Who is free when is fetched by itself: a booking makes no page another one (decision 0040).
  'appointment_changes',
  'appointment_words',
  'appointments',
  'audit_log',
  'bills',
  'callbacks',
  'data_version',
  // For the owner alone.
  'failures',
  // What the facts were before: pages show what they are.
  'hospital_fact_changes',
  'idempotency_keys',
  'known_devices',
  'link_consents',
  // What is to be deleted from R2: a page shows a picture by the key in the row of its doctor or link.
  'payments',
  'pending_sign_ins',
  'picture_removals',
  'recovery_codes',
  'refunds',
  'sessions',
  'till_closings',
  'totp_secrets',
  'users',
  'window_counts',
];

describe('the data version', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await openTestStore();
  });

  afterAll(() => store.dispose());

  async function rowsOf<Row>(query: string): Promise<Row[]> {
    return (await store.binding.prepare(query).all<Row>()).results;
  }

  const versionNow = async () => {
    const [row] = await rowsOf<{ version: number }>('select version from data_version');
    return row?.version ?? 0;
  };

  test('is raised by triggers of every table but those of which no public page shows anything', async () => {
    const tables = (Object.values(schema) as unknown[]).filter((one) => is(one, SQLiteTable));
    const names = tables.map((table) => getTableName(table)).sort();
    expect(names).toEqual(expect.arrayContaining(['doctors', ...unshownTables]));
    const triggers = await rowsOf<{ name: string }>(
      "select name from sqlite_master where type = 'trigger' and sql like '%UPDATE `data_version`%' order by name",
    );
    const shown = names.filter((name) => !unshownTables.includes(name));
    expect(triggers.map(({ name }) => name)).toEqual(
      shown.flatMap((name) => ['deleted', 'inserted', 'updated'].map((done) => `${name}_${done}`)),
    );
  });

  test('is another one after a link is added, changed and deleted, and the same after what nobody is shown', async () => {
    const versions = [await versionNow()];
    for (const write of [
      "insert into social_links (id, category, media_id, url, created_at) values ('a', 'homeyoutube', 'b', 'c', 0)",
      "update social_links set title = 'A title' where id = 'a'",
      "delete from social_links where id = 'a'",
    ]) {
      await store.binding.prepare(write).run();
      versions.push(await versionNow());
    }
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
    await store.binding.prepare("insert into picture_removals (key, remove_after) values ('a.jpg', 0)").run();
    expect(await versionNow()).toBe(versions.at(-1));
  });

  test('never comes back to a number it had, even where an older row was restored', async () => {
    const before = await versionNow();
    await store.binding.prepare('update data_version set version = 1').run();
    await store.binding.prepare("delete from social_links where id = 'nobody'").run();
    expect(await versionNow()).toBe(1);
    await store.binding
      .prepare(
        "insert into social_links (id, category, media_id, url, created_at) values ('d', 'homeyoutube', 'e', 'f', 0)",
      )
      .run();
    expect(await versionNow()).toBeGreaterThan(before);
  });
});

test('triggers are written so that D1 keeps each of them whole', () => {
  const triggering = migrationNames.filter((name) => /create trigger/i.test(readMigration(name)));
  expect(triggering).not.toEqual([]);
  for (const name of triggering) {
    const sql = readMigration(name);
    expect(sql, name).not.toContain('\r');
    const statements = splitSqlQuery(sql);
    const triggers = statements.filter((statement) => /create trigger/i.test(statement));
    expect(triggers, name).toHaveLength(sql.match(/create trigger/gi)?.length ?? 0);
    for (const trigger of triggers) {
      // D1 looks for BEGIN in capitals, and takes the END of a CASE for the trigger's.
      expect(trigger).toMatch(/^(?:--> statement-breakpoint\s*)?CREATE TRIGGER [^;]*\bBEGIN\b[^;]*;\s*END$/);
      expect(trigger).not.toMatch(/\bCASE\b/i);
    }
  }
});

test('slots that were kept as labels become minutes of the day, and what is converted stays', async () => {
  const conversion = '0005_slots_as_minutes.sql';
  const place = migrationNames.indexOf(conversion);
  expect(place).toBeGreaterThan(0);
  const { database, dispose } = await openLocalBindings();
  try {
    await applyMigrations(database, migrationNames.slice(0, place));
    const add = (id: string, hospital: readonly string[], video: readonly string[]) =>
      database
        .prepare(
          `insert into doctors (id, name, specialization, hospital, about, qualification, awards, experience, fees,
            availability, phone, email, hospital_slots, video_slots, created_at, updated_at)
          values (?, 'A', 'B', 'C', 'D', 'E', 'F', '1', 1, 'available', '0', 'a@b.example', ?, ?, 0, 0)`,
        )
        .bind(id, JSON.stringify(hospital), JSON.stringify(video))
        .run();
    await add('all', slotLabels.toReversed(), []);
    await add('two', ['12:00 PM'], ['12:30 PM', '09:00 AM']);
    const stored = async () =>
      (await database.prepare('select id, hospital_slots, video_slots from doctors order by id').all())
        .results;
    const converted = [
      { id: 'all', hospital_slots: JSON.stringify(slots), video_slots: '[]' },
      { id: 'two', hospital_slots: '[720]', video_slots: '[540,750]' },
    ];
    await applyMigrations(database, [conversion]);
    expect(await stored()).toEqual(converted);
    await applyMigrations(database, [conversion]);
    expect(await stored()).toEqual(converted);
  } finally {
    await dispose();
  }
});
