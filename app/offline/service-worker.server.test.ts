import { expect, test } from 'vitest';
import { serviceWorkerText } from './service-worker.server.ts';

test('another build is another worker, which drops what the last one kept', () => {
  expect(serviceWorkerText('one', true)).not.toBe(serviceWorkerText('two', true));
});

test('a worker that is no longer offered deletes everything and itself, and keeps nothing', () => {
  const text = serviceWorkerText('one', false);
  expect(text).toContain('caches.delete');
  expect(text).toContain('registration.unregister()');
  expect(text).not.toContain('cache.put');
});
