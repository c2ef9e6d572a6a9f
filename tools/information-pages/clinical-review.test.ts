import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clinicalReviewFile, clinicalReviewText } from './clinical-review.ts';
import { fewestListed, listedPages } from './listed-pages.ts';
import { readInformationPages } from './read.ts';

const pages = readInformationPages();

test('docs/clinical-review.md is up to date with the front matter of every page that it lists', () => {
  const text = readFileSync(clinicalReviewFile, 'utf8');
  const listed = listedPages(text, pages);
  expect(listed.length).toBeGreaterThanOrEqual(fewestListed);
  expect(text, 'run: node tools/information-pages/clinical-review.ts').toBe(clinicalReviewText(listed));
});

test('lists the points to confirm in the row of the page, and escapes a vertical bar', () => {
  const [page] = pages;
  if (!page) throw new Error('There are no pages.');
  const confirm = ['One thing.', 'This | that.'];
  const table = clinicalReviewText([{ ...page, frontMatter: { ...page.frontMatter, confirm } }]);
  expect(table).toContain('| One thing.<br>This \\| that. |');
  expect(
    clinicalReviewText([{ ...page, frontMatter: { ...page.frontMatter, confirm: undefined } }]),
  ).toContain('the page as a whole');
});
