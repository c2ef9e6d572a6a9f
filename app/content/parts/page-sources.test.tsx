import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageSources } from './page-sources.tsx';

const page = {
  sources: [{ title: 'A fact sheet', organisation: 'WHO' }],
  reviewerRole: 'Psychiatrist',
  path: '/depression' as const,
  reviewedOn: '2026-11-20',
  nextReview: '2027-11-20',
};

test('a review counts only when the hospital has named who reviews, whatever a page says of itself', () => {
  const html = renderToStaticMarkup(<PageSources page={page} />);
  expect(html).toContain('Review by the hospital’s psychiatrist is pending');
  expect(html).toContain('<time dateTime="2027-11-20">20 November 2027</time>');
  expect(html).toContain('A fact sheet');
});
