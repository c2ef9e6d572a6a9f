import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { findBrowser } from './tools/testing/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/initial-states.ts',
  // Tests tagged @full repeat another test in a different theme, width, page or state (decision 0011).
  ...(process.env.TEST_MATRIX === 'full' ? {} : { grepInvert: /@full/ }),
  fullyParallel: true,
  // One worker more than cores, because a test spends an eighth of its time waiting.
  workers: Number(process.env.TEST_WORKERS) || availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy CI machine can make any test time out. A test that passes on its retry is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    // Desktop size. tests/e2e/worker-fixtures.ts sets other sizes by file name, for example *.phone.spec.ts.
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Playwright routes cannot intercept responses of a service worker. Tests of the service worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
