import { expect, test } from 'vitest';
import { createShortClassNames } from './class-names.ts';

const sheets = ['app/b.css.ts', 'app/a.css.ts'];

test('names a class by the letters of its style sheet and its index in it, and gives the same name each time', () => {
  const nameOf = createShortClassNames(sheets);
  const ask = (filePath: string, hash: string) => nameOf({ filePath, hash });
  const names = [
    ask('app/a.css.ts', 'x0'),
    ask('app/a.css.ts', 'x1'),
    ask('app/b.css.ts', 'y0'),
    ask('app/a.css.ts', 'x0'),
  ];
  expect(names).toEqual(['aa0', 'aa1', 'ab0', 'aa0']);
});

test('gives the same names to the client build and the server build', () => {
  const [one, other] = [createShortClassNames(sheets), createShortClassNames([...sheets].reverse())];
  const asked = { filePath: 'app/b.css.ts', hash: 'y0' };
  expect(one(asked)).toBe(other(asked));
});

test('keeps the name that vanilla-extract gives to the classes of a package', () => {
  expect(createShortClassNames(sheets)({ filePath: 'node_modules/x.css.ts', hash: '9x1' })).toBe('_9x1');
});

test('refuses more style sheets than two letters can name', () => {
  expect(() =>
    createShortClassNames(Array.from({ length: 26 * 36 + 1 }, (_, index) => `app/${index}.css.ts`)),
  ).toThrow('more style sheets');
});
