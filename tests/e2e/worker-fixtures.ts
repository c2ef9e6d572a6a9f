import {
  type BrowserContextOptions,
  test as base,
  type CDPSession,
  devices,
  type Page,
} from 'playwright/test';
import { saveState } from '#tests/support/saved-state.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { recordShifts } from './layout-shift.ts';
import { installLocalizedFonts } from './localized-fonts.ts';
import { reportFaults } from './page-watch.ts';

interface WorkerFixtures {
  /** The site for all tests of this process, used in turn, and a function that restores its initial state. */
  readonly startedSite: { readonly site: Site; readonly restore: () => Promise<void> };
  /** A window for tests that only read pages, opened for the first of them (shared-window.ts). */
  readonly oneWindow: { readonly page: Page; readonly session: CDPSession; readonly faults: string[] };
}

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];

/** Context options by the ending of a test file's name; other files use those of playwright.config.ts. */
const kinds: readonly { readonly ending: string; readonly options: BrowserContextOptions }[] = [
  {
    ending: '.phone.spec.ts',
    options: { viewport: { width: 360, height: 740 }, userAgent, deviceScaleFactor, isMobile, hasTouch },
  },
  { ending: '.noscript.spec.ts', options: { javaScriptEnabled: false } },
];

const optionsOf = (file: string): BrowserContextOptions =>
  kinds.find(({ ending }) => file.endsWith(ending))?.options ?? {};

/**
 * Fixtures that a test process starts once, for all files. Playwright would start a new process for tests
 * that add fixtures of this scope.
 */
export const test = base.extend<object, WorkerFixtures>({
  // Overrides per file instead of Playwright projects, because every project would start new processes.
  viewport: ({ viewport }, use, { file }) => use(optionsOf(file).viewport ?? viewport),
  userAgent: ({ userAgent }, use, { file }) => use(optionsOf(file).userAgent ?? userAgent),
  deviceScaleFactor: ({ deviceScaleFactor }, use, { file }) =>
    use(optionsOf(file).deviceScaleFactor ?? deviceScaleFactor),
  isMobile: ({ isMobile }, use, { file }) => use(optionsOf(file).isMobile ?? isMobile),
  hasTouch: ({ hasTouch }, use, { file }) => use(optionsOf(file).hasTouch ?? hasTouch),
  javaScriptEnabled: ({ javaScriptEnabled }, use, { file }) =>
    use(optionsOf(file).javaScriptEnabled ?? javaScriptEnabled),

  startedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
    async ({}, use) => {
      const site = await startSite({ seeded: true });
      await use({ site, restore: await saveState(site) });
      await site.dispose();
    },
    { scope: 'worker' },
  ],

  oneWindow: [
    async ({ browser, startedSite }, use) => {
      const context = await browser.newContext({
        baseURL: startedSite.site.origin,
        // Options that do not depend on which file opens the window first.
        javaScriptEnabled: true,
        isMobile: false,
        hasTouch: false,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      const faults: string[] = [];
      await reportFaults(context, (fault) => faults.push(fault));
      const page = await context.newPage();
      await recordShifts(page);
      await installLocalizedFonts(context);
      await use({ page, faults, session: await context.newCDPSession(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
