import { expect, test } from 'vitest';
import { Shelf } from './shelf.server.ts';

const page = (size: number) => ({ bytes: new Uint8Array(size) });

test('a full shelf lets go of what was not asked for longest', () => {
  const shelf = new Shelf({ bytes: 100 });
  shelf.put('a', 1, page(40));
  shelf.put('b', 1, page(40));
  shelf.find('a', 1);
  shelf.put('c', 1, page(40));
  expect(shelf.findAny('b')).toBeUndefined();
  expect(shelf.find('a', 1)).toBeDefined();
  expect(shelf.find('c', 1)).toBeDefined();
  expect(shelf.bytes).toBe(80);
});

test('a shelf of few pages holds no more of them, however small', () => {
  const shelf = new Shelf({ bytes: 100, pages: 2 });
  for (const key of ['a', 'b', 'c']) shelf.put(key, 1, page(1));
  expect(shelf.pages).toBe(2);
  expect(shelf.findAny('a')).toBeUndefined();
});

test('another version of a page takes its place, and is no other one for who asks for the old', () => {
  const shelf = new Shelf({ bytes: 100 });
  shelf.put('a', 1, page(60));
  const newer = page(70);
  shelf.put('a', 2, newer);
  expect([shelf.pages, shelf.bytes]).toEqual([1, 70]);
  expect(shelf.find('a', 1)).toBeUndefined();
  expect(shelf.find('a', 2)).toBe(newer);
  expect(shelf.findAny('a')).toEqual({ page: newer, version: 2 });
});

test('a page that is larger than the shelf is not kept', () => {
  const shelf = new Shelf({ bytes: 100 });
  shelf.put('a', 1, page(101));
  expect([shelf.pages, shelf.bytes]).toEqual([0, 0]);
});
