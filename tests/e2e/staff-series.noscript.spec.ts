import { test } from './fixtures.ts';
import { bookSeries } from './staff-series.ts';

test('without scripts a weekly series is booked', { tag: '@full' }, async ({ signedInPage: page, site }) => {
  await bookSeries(page, site);
});
