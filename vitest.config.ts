import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from './tools/inline-scripts.ts';

/** Number of test processes when `npm test` runs several parts at once (tools/testing/steps.ts). */
const givenWorkers = Number(process.env.TEST_WORKERS) || undefined;

// The Cloudflare and React Router plugins are not needed: unit tests run in Node, HTTP tests run the finished build.
export default defineConfig({
  test: {
    // By default Vitest reserves one core for itself, which is half of a machine with two.
    maxWorkers: givenWorkers ?? availableParallelism(),
    projects: [
      {
        // Style sheets are not compiled, because rendered components need only their class names.
        plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' }), inlineScripts()],
        test: {
          name: 'unit',
          // Half of the files import the schema, Drizzle and Miniflare, so all files share one module cache.
          isolate: false,
          // A test database opens slowly on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          include: [
            'app/**/*.test.{ts,tsx}',
            'workers/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'art/**/*.test.ts',
            'tests/checks/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: [
            '@vanilla-extract/css/disableRuntimeStyles',
            'tests/support/register-locales.ts',
            'tests/support/restore-mocks.ts',
            'tests/support/short-failures.ts',
            'tests/support/cached-password-keys.ts',
          ],
        },
      },
      {
        // Message modules import components, and these import style sheets.
        plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' }), inlineScripts()],
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: 'tests/support/initial-states.ts',
          setupFiles: [
            '@vanilla-extract/css/disableRuntimeStyles',
            'tests/support/register-locales.ts',
            'tests/support/short-failures.ts',
          ],
          environment: 'node',
          // Files share one module cache, so wrangler loads once. Each file starts its own site, so files do not interfere.
          isolate: false,
          // HTTP tests wait a quarter of their time, on slow databases and on rate limit windows.
          maxWorkers: givenWorkers ?? availableParallelism() + 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
