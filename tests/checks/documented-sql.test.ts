/** Runs the SQL that documents give to operators on a database with the present tables. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestStore } from '#tests/support/store.ts';

const root = join(import.meta.dirname, '../..');
const store = await openTestStore();
afterAll(() => store.dispose());

const statements = globSync('docs/*.md', { cwd: root }).flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/--command "([^"]+)"/g)]
    .flatMap(([, sql = '']) => sql.split(';'))
    .map((sql) => ({ path, sql: sql.trim() })),
);

test('every SQL statement of a document runs', async () => {
  expect(statements.length).toBeGreaterThan(5);
  const refused: string[] = [];
  for (const { path, sql } of statements)
    await store.binding
      .prepare(sql)
      .all()
      .catch((error: unknown) => refused.push(`${path}: ${sql}: ${error}`));
  expect(refused).toEqual([]);
});
