import { expect, test } from 'vitest';
import '#tests/support/register-locales.ts';
import type { FrontMatter } from '#app/content/front-matter.server.ts';
import { type Locale, localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { pageAt } from '#app/navigation/localized-pages.ts';
import { informationGroups } from '#app/navigation/pages.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { pageIndexIn } from './page-index.server.ts';
import { indexParts } from './page-index.ts';

const medical = new Map<string, FrontMatter['medical']>(
  readInformationPages().map(({ frontMatter }) => [frontMatter.path, frontMatter.medical]),
);
const indexIn = (locale: Locale) =>
  pageIndexIn(locale, (path) => medical.get(path) ?? { kind: 'condition', name: '', otherNames: [] });

const pages = informationGroups.flatMap((group) => group.pages);

test.each(localeTags)('the index in %s has every information page by its title', (locale) => {
  const parts = indexIn(locale);
  const entries = indexParts.flatMap((part) => parts[part]).flatMap(({ entries: found }) => found);
  for (const page of pages) {
    const localized = pageAt(locale, page.path);
    expect(entries).toContainEqual({
      path: localized ? pathIn(locale, page.path) : page.path,
      name: (localized ?? page).title,
      language: localized ? undefined : 'en',
    });
  }
});

test('medicines have a part of their own, and other names say which page they lead to', () => {
  const { conditions, medicines } = indexIn('en');
  const inGroup = pages.filter(({ path }) =>
    informationGroups.at(-1)?.pages.some((page) => page.path === path),
  );
  expect(new Set(medicines.flatMap(({ entries }) => entries.map(({ path }) => path)))).toEqual(
    new Set(inGroup.map(({ path }) => path)),
  );
  const d = conditions.find(({ letter }) => letter === 'D')?.entries ?? [];
  expect(d).toContainEqual({
    path: '/depression',
    name: 'Depressive episode',
    title: 'Depression',
    language: undefined,
  });
  expect(d.map(({ name }) => name)).toEqual(d.map(({ name }) => name).toSorted());
});
