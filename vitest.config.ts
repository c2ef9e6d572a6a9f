import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from './tools/inline-scripts.ts';

// Without the Cloudflare and React Router plugins: units run in Node, and the HTTP tests run the finished build.
export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        // Style sheets are only named, not compiled: a rendered part needs its class names.
        plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' }), inlineScripts()],
        test: {
          name: 'unit',
          // What half of the files load alike (schema, Drizzle, Miniflare) is loaded once.
          isolate: false,
          // Cores that are busy elsewhere make a store slow to open.
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
            'tests/support/put-back.ts',
            'tests/support/remembered-keys.ts',
          ],
        },
      },
      {
        plugins: [inlineScripts()],
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: 'tests/support/first-states.ts',
          environment: 'node',
          // Each file has a site of its own, and nothing else that another could spoil: wrangler is loaded once for all.
          isolate: false,
          // They wait for a quarter of their time: on databases that are slow, and for windows of limits to end.
          maxWorkers: availableParallelism() + 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
