/**
 * The browser decides whether the hospital is open. tests/http/hospital-facts.test.ts covers what the server
 * sends.
 */
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import { sendForm } from '#tests/support/desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';

/** 27 November 2026 is a Friday. */
const friday = (time: string) => new Date(`2026-11-27T${time}:00+05:30`);

for (const width of [360, 1440]) {
  test(`a page shows at ${width} px whether we are open, shifts nothing, and updates when it becomes visible again`, {
    tag: width === 1440 ? '@full' : [],
  }, async ({ page, site, staff }) => {
    const hours = { 'hours-first': 'Mon', 'hours-last': 'Sat', 'hours-from': '09:00', 'hours-to': '18:30' };
    const saved = await sendForm(site, staff, sectionPath('opening-hours'), { ...hours, version: '0' });
    expect(saved.status).toBe(303);
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    await page.clock.install({ time: friday('11:00') });
    await page.goto('/insomnia');
    const card = page.getByRole('region', { name: 'Talk to us' });
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText('We are open now, until 6:30 pm: call');
    await expect(card.getByRole('link', { name: /^\+91/ })).toHaveCount(2);
    const { height } = (await card.boundingBox()) ?? { height: 0 };
    await page.clock.setSystemTime(friday('18:30'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(card).toContainText('We are closed now: do not wait for us.');
    await expect(card).not.toContainText('open now');
    expect((await card.boundingBox())?.height).toBe(height);
    await expectNoShift(page);
  });
}
