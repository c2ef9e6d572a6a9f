import { expect, test } from 'vitest';
import { serviceWorkerText } from './service-worker.server.ts';

test('another build has another worker, so that the old copies are deleted', () => {
  expect(serviceWorkerText('one', true)).not.toBe(serviceWorkerText('two', true));
});

test('the retiring worker deletes all copies and unregisters itself', () => {
  const text = serviceWorkerText('one', false);
  expect(text).toContain('caches.delete');
  expect(text).toContain('registration.unregister()');
  expect(text).not.toContain('cache.put');
});
