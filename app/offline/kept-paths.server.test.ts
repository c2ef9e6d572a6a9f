import { expect, test } from 'vitest';
import { pathsInHindi } from '#app/site/hindi-pages.ts';
import { languageOf } from '#app/site/language.ts';
import { keptPages } from './kept-pages.ts';
import { keptPaths } from './kept-paths.server.ts';

test('a page that may be kept may be kept in each language that it is in, and no other page may', () => {
  const english = keptPages.map(({ path }) => path);
  expect(keptPaths.filter((path) => languageOf(path) === 'en')).toEqual(english);
  expect(keptPaths.filter((path) => languageOf(path) === 'hi')).toEqual(
    english.filter((path) => pathsInHindi.includes(path)).map((path) => `/hi${path}`),
  );
  expect(keptPaths).toContain('/hi/insomnia');
});
