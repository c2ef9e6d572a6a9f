import { mostSteps, workCountedDay } from './counted-day.ts';
import { expect, test } from './fixtures.ts';

test('a day at the desk by keyboard alone takes few steps for each task', { tag: '@full' }, async ({
  signedInPage: page,
  site,
  staff,
  allowFaults,
}) => {
  test.setTimeout(600_000);
  // The question before a visit is marked as missed ahead of its time.
  allowFaults('409');
  expect(await workCountedDay(page, site, staff)).toEqual(mostSteps);
});
