import { expect, test } from 'vitest';
import { type Budget, judge } from './budgets.ts';
import { Results } from './results.ts';

function resultsOf(product: readonly number[], string: readonly number[]): Results {
  const results = new Results();
  for (const firstPaint of product) results.add('product', 'home', { firstPaint });
  for (const firstPaint of string) results.add('string', 'home', { firstPaint });
  return results;
}

const budget: Budget = {
  what: 'first paint',
  page: 'home',
  metric: 'firstPaint',
  limit: 1.25,
  times: 'string',
};

test('the result of several rounds is the median, and the mean of the middle two for an even number', () => {
  expect(resultsOf([900, 300, 310], []).of('product', 'home', 'firstPaint')).toBe(310);
  expect(resultsOf([300, 320, 900, 100], []).of('product', 'home', 'firstPaint')).toBe(310);
});

test('ignores a figure that a visit did not have', () => {
  const results = resultsOf([300], []);
  results.add('product', 'home', { firstPaint: undefined });
  results.add('product', 'home', { firstPaint: Number.NaN });
  expect(results.of('product', 'home', 'firstPaint')).toBe(300);
  expect(results.of('template', 'home', 'firstPaint')).toBeUndefined();
});

test("a budget as a multiple of another subject's figure is met up to the limit and missed above it", () => {
  expect(judge(resultsOf([500], [400]), budget)).toMatchObject({ allowed: 500, isMet: true });
  expect(judge(resultsOf([501], [400]), budget)).toMatchObject({ isMet: false });
});

test("a budget can be an amount above another subject's figure, or a minimum", () => {
  const above: Budget = { ...budget, times: undefined, above: 'string', limit: 25 };
  expect(judge(resultsOf([425], [400]), above)).toMatchObject({ allowed: 425, isMet: true });
  const least: Budget = { ...budget, atLeast: true, limit: 0.5 };
  expect(judge(resultsOf([199], [400]), least)).toMatchObject({ allowed: 200, isMet: false });
});

test('a budget is not judged when the figure to compare with is missing', () => {
  expect(judge(resultsOf([400], []), budget)).toBeUndefined();
});
