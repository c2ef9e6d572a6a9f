import { byTask, mostSteps, workCountedDay } from './counted-day.ts';
import { expect, test } from './fixtures.ts';

test('a day at the desk on a phone by keyboard alone takes few steps for each task', {
  tag: '@full',
}, async ({ signedInPage: page, site, staff }) => {
  test.setTimeout(240_000);
  const isInList = new Set(['reminder by hand, after WhatsApp']);
  expect(await workCountedDay(page, site, staff)).toEqual(
    byTask((task) => mostSteps[task] + (isInList.has(task) ? 0 : 1)),
  );
});
