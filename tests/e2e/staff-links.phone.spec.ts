import { labelOf } from '#app/links/link.values.ts';
import { embedUrl } from '#app/links/link-url.ts';
import { newVideoId } from '#tests/support/links.ts';
import { expect, test } from './fixtures.ts';
import { replaceLinks } from './link-rows.ts';

test('staff add a link from a phone, with its preview in view, and delete it', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  await replaceLinks(site, []);
  await page.goto('/dashboard/Links');
  await page.getByRole('button', { name: 'Add Link' }).tap();
  const dialog = page.getByRole('dialog');
  const id = newVideoId();
  await dialog.getByLabel('Category').selectOption('mediayoutube');
  await dialog.getByLabel('URL').fill(`https://www.youtube.com/shorts/${id}`);
  await expect(dialog.getByText(`YouTube video ${id}`)).toBeInViewport();
  await dialog.getByRole('button', { name: 'Create Link' }).tap();
  await expect(dialog).toHaveCount(0);

  const row = page
    .getByRole('table', { name: labelOf('mediayoutube') })
    .getByRole('row')
    .nth(1);
  await expect(row.getByRole('link')).toHaveAttribute('href', embedUrl(id));
  await row.getByRole('button', { name: 'Delete' }).tap();
  await dialog.getByRole('button', { name: 'Delete' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No links found')).toBeVisible();
});
