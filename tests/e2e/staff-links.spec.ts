import type { Page } from 'playwright/test';
import { consentMessages } from '#app/links/consent-fields.ts';
import { type LinkCategory, labelOf, linkMessages } from '#app/links/link.values.ts';
import { embedUrl } from '#app/links/link-url.ts';
import { noAnswer } from '#app/staff-area/frame/form-client-action.ts';
import { newPostId, newVideoId } from '#tests/support/links.ts';
import type { Site } from '#tests/support/site.ts';
import { expectAccessibleIn, layoutModes, sharedLayoutModes } from './display-modes.ts';
import { expect, test, untilHydrated } from './fixtures.ts';
import { replaceLinks } from './link-rows.ts';
import { requestsToOtherSites } from './network-log.ts';

const listPath = '/dashboard/Links';

const dialog = (page: Page) => page.getByRole('dialog');
const category = (page: Page) => dialog(page).getByLabel('Category');
const url = (page: Page) => dialog(page).getByLabel('URL');
const create = (page: Page) => dialog(page).getByRole('button', { name: 'Create Link' });
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' });
const group = (page: Page, value: LinkCategory) => page.getByRole('table', { name: labelOf(value) });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Addresses in the public API. */
async function publicUrls(site: Site): Promise<string[]> {
  const response = await site.fetch('/api/v1/social-links');
  return ((await response.json()) as { data: { url: string }[] }).data.map((link) => link.url);
}

test('a new link is first in its category, opens in a new tab, and is gone when deleted', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await replaceLinks(site, [{ category: 'mediayoutube', title: 'The older one' }]);
  await page.goto(listPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Social Links');
  await expect(page.getByText('Manage social media links')).toBeVisible();
  await page.getByRole('button', { name: 'Add Link' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Add New Link' })).toBeVisible();
  await expect(category(page).locator('option').first()).toHaveText('Select category');

  const id = newVideoId();
  await category(page).selectOption({ label: 'Media Page YouTube Links' });
  await url(page).fill(`https://youtu.be/${id}?t=30`);
  await create(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Link added')).toBeVisible();

  const rows = group(page, 'mediayoutube').getByRole('row');
  await expect(rows.first().getByRole('columnheader')).toHaveText(['#', 'URL', 'Actions']);
  const link = rows.nth(1).getByRole('link');
  await expect(link).toHaveAttribute('href', embedUrl(id));
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(rows.nth(2)).toContainText('The older one');

  await rows.nth(1).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Confirm Delete' })).toBeVisible();
  await expect(dialog(page).getByText('Are you sure you want to delete this link?')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, id)).toHaveCount(1);
  await rowOf(page, id).getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  // While the dialog is open, the rows behind it have no roles, so no row would be found in any case.
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Link deleted')).toBeVisible();
  await expect(rowOf(page, id)).toHaveCount(0);
});

test('an empty form shows what is missing below each field, and sends nothing', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`${listPath}/new`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await create(page).click();
  await expect(dialog(page).locator('#category-error')).toHaveText('Category is required.');
  await expect(dialog(page).locator('#url-error')).toHaveText(
    'Enter a valid URL (must start with http or https).',
  );
  await expect(category(page)).toBeFocused();

  await category(page).selectOption('mediayoutube');
  await expect(dialog(page).locator('#category-error')).toHaveCount(0);
  for (const wrong of ['www.youtube.com', 'javascript:alert(1)', 'https://youtu.be/M7lc 1UVf-VE']) {
    await url(page).fill(wrong);
    await create(page).click();
    await expect(dialog(page).locator('#url-error')).toHaveText(linkMessages.url);
  }
  await url(page).fill('https://youtu.be/M7lc1UVf-VE');
  await expect(dialog(page).locator('#url-error')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('the preview shows the recognised link before it is saved, and contacts no other site', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const elsewhere = requestsToOtherSites(page, site.origin);
  await page.goto(`${listPath}/new`);
  await expect(preview(page)).toContainText('appears here when its address is complete');
  await category(page).selectOption('mediayoutubelatest');
  const picture = page.waitForResponse('**/dashboard/Links/thumbnail/M7lc1UVf-VE');
  await url(page).pressSequentially('https://m.youtube.com/live/M7lc1UVf-VE?si=x');
  expect((await picture).status()).toBe(200);
  await expect(preview(page)).toContainText('YouTube video M7lc1UVf-VE');
  await expect(preview(page)).toContainText(embedUrl('M7lc1UVf-VE'));
  await expect(preview(page)).toContainText('Video Gallery, at the top');

  await category(page).selectOption('mediainsta');
  await url(page).fill('https://www.instagram.com/someone/reel/C1a2B3c4D5e/?igsh=x');
  await expect(preview(page)).toContainText('Instagram reel C1a2B3c4D5e');
  await expect(preview(page)).toContainText('https://www.instagram.com/reel/C1a2B3c4D5e/');
  await url(page).fill('https://www.instagram.com/someone/');
  await expect(preview(page)).toContainText(linkMessages.notOnePost);
  expect(elsewhere).toEqual([]);
});

test('a link in the wrong category is reported at once, with the categories that accept it', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(`${listPath}/new`);
  await category(page).selectOption('homestories');
  await url(page).fill('https://www.instagram.com/reel/C1a2B3c4D5e/');
  await expect(preview(page)).toContainText(linkMessages.youtubeOnly);
  await expect(preview(page).getByRole('listitem')).toHaveText([labelOf('homeinsta'), labelOf('mediainsta')]);
  await create(page).click();
  await expect(dialog(page).locator('#url-error')).toHaveText(linkMessages.youtubeOnly);
  await category(page).selectOption('homeinsta');
  await expect(dialog(page).locator('#url-error')).toHaveCount(0);
  await expect(preview(page).getByRole('listitem')).toHaveCount(0);
});

test('the same video in another spelling is refused, and what was typed stays', { tag: '@full' }, async ({
  signedInPage: page,
  site,
  allowFaults,
}) => {
  allowFaults('409');
  await replaceLinks(site, []);
  const id = newVideoId();
  await page.goto(`${listPath}/new`);
  await category(page).selectOption('homeyoutube');
  await url(page).fill(`https://www.youtube.com/embed/${id}?si=x`);
  await create(page).click();
  await expect(rowOf(page, id)).toHaveCount(1);

  await page.getByRole('button', { name: 'Add Link' }).click();
  await expect(url(page)).toHaveValue('');
  for (const again of [`https://youtu.be/${id}`, `https://www.youtube.com/shorts/${id}`]) {
    await category(page).selectOption('homeyoutube');
    await url(page).fill(again);
    await create(page).click();
    await expect(dialog(page).locator('#url-error')).toHaveText(linkMessages.duplicate);
    await expect(url(page)).toHaveValue(again);
  }
  await category(page).selectOption('mediayoutube');
  await create(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, id)).toHaveCount(2);
});

test('the search shows the categories whose label matches, with each letter', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  await replaceLinks(site, [
    { category: 'homeinsta' },
    { category: 'homeyoutube' },
    { category: 'mediainsta' },
  ]);
  await page.goto(listPath);
  const search = page.getByRole('searchbox', { name: 'Search by category' });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([labelOf('homeyoutube'), labelOf('homeinsta'), labelOf('mediainsta')]);
  await search.pressSequentially('INSTAGRAM');
  await expect(headings).toHaveText([labelOf('homeinsta'), labelOf('mediainsta')]);
  await search.pressSequentially(' high');
  await expect(headings).toHaveText([labelOf('homeinsta')]);
  await search.fill('homeinsta');
  await expect(headings).toHaveCount(0);
  await expect(page.getByText('No links found')).toBeVisible();
});

test('a story without consent is marked, becomes public when consent is recorded, and hidden when it is withdrawn', {
  tag: '@full',
}, async ({ signedInPage: page, site, allowFaults }) => {
  allowFaults('400');
  await replaceLinks(site, []);
  const id = newVideoId();
  await page.goto(`${listPath}/new`);
  await category(page).selectOption('homestories');
  await url(page).fill(`https://www.youtube.com/watch?v=${id}`);
  await create(page).click();
  const row = rowOf(page, id);
  await expect(row.getByText('Not shown: consent is missing')).toBeVisible();
  expect(await publicUrls(site)).toEqual([]);

  await row.getByRole('button', { name: 'Record consent' }).click();
  await dialog(page).getByRole('button', { name: 'Save consent' }).click();
  await expect(dialog(page).locator('#by-error')).toHaveText(consentMessages.by);
  await expect(dialog(page).locator('#on-error')).toHaveText(consentMessages.on);
  await dialog(page).getByLabel('Who gave consent').fill('A. Kaur');
  await dialog(page).getByLabel('Date of consent').fill('2099-01-01');
  await dialog(page).getByRole('button', { name: 'Save consent' }).click();
  await expect(dialog(page).locator('#on-error')).toHaveText(consentMessages.inFuture);
  await expect(dialog(page).getByLabel('Who gave consent')).toHaveValue('A. Kaur');
  await dialog(page).getByLabel('Date of consent').fill('2026-11-12');
  await dialog(page).getByLabel('Note').fill('Signed form 12');
  await dialog(page).getByRole('button', { name: 'Save consent' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row.getByText('Consent: A. Kaur, 12 November 2026')).toBeVisible();
  await expect(row.getByText('Not shown')).toHaveCount(0);
  expect(await publicUrls(site)).toEqual([embedUrl(id)]);

  await row.getByRole('button', { name: 'Change consent' }).click();
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Signed form 12');
  await dialog(page).getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row.getByText('Not shown: consent is missing')).toBeVisible();
  expect(await publicUrls(site)).toEqual([]);
});

test('dead links are marked, and listed above the list', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  await replaceLinks(site, [
    { category: 'mediayoutube', title: 'There' },
    { category: 'mediayoutube', title: 'Gone', isDead: true },
    { category: 'mediainsta', title: 'Gone too', isDead: true },
  ]);
  await page.goto(listPath);
  await expect(page.getByText('The website does not show 2 of these links:')).toBeVisible();
  const marked = rowOf(page, 'Not shown: the video is gone');
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('Gone');
  await expect(rowOf(page, 'Not shown: the post is gone')).toContainText('Gone too');
  await page.getByRole('main').getByRole('link', { name: 'Gone', exact: true }).click();
  await expect(marked).toBeInViewport();
});

test('staff give a link a title, and remove it again', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  await replaceLinks(site, [{ category: 'homeinsta' }]);
  await page.goto(listPath);
  const rename = async (title: string) => {
    await page.getByRole('button', { name: 'Edit title' }).click();
    await dialog(page).getByLabel('Title (optional)', { exact: true }).fill(title);
    await dialog(page).getByRole('button', { name: 'Save title' }).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await rename('A walk in the garden');
  await expect(rowOf(page, 'A walk in the garden')).toHaveCount(1);
  await rename('');
  await expect(rowOf(page, 'Instagram reel ')).toHaveCount(1);
});

test('offline the dialogs stay open, with the messages of requirement 58', { tag: '@full' }, async ({
  signedInPage: page,
  site,
  allowFaults,
}) => {
  allowFaults('request failed', 'console error');
  await replaceLinks(site, [{ category: 'homeinsta' }]);
  await page.goto(`${listPath}/new`);
  const typed = `https://www.instagram.com/p/${newPostId()}/`;
  await category(page).selectOption('mediainsta');
  await url(page).fill(typed);
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'));
  await create(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(`Failed to create link. ${noAnswer}`);
  await expect(url(page)).toHaveValue(typed);
  await page.unroute('**/*.data*');

  await page.goto(listPath);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'));
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(`Failed to delete link. ${noAnswer}`);
});

test('when links cannot be read, the list says so and the form still opens', { tag: '@full' }, async ({
  signedInPage: page,
  site,
  allowFaults,
}) => {
  allowFaults('503');
  await site.binding.prepare('alter table social_links rename to absent_links').run();
  try {
    await page.goto(`${listPath}/new`);
    await expect(page.getByText('Failed to fetch links')).toBeVisible();
    await category(page).selectOption('mediayoutube');
    await url(page).fill('https://youtu.be/M7lc1UVf-VE');
    await create(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Failed to create link');
  } finally {
    await site.binding.prepare('alter table absent_links rename to social_links').run();
  }
});

test('a click beside the form keeps what was typed, and the close button asks first', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(`${listPath}/new`);
  await url(page).fill('https://youtu.be/');
  await page.mouse.click(20, 880);
  await expect(url(page)).toHaveValue('https://youtu.be/');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Throw it away' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('closing a dialog that came with the page focuses the button that opens it', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`${listPath}/new`);
  await untilHydrated(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Link' })).toBeFocused();
});

test('a link is added by keyboard alone, and the focus returns to the button', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await replaceLinks(site, []);
  await page.goto(listPath);
  await untilHydrated(page);
  const add = page.getByRole('button', { name: 'Add Link' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(category(page)).toBeFocused();
  await page.keyboard.type('Media Page I');
  await page.keyboard.press('Tab');
  await expect(url(page)).toBeFocused();
  const id = newPostId();
  await page.keyboard.type(`https://www.instagram.com/p/${id}/`);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(group(page, 'mediainsta')).toContainText(id);
});

test('the menu of a row leads to the title, the consent of a story and the link itself', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await replaceLinks(site, [
    { category: 'homestories', title: 'A story' },
    { category: 'mediainsta', title: 'A reel' },
  ]);
  await page.goto(listPath);
  const menuButton = (text: string) => rowOf(page, text).getByRole('button', { name: 'More actions' });
  const entries = page.getByRole('menuitem');
  await menuButton('A reel').click();
  await expect(entries).toHaveText(['Edit title', 'Open the post (opens in a new tab)', 'Delete']);
  await page.keyboard.press('Escape');

  await menuButton('A story').click();
  await expect(entries).toHaveText([
    'Edit title',
    'Record consent',
    'Open the video (opens in a new tab)',
    'Delete',
  ]);
  const address = await rowOf(page, 'A story').getByRole('link').getAttribute('href');
  await expect(entries.nth(2)).toHaveAttribute('href', address ?? '');
  await expect(entries.nth(2)).toHaveAttribute('target', '_blank');
  await entries.nth(1).click();
  await expect(dialog(page).getByRole('heading', { name: 'Consent' })).toBeVisible();
  await dialog(page).getByLabel('Who gave consent').fill('A. Kaur');
  await dialog(page).getByLabel('Date of consent').fill('2026-11-01');
  await dialog(page).getByRole('button', { name: 'Save consent' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await menuButton('A story').click();
  await expect(page.getByRole('menuitem', { name: 'Change consent' })).toBeVisible();
});

test('axe finds nothing in the links and their dialogs, and nothing scrolls sideways', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await replaceLinks(site, [
    { category: 'homestories', title: 'W'.repeat(150) },
    { category: 'homestories', consentBy: 'A. Kaur' },
    { category: 'mediayoutube', isDead: true },
    { category: 'mediainsta' },
  ]);
  await page.goto(listPath);
  await expectAccessibleIn(page, layoutModes, 'the list');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleIn(page, sharedLayoutModes, 'the menu of a row');
  await page.goto(`${listPath}/new`);
  await create(page).click();
  await expect(dialog(page).locator('#url-error')).toBeVisible();
  await expectAccessibleIn(page, sharedLayoutModes, 'a form with messages');
  await category(page).selectOption('homeyoutube');
  await url(page).fill('https://www.instagram.com/reel/C1a2B3c4D5e/');
  await expectAccessibleIn(page, sharedLayoutModes, 'a preview with a warning');
  await url(page).fill('https://youtu.be/M7lc1UVf-VE');
  await expectAccessibleIn(page, sharedLayoutModes, 'a preview');
  for (const button of ['Change consent', 'Edit title', 'Delete']) {
    await page.goto(listPath);
    await page.getByRole('button', { name: button }).first().click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessibleIn(page, sharedLayoutModes, button);
  }
});
