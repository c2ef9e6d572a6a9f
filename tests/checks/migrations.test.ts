import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler';
import * as schema from '#app/all-tables.server.ts';
import { migrationNames, readMigration } from '#tests/support/migrations.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';

const root = join(import.meta.dirname, '../..');

test('the migrations create the tables that the schema describes', () => {
  // drizzle-kit accepts relative paths only, so the folder is inside the project. Git ignores node_modules.
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
 * Migrations that drop a table or column, reviewed one by one. Rebuilding a table silently deletes the rows
 * of other tables that refer to it with "on delete cascade". Before you add a name, read the migration and
 * try it on a copy of the real data.
 */
const reviewedDrops: readonly string[] = [
  // Rebuilds social_links and messages without the CHECK of a list that grows. No table refers to them.
  '0003_growing_lists_in_code.sql',
  // Drops the columns of idempotency keys after copying the keys to their table. No table is rebuilt.
  '0004_idempotency_keys_in_one_table.sql',
  // Rebuilds appointment_changes without the CHECK of a list that grows. No table refers to it; every row and its order stay.
  '0008_one_patient.sql',
];

const drops = (sql: string) => /\bdrop\s+(table|column)\b/i.test(sql.replaceAll(/--.*$/gm, ''));

test('every migration that drops a table or a column is in the reviewed list', () => {
  expect(drops('ALTER TABLE `a` DROP COLUMN `b`;\nDROP TABLE `c`;')).toBe(true);
  const dropping = migrationNames.filter((name) => drops(readMigration(name)));
  expect(dropping).toEqual(reviewedDrops);
});

test('the migrations are numbered without a gap, and apply in order to an empty database', async () => {
  const numbers = migrationNames.map((name) => Number(name.split('_')[0]));
  expect(numbers).toEqual(migrationNames.map((_, index) => index));
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

/**
 * Tables from which no public page shows anything. Before you add a name, check that no public query reads
 * the table.
 */
const unshownTables: readonly string[] = [
  'account_links',
  'account_policies',
  // Pages fetch the next free slots separately, so a booking changes no cached page (decision 0040).
  'appointment_changes',
  'appointment_words',
  'appointments',
  'audit_log',
  'bill_lines',
  'bills',
  'calendar_feeds',
  'callbacks',
  'daily_summaries',
  'data_version',
  // Only the owner sees failures.
  'failures',
  // Holds earlier values of the facts. Public pages show current values only.
  'hospital_fact_changes',
  'idempotency_keys',
  'known_devices',
  'link_consents',
  'message_stops',
  'messages',
  'payment_allocations',
  // Only the patient's own page and the desk show them.
  'payment_asks',
  'payments',
  'pending_sign_ins',
  // Keys of pictures to delete from R2. A page shows a picture by the key in the row of its doctor or link.
  'picture_removals',
  'recovery_codes',
  'refund_requests',
  'refunds',
  'said_payments',
  'sessions',
  'till_closings',
  'till_floats',
  'totp_secrets',
  'users',
  // Entered and read by staff only.
  'waiting_list',
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

  test('is raised by triggers on every table except those that no public page shows', async () => {
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

  test('changes when a link is added, changed or deleted, and stays when an unshown table changes', async () => {
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

  test('never returns to an earlier number, even after an older row was restored', async () => {
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

test('D1 splits no trigger of the migrations into several statements', () => {
  const triggering = migrationNames.filter((name) => /create trigger/i.test(readMigration(name)));
  expect(triggering).not.toEqual([]);
  for (const name of triggering) {
    const sql = readMigration(name);
    expect(sql, name).not.toContain('\r');
    const statements = splitSqlQuery(sql);
    const triggers = statements.filter((statement) => /create trigger/i.test(statement));
    expect(triggers, name).toHaveLength(sql.match(/create trigger/gi)?.length ?? 0);
    for (const trigger of triggers) {
      // D1's splitter recognises BEGIN in capitals only, and mistakes the END of a CASE for the end of the
      // trigger.
      expect(trigger).toMatch(/^(?:--> statement-breakpoint\s*)?CREATE TRIGGER [^;]*\bBEGIN\b[^;]*;\s*END$/);
      expect(trigger).not.toMatch(/\bCASE\b/i);
    }
  }
});
