/**
 * `npm run attack`: the tests that try to break the site, in their full length, and 200 races. README.md in this folder
 * lists the attacks that are not tests.
 */
import { run } from '../../tools/testing/command.ts';

const full = { TEST_MATRIX: 'full' };

const parts: readonly (() => Promise<boolean>)[] = [
  () => run('node', ['tools/information-pages/write-index.ts']),
  () => run('react-router', ['build', '--logLevel', 'error']),
  () =>
    run(
      'vitest',
      ['run', '--project', 'http', 'tests/http/attack.test.ts', 'tests/http/killed-worker.test.ts'],
      full,
    ),
  () => run('node', ['bench/attack/money-races.ts']),
  () =>
    run(
      'vitest',
      [
        'run',
        '--project',
        'unit',
        'app/doctors/picture-faults',
        'tools/backup',
        'tests/checks/content-policy',
      ],
      full,
    ),
];

let failed = 0;
// A failed part does not stop the parts after it.
for (const part of parts) if (!(await part())) failed += 1;
process.exitCode = failed > 0 ? 1 : 0;
