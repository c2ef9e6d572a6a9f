import { expect, test } from 'vitest';
import { serviceWorkerSource } from './service-worker.server.ts';

test('another build has another worker, so that the old copies are deleted', () => {
  expect(serviceWorkerSource('one', true)).not.toBe(serviceWorkerSource('two', true));
});

test('the retiring worker deletes all copies and unregisters itself', () => {
  const text = serviceWorkerSource('one', false);
  expect(text).toContain('caches.delete');
  expect(text).toContain('registration.unregister()');
  expect(text).not.toContain('cache.put');
});
