import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { migrationNames, readMigration } from '../support/migrations.ts';
import { openTestStore } from '../support/store.ts';

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
        ...['--dialect', 'sqlite', '--schema', './app/server/database/schema.server.ts'],
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
const reviewedDrops: readonly string[] = [];

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
