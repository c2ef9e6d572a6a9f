/**
 * The browser's own translation of a page, such as Chrome's, replaces every text node. A script or React that holds on to a text node,
 * or counts the children of an element, then changes nothing or the wrong text. Each test fails on any console message, so
 * also on an HTML that React refuses to hydrate.
 */
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import { sendForm } from '#tests/support/desk.ts';
import { expect, type Page, test, untilHydrated } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';
import { stubFrame } from './network-log.ts';

/** Opens a page and translates it before any part is hydrated. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(translate);
}

/** Runs in the page: replaces each text as Chrome's translation does, with two `font` elements and other words. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isText =
      node.nodeValue?.trim() && !node.parentElement?.closest('script, style, svg, [translate=no]');
    if (isText) found.push(node as Text);
  }
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `‹${text.nodeValue}›`;
    outer.appendChild(inner);
    text.replaceWith(outer);
  }
}

test('the first press plays a film on a translated page', async ({ page, site }) => {
  await replaceLinks(site, titledLinks('mediayoutube', 'Film', 2));
  await stubFrame(page, 'www.youtube-nocookie.com');
  await openTranslated(page, '/Youtube');
  await page.getByRole('button', { name: 'Play video: Film 2' }).click();
  await expect(page.locator('iframe[title="Film 2"]')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Film 2/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: '‹Film 1›' })).toBeVisible();
});

test('the first press shows a reel on a translated page, and the second hides it', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await replaceLinks(site, titledLinks('mediainsta', 'Reel', 2));
  await stubFrame(page, 'www.instagram.com');
  await openTranslated(page, '/Instagram');
  const card = page.getByRole('article', { name: 'Reel 1' });
  const button = card.getByRole('button');
  await button.click();
  await expect(page.locator('iframe[title="Reel 1"]')).toBeVisible();
  await expect(button).toHaveText('Hide this reel');
  await page.evaluate(translate);
  await button.click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(button).toHaveText('Show this reel here');
});

test('the pause of moving pictures works on a translated page', { tag: '@full' }, async ({ page }) => {
  await openTranslated(page, '/about');
  const pause = page
    .getByRole('main')
    .getByRole('button', { name: /Pause|Play/ })
    .first();
  await pause.scrollIntoViewIfNeeded();
  await pause.click();
  await expect(pause).toContainText('Play');
  await expect(pause).not.toContainText('Pause');
  await page.evaluate(translate);
  await pause.click();
  await expect(pause).toContainText('Pause');
  await expect(pause).not.toContainText('Play');
});

test('the directory counts the doctors whom the search finds on a translated page', async ({ page }) => {
  await openTranslated(page, '/doctors');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.pressSequentially('gurpreet');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    '1 doctor found for “gurpreet”',
  );
  await page.evaluate(translate);
  await search.fill('nobody of that name');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^No doctor/);
  await expect(search).toBeFocused();
});

test('the picture viewer counts its pictures on a translated page', { tag: '@full' }, async ({ page }) => {
  await openTranslated(page, '/pictures?photo=1');
  await untilHydrated(page);
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('‹1/12›');
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByText('2/12', { exact: true })).toBeVisible();
  await page.evaluate(translate);
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByText('3/12', { exact: true })).toBeVisible();
});

test('the clock chooses the sentence about the opening hours on a translated page', async ({
  page,
  site,
  staff,
}) => {
  const hours = { 'hours-first': 'Mon', 'hours-last': 'Sat', 'hours-from': '09:00', 'hours-to': '18:30' };
  const saved = await sendForm(site, staff, sectionPath('opening-hours'), { ...hours, version: '0' });
  expect(saved.status).toBe(303);
  /** 27 November 2026 is a Friday. */
  const friday = (time: string) => new Date(`2026-11-27T${time}:00+05:30`);
  await page.clock.install({ time: friday('11:00') });
  await openTranslated(page, '/insomnia');
  const card = page.getByRole('region', { name: 'Talk to us' });
  const chooseAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // A sentence that stays true keeps its translation.
  await chooseAgain();
  await expect(card).toContainText('‹We are open now, until 6:30 pm: call');
  const phones = card.getByRole('link', { name: /\+91/ });
  await expect(phones).toHaveCount(2);
  await page.clock.setSystemTime(friday('18:30'));
  await chooseAgain();
  await expect(card).toContainText('We are closed now: do not wait for us.');
  await expect(card).not.toContainText('open now');
  await expect(phones).toHaveCount(1);
});

test('the badge of a doctor shows the availability that was chosen on a translated page', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto('/dashboard/AddDoctor');
  await untilHydrated(page);
  const badge = page.getByRole('button', { name: /^(Available|Unavailable)$/ }).first();
  const [before = ''] = await badge.allTextContents();
  await page.evaluate(translate);
  const translated = page.locator('button[title="Press to change"]').first();
  await expect(translated).toHaveText(`‹${before}›`);
  await translated.click();
  await expect(translated).toHaveText(before === 'Available' ? 'Unavailable' : 'Available');
});
