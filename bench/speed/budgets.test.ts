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

test('what counts of several rounds is the median, of an even number the middle of the two', () => {
  expect(resultsOf([900, 300, 310], []).of('product', 'home', 'firstPaint')).toBe(310);
  expect(resultsOf([300, 320, 900, 100], []).of('product', 'home', 'firstPaint')).toBe(310);
});

test('a figure that a visit did not have leaves the others as they are', () => {
  const results = resultsOf([300], []);
  results.add('product', 'home', { firstPaint: undefined });
  results.add('product', 'home', { firstPaint: Number.NaN });
  expect(results.of('product', 'home', 'firstPaint')).toBe(300);
  expect(results.of('template', 'home', 'firstPaint')).toBeUndefined();
});

test("a budget that is so many times another one's figure is met up to there and missed beyond", () => {
  expect(judge(resultsOf([500], [400]), budget)).toMatchObject({ allowed: 500, isMet: true });
  expect(judge(resultsOf([501], [400]), budget)).toMatchObject({ isMet: false });
});

test("a budget can be so much above another one's figure, or the least there may be", () => {
  const above: Budget = { ...budget, times: undefined, above: 'string', limit: 25 };
  expect(judge(resultsOf([425], [400]), above)).toMatchObject({ allowed: 425, isMet: true });
  const least: Budget = { ...budget, atLeast: true, limit: 0.5 };
  expect(judge(resultsOf([199], [400]), least)).toMatchObject({ allowed: 200, isMet: false });
});

test('a budget without a figure to hold against is not judged as met', () => {
  expect(judge(resultsOf([400], []), budget)).toBeUndefined();
});
