import { labelOf, linkMessages } from '#app/links/link.values.ts';
import { embedUrl } from '#app/links/link-url.ts';
import { newVideoId } from '#tests/support/links.ts';
import { expect, test } from './fixtures.ts';
import { replaceLinks } from './link-rows.ts';

const listPath = '/dashboard/Links';

test('without scripts staff preview a link, add it, and delete it', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  await replaceLinks(site, []);
  await page.goto(listPath);
  await expect(page.getByText('No links found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Link' }).click();
  const dialog = page.getByRole('dialog');
  const id = newVideoId();
  await dialog.getByLabel('Category').selectOption('homeyoutube');
  await dialog.getByLabel('URL').fill(`https://www.youtube.com/watch?v=${id}&t=30`);
  await dialog.getByRole('button', { name: 'Preview' }).click();

  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(`YouTube video ${id}`);
  await expect(preview).toContainText(embedUrl(id));
  await expect(dialog.getByLabel('Category')).toHaveValue('homeyoutube');
  await expect(dialog.getByLabel('URL')).toHaveValue(`https://www.youtube.com/watch?v=${id}&t=30`);
  await dialog.getByRole('button', { name: 'Create Link' }).click();

  await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  await expect(page.getByText('Link added')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row.getByRole('link')).toHaveAttribute('href', embedUrl(id));

  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No links found')).toBeVisible();
});

test('without scripts a form with errors, and its preview, show messages and preserve what was typed', {
  tag: '@full',
}, async ({ signedInPage: page, allowFaults }) => {
  allowFaults('400');
  await page.goto(`${listPath}/new`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  await expect(dialog.locator('#category-error')).toHaveText(linkMessages.categoryRequired);
  await expect(dialog.locator('#url-error')).toHaveText(linkMessages.url);

  await dialog.getByLabel('Category').selectOption('homeyoutube');
  await dialog.getByLabel('URL').fill('https://www.instagram.com/reel/C1a2B3c4D5e/');
  for (const button of ['Preview', 'Create Link']) {
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog.locator('#url-error')).toHaveText(linkMessages.youtubeOnly);
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(labelOf('homeinsta'));
    await expect(dialog.getByLabel('URL')).toHaveValue('https://www.instagram.com/reel/C1a2B3c4D5e/');
    await expect(dialog.getByLabel('Category')).toHaveValue('homeyoutube');
  }
});

test('without scripts the search, the title and the consent work', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  await replaceLinks(site, [{ category: 'homestories' }, { category: 'homeinsta' }]);
  await page.goto(listPath);
  await page.getByRole('searchbox', { name: 'Search by category' }).fill('STORIES');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=STORIES$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    labelOf('homestories'),
  ]);
  await expect(page.getByText('Not shown: consent is missing')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Record consent' }).click();
  await dialog.getByLabel('Who gave consent').fill('A. Kaur');
  await dialog.getByLabel('Date of consent').fill('2026-11-12');
  await dialog.getByRole('button', { name: 'Save consent' }).click();
  await expect(page.getByText('Consent: A. Kaur, 12 November 2026')).toBeVisible();
  await expect(page.getByText('Not shown: consent is missing')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit title' }).first().click();
  await dialog.getByLabel('Title (optional)', { exact: true }).fill('How I sleep again');
  await dialog.getByRole('button', { name: 'Save title' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'How I sleep again' })).toHaveCount(1);
});
