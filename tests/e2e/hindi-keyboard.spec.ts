import { pathIn } from '#app/languages/localized-path.ts';
import { selfCheckPages } from '#app/navigation/self-help-pages.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { pressEnterOn, tabTo } from './keyboard.ts';
import { button, expectOpenMenu, focusedTarget, panel } from './menu-panels.ts';

test('in Hindi the keyboard alone reaches the content, a menu, a page and its English version', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(pathIn('hi', '/'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'सीधे जानकारी पर जाएँ' })).toBeFocused();
  await pressEnterOn(page, button(page, 'treatments'));
  await expectOpenMenu(page, 'treatments');
  await page.keyboard.press('Escape');
  await expectOpenMenu(page, 'none');
  expect(await focusedTarget(page)).toBe('treatments');
  await page.keyboard.press('Enter');
  await pressEnterOn(page, panel(page, 'treatments').getByRole('link', { name: 'डिप्रेशन' }));
  await expect(page).toHaveURL(pathIn('hi', '/depression'));
  await pressEnterOn(page, page.getByRole('link', { name: 'English' }));
  await expect(page).toHaveURL('/depression');
  await pressEnterOn(page, page.getByRole('link', { name: 'हिंदी' }));
  await expect(page).toHaveURL(pathIn('hi', '/depression'));
});

test('in Hindi a check is answered by keyboard, and the emergency numbers come before its result', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(pathIn('hi', selfCheckPages.mood.path));
  // A folded list is a group, too.
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await expect(questions).toHaveCount(9);
  for (let index = 0; index < 9; index += 1) {
    await tabTo(page, questions.nth(index).getByRole('radio').first());
    await page.keyboard.press(index === 8 ? 'ArrowRight' : 'Space');
  }
  await pressEnterOn(page, page.getByRole('button', { name: 'देखें इसका क्या मतलब हो सकता है' }));
  await expect(page.getByRole('region', { name: 'आपका नतीजा' })).toContainText('27 में से 1');
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  expect(headings.indexOf('अभी 112 पर फ़ोन करें, अगर')).toBeGreaterThanOrEqual(0);
  expect(headings.indexOf('अभी 112 पर फ़ोन करें, अगर')).toBeLessThan(headings.indexOf('आपका नतीजा'));
  await expectNoAxeViolations(page, 'the result');
});
