import { expect, test } from 'vitest';
import { migrationNames } from '#tests/support/migrations.ts';
import { openLocalBindings } from '#tools/local-bindings.ts';
import { migrate } from './apply.ts';

test('a local database gets the migrations that it lacks, each once, in the table that wrangler reads', async () => {
  const { database, dispose } = await openLocalBindings();
  try {
    expect(await migrate(database)).toEqual(migrationNames);
    expect(await migrate(database)).toEqual([]);
    const { results } = await database.prepare('select name from d1_migrations order by id').all();
    expect(results.map(({ name }) => name)).toEqual(migrationNames);
    await database.prepare('insert into d1_migrations (name) values (?)').bind('another').run();
    // As after a start with a newer version: the last migration is missing, and only this one is tried.
    await database
      .prepare('delete from d1_migrations where name = ?')
      .bind(migrationNames.at(-1) ?? '')
      .run();
    await expect(migrate(database)).rejects.toThrow(/duplicate column|already exists/);
    const last = await database
      .prepare('select count(*) as count from d1_migrations where name = ?')
      .bind(migrationNames.at(-1) ?? '')
      .first<number>('count');
    expect(last).toBe(0);
  } finally {
    await dispose();
  }
});
