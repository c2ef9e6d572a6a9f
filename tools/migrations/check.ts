/** The end of `npm run migration`: it says what the migrations that are not yet in git drop. */
import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { migrationNames, readMigration } from '#tests/support/migrations.ts';
import { lossesOf } from './losses.ts';

const root = join(import.meta.dirname, '../..');

const committed = execFileSync('git', ['ls-tree', '-r', '--name-only', 'HEAD', 'migrations'], {
  cwd: root,
  encoding: 'utf8',
});
const known = new Set(committed.split('\n').map((path) => basename(path)));
const added = migrationNames.filter((name) => !known.has(name));
const earlier = migrationNames.filter((name) => known.has(name));

const losses = lossesOf(earlier.map(readMigration), added.map(readMigration));
if (losses.length > 0) {
  console.error(
    `\n${added.join(', ')} drops what the database has now:\n${losses.map((loss) => `  ${loss}`).join('\n')}\n\n` +
      'A rebuilt table loses its triggers: copy their CREATE TRIGGER statements from the migration that made them to the\n' +
      'end of the new one, and run npm run migration again. If a table or a column must go, add the migration to\n' +
      'reviewedDrops in tests/checks/migrations.test.ts.\n',
  );
  process.exitCode = 1;
} else if (added.length > 0) console.log(`${added.join(', ')} drops no table, column, trigger or index.`);
