import { expect, test } from 'vitest';
import { reviewOf } from './page-review.ts';

const page = { path: '/depression', reviewedOn: null, nextReview: '2027-11-20' } as const;

test('uses the review day of the page’s file until staff enter one', () => {
  expect(reviewOf(page, { pageReviews: { '/anxiety': '2026-11-22' } })).toEqual({
    reviewedOn: null,
    nextReview: '2027-11-20',
  });
  const read = { ...page, reviewedOn: '2026-10-01' };
  expect(reviewOf(read, { pageReviews: {} }).reviewedOn).toBe('2026-10-01');
  expect(reviewOf(read, { pageReviews: { '/depression': '2026-11-22' } }).reviewedOn).toBe('2026-11-22');
});

test('sets the next review a year later, but not before the day in the page’s file', () => {
  const next = (day: string) => reviewOf(page, { pageReviews: { '/depression': day } }).nextReview;
  expect(next('2026-11-22')).toBe('2027-11-22');
  expect(next('2026-02-01')).toBe('2027-11-20');
  expect(next('2028-02-29')).toBe('2029-02-28');
});
