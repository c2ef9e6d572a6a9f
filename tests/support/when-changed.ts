import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/testing/command.ts';
import { hashOfFiles, readStamps, recordCheck } from '#tools/testing/stamps.ts';

/**
 * Selects expensive tests whose result depends on a few files only. `npm test` skips them while these files are as
 * they were when the tests last passed. `npm test -- full`, `npm test -- unit FILE` and `vitest` always run them.
 *
 * @example
 * const it = whenChanged('danger phrases', [
 *   'app/typed-text/danger/**',
 *   'app/typed-text/phrases/danger/*.tsv',
 * ]);
 * it('recognises the recorded phrases', () => { … });
 * it.each(languages)('recognises the phrases in %s', (language) => { … });
 *
 * List every file that can change the result: sources, data and helpers, as paths or globs relative to the project.
 * The test file itself and `package-lock.json` are always added. A pattern that matches no file is an error.
 * Several test files may share the name of a room; each has its own hash.
 *
 * After a run without filters by test name in which all tests of the file passed, `npm test` writes the new hash to
 * `tests/support/unchanged-sources.json`. Commit that file together with the change. A run with `CI` set never
 * writes it. If it is not committed, the tests run again elsewhere, which is slow but safe.
 *
 * Name the result `it`, because Biome formats calls of `it` and `test` only as tests.
 *
 * @param room name of the group of files, for the message that says what was skipped
 * @returns `test`, or `test.skip` when no file has changed
 */
export function whenChanged(room: string, files: readonly string[]): typeof test | typeof test.skip {
  const { testPath } = expect.getState();
  if (!testPath) throw new Error('whenChanged must be called while a test file is loaded.');
  const testFile = relative(root, testPath).replaceAll('\\', '/');
  const hash = hashOfFiles([...files, testFile, 'package-lock.json']);
  const isSkipped = process.env.SKIP_UNCHANGED === 'on' && readStamps()[room]?.[testFile] === hash;
  recordCheck(process.env.TEST_PART ?? 'other', { room, testFile, hash, isSkipped });
  return isSkipped ? test.skip : test;
}

/** Everything that a command or a query of a store can depend on, for `whenChanged`. */
export const storeSources: readonly string[] = [
  'app/{accounts,appointments,callbacks,contact-details,doctors,hospital,hospital-facts,links,messages,money,payments,platform,staff-area,time}/**/*.ts',
  'app/languages/*.ts',
  'migrations/*.sql',
  'tests/support/*.ts',
];
