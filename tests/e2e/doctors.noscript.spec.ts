import { addManyDoctors } from '#tests/support/many-doctors.ts';
import { expect, test } from './fixtures.ts';

test('without scripts the directory is complete and its search works', { tag: '@full' }, async ({ page }) => {
  await page.goto('/doctors');
  const all = await page.getByRole('article').count();
  expect(all).toBeGreaterThan(5);
  await page.getByRole('searchbox').fill('SLEEP');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/doctors\?q=SLEEP$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('SLEEP');
});

test('without scripts the filters find the doctor of a child on a Saturday, and stand in the address', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/doctors');
  await page.getByRole('combobox', { name: 'What for' }).selectOption('child');
  await page.getByRole('combobox', { name: 'Day' }).selectOption('Sat');
  await page.getByRole('button', { name: 'Show doctors' }).click();
  await expect(page).toHaveURL(/[?&]for=child&day=Sat/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveAccessibleName(/Kavita Rao/);
  await expect(page.getByRole('combobox', { name: 'What for' })).toHaveValue('child');
  await page.getByRole('link', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL(/\/doctors$/);
});

test('without scripts a late database still shows the doctors', { tag: '@full' }, async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-test-database-delay': '300' });
  await page.goto('/doctors');
  await expect(page).toHaveURL(/complete=1/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Loading doctors...')).toHaveCount(0);
});

test('without scripts every doctor of the team is reachable by scrolling, and no dead button is shown', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  const team = page.getByRole('group', { name: 'Our Team of Experts' });
  await team.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(team.getByRole('article').last()).toBeInViewport();
  await expect(team.getByRole('button', { name: 'Next' })).toBeHidden();
});

test('without scripts a directory of many pages works by links, and the search covers all pages', {
  tag: '@full',
}, async ({ page, site }) => {
  await addManyDoctors(site.binding, 60);
  await page.goto('/doctors');
  await expect(page.getByRole('article')).toHaveCount(24);
  const pages = page.getByRole('navigation', { name: 'Pages of the directory' });
  await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/doctors\?page=2$/);
  await expect(pages).toContainText(/Page 2 of \d/);
  await page.getByRole('searchbox').fill('many 00059');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(pages).toHaveCount(0);
});
