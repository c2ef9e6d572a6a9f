import { describe, expect, test } from 'vitest';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { tiers } from './danger.ts';
import { type DangerId, dangerAt } from './danger-table.ts';
import { hasLifeFirst, mostLines, mostNamed, onEveryPage, rowsOfTier, shownOfTier } from './page-dangers.ts';

const named = [
  ...(['overdose', 'unsafe', 'goodbye', 'catatonia', 'lithium-toxic', 'rape', 'not-drinking'] as const),
  ...(['vomiting', 'lithium-sick-day', 'child-told', 'mania', 'sleepless', 'low-weeks'] as const),
] satisfies readonly DangerId[];

describe('the rows that a box shows', () => {
  test('are the first of each tier, in the order of the page, with room for those of every page', () => {
    expect(shownOfTier(named, 'ambulance')).toEqual(['overdose', 'unsafe', 'goodbye']);
    expect(shownOfTier(named, 'today')).toEqual(['lithium-sick-day', 'child-told', 'mania']);
    expect(shownOfTier(named, 'soon')).toEqual(['low-weeks']);
    expect([mostNamed('ambulance'), mostNamed('emergency'), mostNamed('today')]).toEqual([3, 3, 3]);
  });

  test('are all rows for an emergency department, however many the page names', () => {
    expect(shownOfTier(named, 'emergency')).toEqual(['lithium-toxic', 'rape', 'not-drinking', 'vomiting']);
  });

  test('are all rows of the page if it gives a reason', () => {
    for (const tier of tiers) expect(shownOfTier(named, tier, true)).toEqual(rowsOfTier(named, tier));
  });

  test('never repeat a row of every page', () => {
    expect(rowsOfTier([...onEveryPage, 'unsafe'], 'ambulance')).toEqual(['unsafe']);
  });
});

test('thoughts of ending one’s life come first on pages of the mind and last on pages of the body', () => {
  const pages = readInformationPages();
  const isFirst = (path: string) => {
    const page = pages.find(({ frontMatter }) => frontMatter.path === path);
    if (!page) throw new Error(`There is no page ${path}.`);
    return hasLifeFirst(page.frontMatter);
  };
  for (const path of ['/depression', '/anxiety', '/cbt', '/adhd', '/alcohol', '/psychiatric-care'])
    expect(isFirst(path), path).toBe(true);
  for (const path of ['/migraine', '/tension-headache', '/seizure', '/incontinence', '/tobacco', '/lithium'])
    expect(isFirst(path), path).toBe(false);
});

test('the rows of every page take one line for 112 and one for today', () => {
  expect(onEveryPage.map((id) => dangerAt(id).tier)).toEqual(['ambulance', 'ambulance', 'today']);
  expect(mostLines).toEqual({ ambulance: 4, emergency: 3, today: 4, soon: 4 });
});

test('at most five pages give a reason to show more signs than usual', () => {
  const reasons = readInformationPages().flatMap(({ frontMatter: { path, moreDangers } }) =>
    moreDangers === undefined ? [] : [`${path}: ${moreDangers}`],
  );
  expect(reasons.slice(5)).toEqual([]);
});
