import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// Without the Cloudflare and React Router plugins: units run in Node, and the HTTP tests run the finished build.
export default defineConfig({
  test: {
    projects: [
      {
        // Style sheets are only named, not compiled: a rendered part needs its class names.
        plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'workers/**/*.test.ts',
            'tools/**/*.test.ts',
            'art/**/*.test.ts',
            'tests/checks/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['@vanilla-extract/css/disableRuntimeStyles'],
        },
      },
      {
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
