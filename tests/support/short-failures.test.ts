import { expect, test } from 'vitest';
import { excerptOf, type Failure, shortDiff, shortenFailure } from './short-failures.ts';

const page = `<html>${'<p>Another line.</p>\n'.repeat(500)}<h1>The doctors</h1>${'<p>More.</p>'.repeat(500)}</html>`;

test('shows the place of a page where it differs from the expected text', () => {
  const excerpt = excerptOf(page, '<h1>The nurses</h1>');
  expect(excerpt).toContain('expected … <h1>The nurses</h1> …');
  expect(excerpt).toContain('<h1>The doctors</h1>');
  expect(excerpt.length).toBeLessThan(1200);
});

test('says so when a page has nothing like the expected text', () => {
  expect(excerptOf(page, 'Zebra')).toBe('No part of the text begins like "Zebra".');
});

test('shows the lines of a diff that differ, with two neighbours', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `  line ${index}`);
  lines[50] = '+ line 50';
  expect(shortDiff(lines.join('\n')).split('\n')).toEqual([
    '  line 48',
    '  line 49',
    '+ line 50',
    '  line 51',
    '  line 52',
  ]);
});

test('shortens the error of a page, writes the page to a file, and leaves a short error alone', () => {
  const saved: string[] = [];
  const save = (text: string) => {
    saved.push(text);
    return 'a/file.html';
  };
  const long: Failure = {
    message: `expected ${page} to contain '<h1>The nurses</h1>'`,
    stack: `AssertionError: expected ${page} to contain '<h1>The nurses</h1>'\n    at line`,
    diff: page,
    actual: page,
    expected: '<h1>The nurses</h1>',
  };
  shortenFailure(long, save);
  expect(saved).toEqual([page]);
  expect(JSON.stringify(long).length).toBeLessThan(3000);
  expect(long.message).toContain('The whole text is in a/file.html');
  expect(long.diff).toContain('<h1>The doctors</h1>');

  const short: Failure = { message: 'expected 1 to be 2', diff: '- 2\n+ 1', actual: '1', expected: '2' };
  shortenFailure(short, save);
  expect(short).toEqual({ message: 'expected 1 to be 2', diff: '- 2\n+ 1', actual: '1', expected: '2' });
});
