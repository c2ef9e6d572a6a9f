import { expect, test } from 'vitest';
import { migrationNames } from '#tests/support/migrations.ts';
import { openLocalBindings } from '#tools/local-bindings.ts';
import { migrate } from './apply.ts';

test('a local database gets the migrations that it lacks, each once, in the table that wrangler reads; one that fails leaves no trace', async () => {
  const { database, dispose } = await openLocalBindings();
  try {
    expect(await migrate(database)).toEqual(migrationNames);
    expect(await migrate(database)).toEqual([]);
    const { results } = await database.prepare('select name from d1_migrations order by id').all();
    expect(results.map(({ name }) => name)).toEqual(migrationNames);
    await database.prepare('delete from d1_migrations').run();
    await expect(migrate(database)).rejects.toThrow(/duplicate column|already exists/);
    expect(await database.prepare('select count(*) as count from d1_migrations').first('count')).toBe(0);
  } finally {
    await dispose();
  }
});

test('local data from before the migrations were joined is kept, and older data is refused with what to do', async () => {
  const { database, dispose } = await openLocalBindings();
  try {
    const [first = ''] = migrationNames;
    await migrate(database, [first]);
    const names = async () =>
      (await database.prepare('select name from d1_migrations order by id').all()).results.map(
        ({ name }) => name,
      );
    const recordOnly = (name: string) =>
      database.batch([
        database.prepare('delete from d1_migrations'),
        database.prepare("insert into d1_migrations (name) values ('0000_doctors_and_staff.sql')"),
        database.prepare('insert into d1_migrations (name) values (?)').bind(name),
      ]);
    await database.prepare("insert into picture_removals (key, remove_after) values ('a.jpg', 0)").run();
    await recordOnly('0034_edge_purge.sql');
    expect(await migrate(database)).toEqual(migrationNames.slice(1));
    expect(await names()).toEqual(migrationNames);
    expect(await database.prepare('select key from picture_removals').first('key')).toBe('a.jpg');
    await recordOnly('0020_lost_reference.sql');
    await expect(migrate(database)).rejects.toThrow('Delete that folder');
  } finally {
    await dispose();
  }
});
