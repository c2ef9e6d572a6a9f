import { expect, test } from 'vitest';
import { localeOf } from '#app/languages/localized-path.ts';
import { catalogueOf } from '#app/navigation/localized-pages.ts';
import { offlinePagePaths } from './offline-page-paths.server.ts';
import { offlinePages } from './offline-pages.ts';

test('a page that may be kept may be kept in each language that it is in, and no other page may', () => {
  const english = offlinePages.map(({ path }) => path);
  expect(offlinePagePaths.filter((path) => localeOf(path) === 'en')).toEqual(english);
  expect(offlinePagePaths.filter((path) => localeOf(path) === 'hi')).toEqual(
    english.filter((path) => catalogueOf('hi').includes(path)).map((path) => `/hi${path}`),
  );
  expect(offlinePagePaths).toContain('/hi/insomnia');
});

test('a phone keeps no page that names what somebody at home must not see', () => {
  for (const path of ['/violence-at-home-and-assault', '/lgbtq'])
    expect(offlinePagePaths).not.toContain(path);
});
