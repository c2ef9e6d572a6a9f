import { hospitalEntries, ownEntries, treatmentsMenu } from '#app/navigation/navigation.ts';
import { expect, expectNoAxeViolations, holdScripts, test, untilHydrated } from './fixtures.ts';
import { button, expectOpenMenu, focusedTarget, panel } from './menu-panels.ts';

// Covers a page without React and a page with hydrated parts.
for (const path of ['/depression', '/']) {
  test.describe(path, path === '/' ? { tag: '@full' } : {}, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('a click opens a menu, and a click outside or a second click closes it', { tag: '@full' }, async ({
      page,
    }) => {
      await button(page, 'treatments').click();
      await expectOpenMenu(page, 'treatments');
      await page.mouse.click(720, 880);
      await expectOpenMenu(page, 'none');
      await button(page, 'services').click();
      await expectOpenMenu(page, 'services');
      await button(page, 'services').click();
      await expectOpenMenu(page, 'none');
    });

    test('opening a menu by keyboard closes the other', { tag: '@full' }, async ({ page }) => {
      await button(page, 'treatments').focus();
      await page.keyboard.press('Enter');
      await expectOpenMenu(page, 'treatments');
      await button(page, 'services').focus();
      await page.keyboard.press('Space');
      await expectOpenMenu(page, 'services');
    });

    test('Tab enters the open menu, and Escape closes it and returns to its button', async ({ page }) => {
      await button(page, 'services').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(panel(page, 'services').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expectOpenMenu(page, 'none');
      expect(await focusedTarget(page)).toBe('services');
    });

    test('a menu opens on hover, stays open while the pointer is inside, and closes when it leaves', {
      tag: '@full',
    }, async ({ page }) => {
      await button(page, 'treatments').hover();
      await expectOpenMenu(page, 'treatments');
      await panel(page, 'treatments').getByRole('link', { name: 'OCD' }).hover();
      await page.waitForTimeout(500);
      await expectOpenMenu(page, 'treatments');
      await button(page, 'services').hover();
      await expectOpenMenu(page, 'services');
      await page.mouse.move(720, 890, { steps: 4 });
      await expectOpenMenu(page, 'none');
    });

    test('a click on a menu opened by hover keeps it open', { tag: '@full' }, async ({ page }) => {
      await button(page, 'treatments').hover();
      await expectOpenMenu(page, 'treatments');
      await button(page, 'treatments').click();
      await page.mouse.move(720, 20, { steps: 3 });
      await page.waitForTimeout(500);
      await expectOpenMenu(page, 'treatments');
      await page.keyboard.press('Escape');
      await expectOpenMenu(page, 'none');
    });
  });
}

test('an open menu stays open while the page hydrates', { tag: '@full' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await button(page, 'treatments').focus();
  await page.keyboard.press('Enter');
  await expectOpenMenu(page, 'treatments');
  release();
  await untilHydrated(page);
  await page.waitForTimeout(300);
  await expectOpenMenu(page, 'treatments');
});

test('the open menu has all treatments in eight groups, fits a laptop, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/depression');
  await button(page, 'treatments').click();
  await expect(panel(page, 'treatments').getByRole('link')).toHaveCount(
    treatmentsMenu.flatMap(({ entries }) => entries).length,
  );
  await expect(panel(page, 'treatments').getByRole('list')).toHaveCount(8);
  const bottom = await panel(page, 'treatments').evaluate(
    (element) => element.getBoundingClientRect().bottom,
  );
  expect(bottom).toBeLessThanOrEqual(768);
  await expectNoAxeViolations(page);
});

test('a page opened by a link starts at the top', { tag: '@full' }, async ({ page }) => {
  await page.goto('/depression');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sleep clinic' }).click();
  await expect(page).toHaveURL(/\/sleep-clinic$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/depression');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the last menu has the search, the own pages and the pages about the hospital', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/depression');
  await button(page, 'more').click();
  await expect(panel(page, 'more').getByRole('link')).toHaveText(
    [...ownEntries, ...hospitalEntries].map(({ label }) => label),
  );
  await panel(page, 'more').getByRole('searchbox').fill('neend nahi aati');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=neend+nahi+aati');
});

for (const path of ['/', '/depression', '/doctors', '/therapyCounselling']) {
  test(`${path}: after the skip link the keyboard reaches the content in at most 13 stops`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    const stops: string[] = [];
    const isInFrame = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const isBefore = activeElement?.closest('header, body > section, body > aside');
        return isBefore ? (activeElement?.textContent ?? '') : null;
      });
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await isInFrame();
      if (stop === null) break;
      stops.push(stop);
      expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(13);
    }
    for (const word of ['Book Appointment', 'Prices & Packages', 'Find us', 'Help now', '112', '14416'])
      expect(
        stops.some((stop) => stop.includes(word)),
        word,
      ).toBe(true);
  });
}

test('the contact bar opens its links, and a menu closes them', { tag: '@full' }, async ({ page }) => {
  await page.goto('/depression');
  const bar = page.getByRole('region', { name: 'How to reach us' });
  await bar.getByRole('button').click();
  await expect(bar.getByRole('link')).toHaveCount(6);
  await expectNoAxeViolations(page);
  await button(page, 'services').click();
  await expectOpenMenu(page, 'services');
  await expect(bar.getByRole('link')).toHaveCount(0);
});
