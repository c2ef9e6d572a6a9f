import { test as base, expect } from './fixtures.ts';

/**
 * Fixtures for tests that only read pages. All of a worker's tests share one window with reduced motion,
 * which records layout shifts. A new window costs more than the page, because a browser compiles axe anew in
 * each. Every test starts as a first visit: only the browser's HTTP cache remains.
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
