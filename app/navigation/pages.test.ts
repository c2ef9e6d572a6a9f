import { expect, test } from 'vitest';
import type { InformationGroupId } from './information-groups.ts';
import { sidebarOf } from './navigation.ts';
import { allPages, findInformationPage, informationGroups } from './pages.ts';

const informationPages = informationGroups.flatMap(
  (group): readonly { path: string; title: string; summary: string }[] => group.pages,
);

/** Number of pages that requirement 31 names in each group. A page beyond them is only a file (decision 0020). */
const required = {
  psychiatry: 6,
  services: 3,
  counselling: 8,
  children: 7,
  'de-addiction': 7,
  'sexual-wellness': 6,
  sleep: 7,
  headache: 3,
  epilepsy: 2,
  medicines: 0,
} as const satisfies Record<InformationGroupId, number>;

test('there are nine fields of care and the medicines, and each has at least the pages that requirement 31 names', () => {
  expect(informationGroups.map(({ id }) => id)).toEqual(Object.keys(required));
  for (const { id, pages } of informationGroups)
    expect(pages.length, id).toBeGreaterThanOrEqual(required[id]);
});

test('paths (in any case), titles and summaries are unique', () => {
  for (const facetOf of [
    (page: (typeof allPages)[number]) => page.path.toLowerCase(),
    (page: (typeof allPages)[number]) => page.title,
    (page: (typeof allPages)[number]) => page.summary,
  ]) {
    expect(new Set(allPages.map(facetOf)).size).toBe(allPages.length);
  }
});

test('every summary is one sentence that search engines show in full', () => {
  for (const page of allPages) {
    expect(page.summary, page.path).toMatch(/^[A-Z].{30,158}\.$/);
  }
});

test('pages with two known spellings use that of requirement 31', () => {
  const paths = informationPages.map((page) => page.path);
  for (const path of [
    '/De-addictionProgramme',
    '/detoxprogram',
    '/OstAddiction',
    '/AntidoteTherapy',
    '/adhd',
  ]) {
    expect(paths).toContain(path);
  }
});

test('sidebars have the titles that requirement 33 gives them', () => {
  const odd = informationGroups.flatMap((group) =>
    group.pages.flatMap((page) => {
      const title = sidebarOf(page.path)?.title;
      return title === group.sidebarTitle ? [] : [[page.path, title]];
    }),
  );
  expect(Object.fromEntries(odd)).toEqual({
    '/adhd': 'Other Services',
    '/motivation-enhancement': 'Sexual Wellness Program',
    '/OstAddiction': 'Sexual Wellness Program',
    '/AntidoteTherapy': 'Sexual Wellness Program',
  });
});

test('a sidebar with another title still lists the pages of its own group', () => {
  expect(sidebarOf('/OstAddiction')?.entries.map((entry) => entry.path)).toEqual(
    sidebarOf('/De-addictionProgramme')?.entries.map((entry) => entry.path),
  );
});

test('finds a page only by the exact spelling of its path', () => {
  expect(findInformationPage('/adhd')?.group.id).toBe('children');
  expect(findInformationPage('/ADHD')).toBeUndefined();
  expect(findInformationPage('/about')).toBeUndefined();
});
