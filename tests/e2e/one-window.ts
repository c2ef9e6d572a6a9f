import type { CDPSession } from 'playwright/test';
import { test as base, expect, type Page } from './fixtures.ts';
import { giveHindiLetters } from './hindi-letters.ts';
import { watchShifts } from './layout-shift.ts';
import { watchPage } from './page-watch.ts';

interface OneWindow {
  readonly page: Page;
  readonly session: CDPSession;
  readonly faults: string[];
}

/**
 * For tests that read page after page and change nothing: one window of a worker reads them all, in a look of stillness, with
 * its layout shifts counted. A window of its own costs a test more than its page, as a browser compiles axe anew in each.
 * Every test begins as a first visit: nothing is remembered but what the browser's cache holds.
 */
export const test = base.extend<object, { readonly oneWindow: OneWindow }>({
  oneWindow: [
    async ({ browser, startedSite }, use) => {
      const context = await browser.newContext({
        baseURL: startedSite.site.origin,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      const faults: string[] = [];
      await watchPage(context, (fault) => faults.push(fault));
      const page = await context.newPage();
      await watchShifts(page);
      await giveHindiLetters(context);
      await use({ page, faults, session: await context.newCDPSession(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ oneWindow }, use) => use(oneWindow.page.context()),

  page: async ({ oneWindow: { page, session }, site }, use) => {
    await session.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'local_storage' });
    await page.emulateMedia({ colorScheme: 'light' });
    await use(page);
  },

  allowFaults: async ({ oneWindow: { faults } }, use) => {
    const allowed: string[] = [];
    faults.length = 0;
    await use((...texts) => allowed.push(...texts));
    expect(faults.filter((fault) => !allowed.some((text) => fault.includes(text)))).toEqual([]);
  },
});
