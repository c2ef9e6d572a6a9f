import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.server.ts';

const cacheOf = (maxBytes: number) => new LruCache<string>(maxBytes, (text) => text.length);

test('removes the least recently used values when it is full', () => {
  const cache = cacheOf(10);
  cache.set('a', 'aaaa');
  cache.set('b', 'bbbb');
  cache.get('a');
  cache.set('c', 'cccc');
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBe('aaaa');
  expect(cache.get('c')).toBe('cccc');
  expect(cache.bytes).toBe(8);
});

test('counts a replaced value once', () => {
  const cache = cacheOf(10);
  cache.set('a', 'aaaaaa');
  cache.set('a', 'bbbbbbb');
  expect(cache.bytes).toBe(7);
  expect(cache.get('a')).toBe('bbbbbbb');
});

test('stores no value that is larger than the cache', () => {
  const cache = cacheOf(10);
  cache.set('a', 'aaaaaaaaaaa');
  expect(cache.get('a')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});
