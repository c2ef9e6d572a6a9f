import { expect, forceLayout, test, untilHydrated } from './fixtures.ts';
import { chooseMessages, openAppointment } from './staff-appointment.ts';

test('the head of an appointment stays in sight, and covers no control that has the focus', async ({
  signedInPage: page,
  site,
}) => {
  await openAppointment(page, site);
  await untilHydrated(page);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  const name = page.getByRole('heading', { level: 1 });
  const head = page.locator('main header').filter({ has: name });
  const history = page.getByRole('region', { name: 'History' }).locator('summary');
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 760 });
    await page.evaluate(forceLayout);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Take payment' })).toBeInViewport({ ratio: 1 });
    await history.focus();
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press('Shift+Tab');
      const below = await head.evaluate((element) => {
        const focused = document.activeElement;
        if (!focused || element.contains(focused) || !focused.closest('main')) return true;
        return focused.getBoundingClientRect().bottom > element.getBoundingClientRect().bottom;
      });
      expect(below, `${width} px, control ${tabs}`).toBe(true);
    }
  }
});

test('the message is shown in the chosen language alone', async ({ signedInPage: page, site }) => {
  await openAppointment(page, site);
  await untilHydrated(page);
  await chooseMessages(page);
});
