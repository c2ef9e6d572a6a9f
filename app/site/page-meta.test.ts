import { expect, test } from 'vitest';
import { hospital } from './facts.ts';
import { pageMeta } from './page-meta.ts';
import { publicPages } from './pages.ts';

test('a page names itself, then the hospital, and its one right address', () => {
  expect(pageMeta(publicPages.privacy)).toEqual([
    { title: `Privacy policy | ${hospital.name}` },
    { name: 'description', content: publicPages.privacy.summary },
    { tagName: 'link', rel: 'canonical', href: '/privacyPolicy' },
  ]);
});
