/** Keeps a file short enough to be read as a whole: one file has one reason to change. */
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './imports.ts';

/** Lines of a production file at most. */
const mostLines = 300;

/** Longer files, each with its reason: lists, which are looked up and not read from top to bottom. */
const exceptions: Readonly<Record<string, string>> = {
  'app/content/dangers/sources.ts': 'one entry for each source of a danger sign',
  'app/hospital-facts/launch-check.ts': 'one entry for each fact that the hospital must still enter',
  'app/typed-text/words/en/queries/page-queries.ts': 'one row of example questions for each page',
  'app/typed-text/words/hi/queries/page-queries.ts': 'one row of example questions for each page',
};

const linesOf = (file: string) => readSource(file).trimEnd().split('\n').length;

test('no production file is longer than 300 lines, but for the named exceptions', () => {
  const tooLong = ['app', 'workers']
    .flatMap(sourceFiles)
    .filter((file) => linesOf(file) > mostLines)
    .filter((file) => !(file in exceptions));
  expect(tooLong).toEqual([]);
});

test.each(Object.keys(exceptions))('%s is still longer than 300 lines', (file) => {
  expect(linesOf(file)).toBeGreaterThan(mostLines);
});
