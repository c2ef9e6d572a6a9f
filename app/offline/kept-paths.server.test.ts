import { expect, test } from 'vitest';
import { languageOf } from '#app/languages/language.ts';
import { pathsInHindi } from '#app/navigation/hindi-pages.ts';
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
