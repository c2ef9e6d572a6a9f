import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/testing/command.ts';
import { hashOfFiles, readStamps, recordCheck } from '#tools/testing/stamps.ts';
import { importedFiles } from '../checks/imports.ts';

/**
 * Selects expensive tests whose result depends on a few files only. `npm test` skips them while these files are as
 * they were when the tests last passed. `npm test -- full`, `npm test -- unit FILE` and `vitest` always run them.
 *
 * @example
 * const it = whenChanged('danger phrases', ['app/typed-text/phrases/danger/*.tsv']);
 * it('recognises the recorded phrases', () => { … });
 * it.each(languages)('recognises the phrases in %s', (language) => { … });
 *
 * The test file, every namespace that it imports, directly or through others, and `package-lock.json` are always added. List
 * the other files that can change the result, as paths or globs relative to the project: data that is read while the test
 * runs, and modules that are found with `import.meta.glob`. A pattern that matches no file is an error.
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
  const hash = hashOfFiles([...files, ...importedFiles(testFile), testFile, 'package-lock.json']);
  const isSkipped = process.env.SKIP_UNCHANGED === 'on' && readStamps()[room]?.[testFile] === hash;
  recordCheck(process.env.TEST_PART ?? 'other', { room, testFile, hash, isSkipped });
  return isSkipped ? test.skip : test;
}

/** Files that a test of a store reads besides its imports, for `whenChanged`. */
export const storeFiles: readonly string[] = [
  'app/languages/*.ts',
  'migrations/*.sql',
  'tests/support/*.mjs',
  'wrangler.toml',
];
