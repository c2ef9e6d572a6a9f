import { mostSteps, workCountedDay } from './counted-day.ts';
import { expect, test } from './fixtures.ts';

test('a day at the desk by keyboard alone takes few steps for each task', { tag: '@full' }, async ({
  signedInPage: page,
  site,
  staff,
}) => {
  test.setTimeout(240_000);
  expect(await workCountedDay(page, site, staff)).toEqual(mostSteps);
});
