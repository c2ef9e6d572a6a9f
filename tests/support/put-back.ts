import { afterAll, vi } from 'vitest';

/** Unit tests share one process: what a file replaces is put back when it ends, before the next begins. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
