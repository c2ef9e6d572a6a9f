import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const forms = { one: 'one', other: 'other' };

test.each([
  ['en', ['other', 'one', 'other', 'other']],
  ['hi', ['one', 'one', 'other', 'other']],
  ['pa', ['one', 'one', 'other', 'other']],
])('%s chooses the form for 0, 1, 2 and 100', (language, expected) => {
  expect([0, 1, 2, 100].map((count) => plural(language, count, forms))).toEqual(expected);
});

test('uses every category of a language that has more than two', () => {
  const polish = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' };
  expect([1, 2, 5, 22, 1.5].map((count) => plural('pl', count, polish))).toEqual([
    'plik',
    'pliki',
    'plików',
    'pliki',
    'pliku',
  ]);
});

test('uses `other` for a category without a form, and the form of zero before the category', () => {
  expect(plural('pl', 2, { one: 'one', other: 'other' })).toBe('other');
  expect(plural('pa', 0, { 0: 'zero', ...forms })).toBe('zero');
  expect(plural('pa', 1, { 0: 'zero', ...forms })).toBe('one');
});

test('no message chooses a plural by comparing a count with 1', () => {
  const files = globSync('*/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(
    files.filter((file) => /[!=]== 1\b/.test(readFileSync(join(import.meta.dirname, file), 'utf8'))),
  ).toEqual([]);
});
