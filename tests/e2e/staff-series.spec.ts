import { describeModes, expectAccessibleIn, layoutModes } from './display-modes.ts';
import { expect, test } from './fixtures.ts';
import { bookSeries } from './staff-series.ts';

test(`a weekly series names the visit that is taken, and leads to the form for that day: ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await bookSeries(page, site);
  await expectAccessibleIn(page, layoutModes);
  await page.getByRole('link', { name: 'Book another time on this day' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Series');
});
