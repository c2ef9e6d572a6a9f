/**
 * `npm run migration`: generates a migration from the tables, and then says what it drops. Arguments go to drizzle-kit:
 * `npm run migration -- --name what_changes`.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../testing/command.ts';

// drizzle-kit asks on the terminal whether a column was renamed.
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// The check lists the migrations when it is loaded, so it is loaded after drizzle-kit has written.
if (status === 0) await import('./check.ts');
else process.exitCode = 1;
