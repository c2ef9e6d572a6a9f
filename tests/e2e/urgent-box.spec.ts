import { sectionPath } from '#app/hospital/hospital-paths.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import { sendForm } from '#tests/support/desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';

/** 27 November 2026 is a Friday. */
const friday = (time: string) => new Date(`2026-11-27T${time}:00+05:30`);

test.beforeEach(async ({ site, staff }) => {
  const hours = { 'hours-first': 'Mon', 'hours-last': 'Sat', 'hours-from': '09:00', 'hours-to': '18:30' };
  const saved = await sendForm(site, staff, sectionPath('opening-hours'), { ...hours, version: '0' });
  expect(saved.status).toBe(303);
});

for (const [state, time] of [
  ['open', '11:00'],
  ['closed', '22:00'],
] as const) {
  const tag = state === 'closed' ? {} : { tag: '@full' };
  test(
    `while the hospital is ${state}, the urgent box says only what holds now, and nothing moves`,
    tag,
    async ({ page }) => {
      const isOpen = state === 'open';
      await recordShifts(page);
      await page.clock.install({ time: friday(time) });
      await page.goto('/depression');
      const box = page.getByRole('region', { name: tierWords.headings.ambulance });
      const sentence = isOpen ? tierWords.open('6:30 pm') : tierWords.closed;
      await expect(box.getByText(sentence)).toBeVisible();
      await expect(box.getByRole('link', { name: /^\+91/ })).toBeVisible({ visible: isOpen });
      await expect(box.getByText('14416 Tele-MANAS').first()).toBeVisible({ visible: !isOpen });
      await expect(box.getByText(tierWords.ifClosed).first()).toBeHidden();
      await expectNoShift(page);
      await page.emulateMedia({ media: 'print' });
      await expect(box.getByText(tierWords.either)).toBeVisible();
      await expect(box.getByText(sentence)).toBeHidden();
      await expect(box.getByRole('link', { name: /^\+91/ })).toBeVisible();
      await expect(box.getByText(tierWords.ifClosed).first()).toBeVisible();
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the urgent box has our number and what to do while we are closed', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/depression');
    const box = page.getByRole('region', { name: tierWords.headings.ambulance });
    await expect(box.getByText(tierWords.either).first()).toBeVisible();
    await expect(box.getByRole('link', { name: /^\+91/ })).toBeVisible();
    await expect(box.getByText(tierWords.ifClosed)).toHaveCount(4);
    await expect(box.getByText(tierWords.ifClosed).last()).toBeVisible();
  });
});

test('on a narrow phone each number of the urgent box fits in its frame', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/alcohol');
  const numbers = page
    .getByRole('region', { name: tierWords.headings.ambulance })
    .locator('a[href^="tel:"] > strong');
  expect(await numbers.count()).toBeGreaterThan(2);
  const wide = await numbers.evaluateAll((all) =>
    all
      .filter((one) => {
        const frame = one.parentElement?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().right > (frame?.right ?? 0);
      })
      .map((one) => one.textContent),
  );
  expect(wide).toEqual([]);
});
