import { test as base, type CDPSession, devices, type Page } from 'playwright/test';
import { keepState } from '#tests/support/kept-state.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { giveHindiLetters } from './hindi-letters.ts';
import { watchShifts } from './layout-shift.ts';
import { watchPage } from './page-watch.ts';

interface WorkerFixtures {
  /** One Worker for all tests of this process, one after the other, and the way back to how it began. */
  readonly startedSite: { readonly site: Site; readonly restore: () => Promise<void> };
  /** A window that reads page after page, opened for the first test that wants it (one-window.ts). */
  readonly oneWindow: { readonly page: Page; readonly session: CDPSession; readonly faults: string[] };
}

const desk = { viewport: { width: 1440, height: 900 }, javaScriptEnabled: true };
const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const phone = {
  ...desk,
  ...{ viewport: { width: 360, height: 740 }, userAgent, deviceScaleFactor, isMobile, hasTouch },
};

/** Where a file's tests run, by its name: *.noscript.spec.ts without scripts, *.phone.spec.ts on a phone, the rest on a desk. */
function deviceOf(file: string): typeof desk & Partial<typeof phone> {
  if (file.endsWith('.phone.spec.ts')) return phone;
  return { ...desk, javaScriptEnabled: !file.endsWith('.noscript.spec.ts') };
}

/**
 * What a process of the tests starts once, for all files: Playwright begins a process anew for tests that bring further fixtures of
 * this kind.
 */
export const test = base.extend<object, WorkerFixtures>({
  // Not projects of Playwright's: for each of these every process would begin anew.
  viewport: async ({ viewport: _ }, use, { file }) => use(deviceOf(file).viewport),
  userAgent: async ({ userAgent }, use, { file }) => use(deviceOf(file).userAgent ?? userAgent),
  deviceScaleFactor: async ({ deviceScaleFactor }, use, { file }) =>
    use(deviceOf(file).deviceScaleFactor ?? deviceScaleFactor),
  isMobile: async ({ isMobile }, use, { file }) => use(deviceOf(file).isMobile ?? isMobile),
  hasTouch: async ({ hasTouch }, use, { file }) => use(deviceOf(file).hasTouch ?? hasTouch),
  javaScriptEnabled: async ({ javaScriptEnabled: _ }, use, { file }) => use(deviceOf(file).javaScriptEnabled),

  startedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
    async ({}, use) => {
      const site = await startSite({ seeded: true });
      await use({ site, restore: await keepState(site) });
      await site.dispose();
    },
    { scope: 'worker' },
  ],

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
});
