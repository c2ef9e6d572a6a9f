import { afterAll, vi } from 'vitest';

/** Unit test files share one process, so each file restores its mocks and timers when it ends. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
