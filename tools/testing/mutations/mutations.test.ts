import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { mutations } from './mutations.ts';
import { mutated } from './run-mutations.ts';

test('has twenty wrong changes, each in another place', () => {
  expect(new Set(mutations.map(({ file, right }) => `${file} ${right}`)).size).toBe(20);
});

test.each(mutations)('can make the wrong change after which $fault', ({ file, tests, ...change }) => {
  expect(mutated(readFileSync(join(root, file), 'utf8'), change)).toBeDefined();
  expect(tests).not.toEqual([]);
  expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('makes no change where the text is missing or there twice', () => {
  const change = { right: 'a >= b', wrong: 'a > b' };
  expect(mutated('if (a >= b)', change)).toBe('if (a > b)');
  expect(mutated('if (a < b)', change)).toBeUndefined();
  expect(mutated('a >= b || a >= b', change)).toBeUndefined();
});
