import { expect, test } from 'vitest';
import type { PublicPageAssets, RarePart } from './page-assets.ts';
import { hiddenParts, pageStyles } from './page-styles.ts';

const quiet = { data: [], hasError: false, isTask: false };

const assets: PublicPageAssets = {
  islands: '',
  listen: '',
  viewer: '',
  laterStyles: '/assets/later.css',
  rules: [{ ui: '.a{top:0}' }, { ui: '.b{top:0}' }, { ui: '.c{top:0}' }, { ui: '.hi{top:0}' }],
  rulesOfRoute: {
    '/frame.js': { always: [0], with: { taskHeader: [1] } },
    '/page.js': { always: [0], with: { dangerBoxes: [2] } },
  },
  localizedRules: [3],
};

const rulesOf = (hidden: readonly RarePart[], isLocalized = false) =>
  pageStyles(assets, ['/document.js', '/frame.js', '/page.js'], { isLocalized, hidden: new Set(hidden) })
    .rules;

test('a page has the rules of its routes once, and those of the rare parts that it may show', () => {
  expect(rulesOf(['taskHeader', 'dangerBoxes'])).toBe('@layer ui{.a{top:0}}');
  expect(rulesOf(['taskHeader'])).toBe('@layer ui{.a{top:0}.c{top:0}}');
  expect(rulesOf([])).toBe('@layer ui{.a{top:0}.b{top:0}.c{top:0}}');
});

test('the rules of other locales follow those of the frame, which they override', () => {
  expect(rulesOf([], true)).toBe('@layer ui{.a{top:0}.b{top:0}.hi{top:0}.c{top:0}}');
});

test('hides the boxes of danger only where a text was checked and no danger was heard', () => {
  expect(hiddenParts(quiet)).not.toContain('dangerBoxes');
  expect(hiddenParts({ ...quiet, data: [null, 'text', { heard: [] }] })).toContain('dangerBoxes');
  expect(hiddenParts({ ...quiet, data: [{ heard: [] }, { heard: ['life'] }] })).not.toContain('dangerBoxes');
});

test('hides the timer only on an information page without first aid for a fit', () => {
  const articleWith = (firstAid?: readonly string[]) => ({
    ...quiet,
    data: [{ article: { frontmatter: firstAid ? { firstAid } : {} } }],
  });
  expect(hiddenParts(quiet)).not.toContain('fitTimer');
  expect(hiddenParts(articleWith())).toContain('fitTimer');
  expect(hiddenParts(articleWith(['overdose']))).toContain('fitTimer');
  expect(hiddenParts(articleWith(['overdose', 'fit']))).not.toContain('fitTimer');
});

test('hides the message of an error without an error, and the header of a task on other pages', () => {
  expect(hiddenParts(quiet)).toContain('errorMessage');
  expect(hiddenParts(quiet)).toContain('taskHeader');
  expect(hiddenParts({ ...quiet, hasError: true, isTask: true })).not.toContain('errorMessage');
  expect(hiddenParts({ ...quiet, hasError: true, isTask: true })).not.toContain('taskHeader');
});
