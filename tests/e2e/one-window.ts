import { test as base, expect } from './fixtures.ts';

/**
 * For tests that read page after page and change nothing: one window of a worker reads them all, in a look of stillness, with
 * its layout shifts counted. A window of its own costs a test more than its page, as a browser compiles axe anew in each.
 * Every test begins as a first visit: nothing is remembered but what the browser's cache holds.
 */
export const test = base.extend({
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
