import { describeModes, expectAccessibleIn, layoutModes } from './display-modes.ts';
import { test, untilHydrated } from './fixtures.ts';
import { bookFreeTime, openVideoWeek } from './staff-doctor-week.ts';

test(`a free time in the week of a doctor opens the form for that time and kind of visit: ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await openVideoWeek(page, site);
  await untilHydrated(page);
  await expectAccessibleIn(page, layoutModes);
  await bookFreeTime(page);
});
