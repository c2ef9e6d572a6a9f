/** Checks the first word of every comment: a comment begins with the thing that it describes. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readSource } from './imports.ts';

/** First words that hide the subject of a comment. */
const refusedWords = ['What', 'Of', 'Another', 'Who', 'Whoever', 'Whichever', 'Whatever'];

const root = join(import.meta.dirname, '../..');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|js|cjs)$/.test(path) && existsSync(join(root, path)));

/** Returns the comments of a file, each with its line. Line comments on adjacent lines are one comment. */
function commentsOf(file: string, source: string): { readonly line: number; readonly text: string }[] {
  const found: { line: number; text: string; end: number; isLine: boolean }[] = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const previous = found.at(-1);
    const isContinuation =
      type === 'Line' && previous?.isLine && /^[ \t]*\r?\n[ \t]*$/.test(source.slice(previous.end, start));
    if (isContinuation) previous.end = end;
    else {
      const line = source.slice(0, start).split('\n').length;
      found.push({ line, text: value.replace(/^[\s*]+/, ''), end, isLine: type === 'Line' });
    }
  }
  return found;
}

const refusedIn = (file: string, source: string) =>
  commentsOf(file, source)
    .filter(({ text }) => refusedWords.includes(/^[A-Za-z]+/.exec(text)?.[0] ?? ''))
    .map(({ line, text }) => `${file}:${line} ${text.split('\n')[0]}`);

test('finds a refused first word in each kind of comment, and nowhere else', () => {
  const source = [
    '/** What it is. */',
    'const a = "// What is text";',
    '/*',
    ' * Another line.',
    ' */',
    'const b = <p>{/* Whoever reads */}// Who is text</p>;',
    '// The reason for a choice, of',
    '// What follows in the same comment.',
    'const c = `/* Of text */`; // Of the line',
    '// Whichever follows code, so this comment is new',
    '/** Whether it is. Often, not Offered: Whole words only. */',
    '/** @param what Another */',
  ].join('\n');
  expect(refusedIn('example.tsx', source).map((found) => found.split(' ')[0])).toEqual([
    'example.tsx:1',
    'example.tsx:3',
    'example.tsx:6',
    'example.tsx:9',
  ]);
});

test('no comment begins with a word that hides its subject', () => {
  for (const folder of ['app/', 'workers/', 'tools/', 'tests/', 'bench/', 'art/', 'vite.config.ts'])
    expect(
      files.filter((path) => path.startsWith(folder)),
      folder,
    ).not.toEqual([]);
  expect(files.flatMap((path) => refusedIn(path, readSource(path)))).toEqual([]);
});
