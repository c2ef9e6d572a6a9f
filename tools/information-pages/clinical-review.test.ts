import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clinicalReview, clinicalReviewFile } from './clinical-review.ts';
import { readInformationPages } from './read.ts';

const pages = readInformationPages();

test('the table for clinicians has every page with what its front matter wants confirmed', () => {
  expect(
    readFileSync(clinicalReviewFile, 'utf8'),
    'run: node tools/information-pages/clinical-review.ts',
  ).toBe(clinicalReview(pages));
});

test('what is to be confirmed stands in the page’s row, and a bar in it does not end the cell', () => {
  const [page] = pages;
  if (!page) throw new Error('There are no pages.');
  const confirm = ['One thing.', 'This | that.'];
  const table = clinicalReview([{ ...page, frontMatter: { ...page.frontMatter, confirm } }]);
  expect(table).toContain('| One thing.<br>This \\| that. |');
  expect(clinicalReview([{ ...page, frontMatter: { ...page.frontMatter, confirm: undefined } }])).toContain(
    'the page as a whole',
  );
});
