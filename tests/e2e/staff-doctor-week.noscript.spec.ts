import { test } from './fixtures.ts';
import { bookFreeTime, openVideoWeek } from './staff-doctor-week.ts';

test('without scripts a free time in the week of a doctor is booked', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  await openVideoWeek(page, site);
  await bookFreeTime(page);
});
