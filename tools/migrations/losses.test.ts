import { expect, test } from 'vitest';
import { migrationNames, readMigration } from '#tests/support/migrations.ts';
import { lossesOf } from './losses.ts';

const tables = `
  CREATE TABLE links (id text, category text);
  CREATE INDEX links_by_category ON links (category);
  CREATE TABLE data_version (version integer);
  CREATE TRIGGER links_inserted AFTER INSERT ON links BEGIN UPDATE data_version SET version = version + 1; END;
`;

const rebuild = `
  CREATE TABLE __new_links (id text, category text CHECK (category <> ''));
  INSERT INTO __new_links SELECT * FROM links;
  DROP TABLE links;
  ALTER TABLE __new_links RENAME TO links;
`;

test('names the triggers and indexes that a rebuilt table loses, and nothing when they are made again', () => {
  expect(lossesOf([tables], [rebuild])).toEqual(['index links_by_category', 'trigger links_inserted']);
  const [, index = '', , trigger = ''] = tables.trim().split(/\n\s*(?=CREATE)/);
  expect(lossesOf([tables], [`${rebuild}${index}${trigger}`])).toEqual([]);
});

test('names a table and a column that are dropped', () => {
  expect(lossesOf([tables], ['ALTER TABLE data_version ADD other text'])).toEqual([]);
  const wide = `${tables}; ALTER TABLE data_version ADD other text;`;
  expect(lossesOf([wide], ['ALTER TABLE data_version DROP COLUMN other'])).toEqual([
    'column data_version.other',
  ]);
});

/** The last migration drops these on purpose (reviewedDrops in tests/checks/migrations.test.ts). */
const reviewedLosses = ['appointments', 'callbacks', 'payments'].flatMap((table) => [
  `column ${table}.idempotency_key`,
  `column ${table}.request_hash`,
  `index ${table}_idempotency`,
]);

test('applies every migration of the project, and the last loses only what was reviewed', () => {
  const last = migrationNames.slice(-1).map(readMigration);
  const losses = lossesOf(migrationNames.slice(0, -1).map(readMigration), last);
  expect(losses.filter((loss) => !reviewedLosses.includes(loss))).toEqual([]);
});
