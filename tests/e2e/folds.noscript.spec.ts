import { publicPages } from '#app/navigation/pages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { dayInIndia, weekdayOf } from '#app/time/calendar.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('without scripts a letter, a day, a section and a list of prices open, each with one press', async ({
  page,
}) => {
  const fold = (hasText: string | RegExp) => page.getByRole('main').locator('summary', { hasText });
  await page.goto(publicPages.aToZ.path);
  await fold(/^B$/).first().click();
  await expect(page.getByRole('link', { name: 'Bipolar disorder', exact: true })).toBeVisible();
  await page.goto(`${publicPages.aToZ.path}#conditions-o`);
  await expect(page.locator('#conditions-o a').first()).toBeInViewport();

  await page.goto(toolPages.sleepDiary.path);
  const weekday = weekdayOf(dayInIndia(new Date())).toLowerCase();
  const another = weekday === 'thu' ? 'fri' : 'thu';
  await expect(page.locator(`#${weekday}-lay`)).toBeVisible();
  await page.locator(`#${another} > summary`).click();
  await expect(page.locator(`#${another}-lay`)).toBeVisible();

  await page.goto('/depression');
  await fold('How does it show?').click();
  await expect(page.getByText('no pleasure in food, music, prayer')).toBeVisible();
  await fold('People also need').click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Insomnia' })).toBeVisible();

  await page.goto(publicPages.prices.path);
  await fold('Testing').click();
  await expect(page.getByRole('table', { name: 'Testing: prices in rupees' })).toBeVisible();
});
