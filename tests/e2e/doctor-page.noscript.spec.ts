import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { expect, test } from './fixtures.ts';

const { phones } = defaultFacts;

test('without scripts a visitor finds a doctor, reads the page and calls', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/doctors?q=sandhu');
  await page
    .getByRole('article')
    .getByRole('link', { name: /^View Full Profile/ })
    .click();
  await expect(page).toHaveURL('/doctors/dr-gurpreet-sandhu-sample');
  for (const heading of ['About', 'When you can be seen', 'Your first visit']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(page.getByRole('main').getByText('02:00 PM')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: `Call ${phones.admission.shown}` }),
  ).toHaveAttribute('href', phones.admission.href);
});

test('without scripts an information page links to a doctor', { tag: '@full' }, async ({ page }) => {
  await page.goto('/detoxprogram');
  await page
    .getByRole('region', { name: 'Doctors who can help' })
    .getByRole('link', { name: 'Dr. Gurpreet Sandhu (sample)', exact: true })
    .click();
  await expect(page).toHaveURL('/doctors/dr-gurpreet-sandhu-sample');
});

test('without scripts an unknown doctor’s page suggests similar names', { tag: '@full' }, async ({
  page,
  allowFaults,
}) => {
  allowFaults('404');
  await page.goto('/doctors/gurprit-sandu');
  await page.getByRole('link', { name: 'Dr. Gurpreet Sandhu (sample)' }).click();
  await expect(page).toHaveURL('/doctors/dr-gurpreet-sandhu-sample');
});
