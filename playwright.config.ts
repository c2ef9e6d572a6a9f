import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { findBrowser } from './tools/testing/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/first-states.ts',
  // Only `npm test -- full` runs tests that repeat another one in another look, width, page or state (decision 0011).
  ...(process.env.TEST_MATRIX === 'full' ? {} : { grepInvert: /@full/ }),
  fullyParallel: true,
  // One more than there are cores: a test waits for an eighth of its time.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // Cores that are busy elsewhere can make anything late. What passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    // A desk; what a file's name asks for instead is in tests/e2e/worker-fixtures.ts.
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What it answers is out of reach of a test's own routes; its own tests let it in.
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
