/**
 * `npm run pseudo-locale`: adds generated locales, one of them from right to left, to a copy of the repository, builds it, and runs
 * tests/http/every-locale.test.ts and tests/e2e/right-to-left.spec.ts there. Shows that a new language is a folder and one line in the list of locales.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { pseudoLocale } from './generate.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'pseudo-locale-'));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
for (const file of files.split('\n').filter(Boolean)) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(join(root, file), join(copy, file));
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const run = (program: string, ...values: readonly string[]) =>
  spawnSync(program, values, {
    cwd: copy,
    stdio: 'inherit',
    env: {
      ...process.env,
      PSEUDO_LOCALE: pseudoLocale,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  }).status === 0;

const generate = `import('./tools/pseudo-locale/generate.ts').then((made) => made.generatePseudoLocales(process.cwd()))`;

const passed =
  run('node', '-e', generate) &&
  run('node', 'tools/information-pages/write-index.ts') &&
  run('react-router', 'build', '--logLevel', 'warn') &&
  run('vitest', 'run', '--project', 'http', 'tests/http/every-locale.test.ts') &&
  run('playwright', 'test', 'right-to-left');

if (passed) rmSync(copy, { recursive: true });
else console.error(`The copy stays in ${copy}`);
process.exitCode = passed ? 0 : 1;
