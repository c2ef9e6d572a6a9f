/** Checks docs/asvs.md: it lists every requirement of the ASVS that applies, and which are open. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * Requirement numbers of ASVS 5.0.0, levels 1 and 2, without chapters 9, 10 and 17. The gaps are requirements
 * of level 3.
 */
const levelsOneAndTwo = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2
  2.1.1-3 2.2.1-3 2.3.1-4 2.4.1
  3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2
  4.1.1-3 4.2.1 4.3.1-2 4.4.1-4
  5.1.1 5.2.1-3 5.3.1-2 5.4.1-3
  6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4
  7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2
  8.1.1-2 8.2.1-3 8.3.1 8.4.1
  11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1
  12.1.1-3 12.2.1-2 12.3.1-4
  13.1.1 13.2.1-5 13.3.1-2 13.4.1-5
  14.1.1-2 14.2.1-4 14.3.1-3
  15.1.1-3 15.2.1-3 15.3.1-7
  16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3`;

function numbersOf(ranges: string): string[] {
  return ranges
    .trim()
    .split(/\s+/)
    .flatMap((range) => {
      const [, section, first, last = first] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? [];
      const count = Number(last) - Number(first) + 1;
      return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
    });
}

interface Requirement {
  readonly number: string;
  readonly level: string;
  readonly words: string;
  readonly shown: string;
}

const requirements: readonly Requirement[] = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, level, words, shown] = /^\| (\d[\d.]+) \| ([12]) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
    return number && level && words && shown ? [{ number, level, words, shown }] : [];
  });

/** Files of tests that the table cites. */
const testsIn = (text: string) => text.match(/(?<=`)[^`\s]+\.(?:test|spec)\.tsx?(?=`)/g) ?? [];

/** Why a cited test proves nothing; undefined if it asserts. Comments do not count. */
function weaknessOf(path: string): string | undefined {
  if (!existsSync(join(root, path))) return `${path} does not exist`;
  const code = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  if (!/\b(?:it|test)(?:\.\w+)*(?:<[\s\S]*?>)?\(/.test(code)) return `${path} has no test`;
  return /\bexpect(?:\.soft)?\(/.test(code) ? undefined : `${path} expects nothing`;
}

test('every test that the table cites exists and asserts', () => {
  expect(testsIn('in `a/b.test.ts`, `c.spec.tsx` and `d.ts`')).toEqual(['a/b.test.ts', 'c.spec.tsx']);
  expect(weaknessOf('tests/http/nowhere.test.ts')).toMatch(/does not exist/);
  expect(weaknessOf('tests/support/site.ts')).toMatch(/has no test/);
  const cited = [...new Set(requirements.flatMap(({ shown }) => testsIn(shown)))];
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.flatMap((path) => weaknessOf(path) ?? [])).toEqual([]);
});

test('every requirement of levels 1 and 2 has one row', () => {
  expect(numbersOf('1.2.1-3 1.3.1')).toEqual(['1.2.1', '1.2.2', '1.2.3', '1.3.1']);
  expect(requirements.map(({ number }) => number)).toEqual(numbersOf(levelsOneAndTwo));
});

test('only the listed requirements of level 1 are open, and less than a tenth of those of level 2', () => {
  const isOpen = ({ shown }: Requirement) => /^(Not yet|No:|Partly)/.test(shown);
  const applicable = requirements.filter(({ shown }) => !shown.startsWith('Not applicable'));
  const open = (level: string) => applicable.filter((one) => one.level === level && isOpen(one));
  const second = applicable.filter(({ level }) => level === '2');
  expect(open('2').length / second.length).toBeLessThan(0.1);
  // Remove a number from this list once its requirement is met. A new number needs a review of the
  // requirement first.
  expect(open('1').map(({ number }) => number)).toEqual(['6.2.4', '6.2.8', '14.2.1']);
});
