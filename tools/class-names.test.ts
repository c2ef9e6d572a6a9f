import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

const sheets = ['app/b.css.ts', 'app/a.css.ts'];

test('a class has the letters of its sheet and its place in it, and keeps them however often it is asked for', () => {
  const nameOf = shortClassNames(sheets);
  const ask = (filePath: string, hash: string) => nameOf({ filePath, hash });
  const names = [
    ask('app/a.css.ts', 'x0'),
    ask('app/a.css.ts', 'x1'),
    ask('app/b.css.ts', 'y0'),
    ask('app/a.css.ts', 'x0'),
  ];
  expect(names).toEqual(['aa0', 'aa1', 'ab0', 'aa0']);
});

test('who counts anew, as the other half of the build does, comes to the same names', () => {
  const [one, other] = [shortClassNames(sheets), shortClassNames([...sheets].reverse())];
  const asked = { filePath: 'app/b.css.ts', hash: 'y0' };
  expect(one(asked)).toBe(other(asked));
});

test("a package's own classes keep the name that vanilla-extract gave them", () => {
  expect(shortClassNames(sheets)({ filePath: 'node_modules/x.css.ts', hash: '9x1' })).toBe('_9x1');
});

test('more sheets than two letters can name are refused', () => {
  expect(() =>
    shortClassNames(Array.from({ length: 26 * 36 + 1 }, (_, place) => `app/${place}.css.ts`)),
  ).toThrow('more style sheets');
});
