import { expect, test } from 'vitest';
import { listAddress, pageNumberOf, pageOf } from './list-address.ts';

test.each([
  [{}, '/list'],
  [{ page: 1, search: ' ' }, '/list'],
  [{ page: 2 }, '/list?page=2'],
  [{ search: ' a&b ' }, '/list?q=a%26b'],
  [{ search: 'a', page: 12 }, '/list?q=a&page=12'],
  [{ filter: { day: 'Sat' } }, '/list?day=Sat'],
  [{ search: 'a', page: 2, filter: { day: 'Sat' } }, '/list?q=a&page=2&day=Sat'],
])('the place %j has the address %s, without default values', (place, address) => {
  expect(listAddress('/list', place)).toBe(address);
});

test.each([
  ['page=2', 2],
  ['page=9999', 9999],
  ['', 1],
  ['page=0', 1],
  ['page=02', 1],
  ['page=10000', 1],
  ['page=2e3', 1],
  ['page=-2', 1],
])('%j asks for page %i', (query, page) => {
  expect(pageNumberOf(new URLSearchParams(query))).toBe(page);
});

test('finds the rows of a page, and the last page for one after it', () => {
  expect(pageOf(2, { count: 51, size: 25 })).toEqual({
    page: 2,
    pages: 3,
    range: { limit: 25, offset: 25 },
  });
  expect(pageOf(9, { count: 51, size: 25 })).toMatchObject({ page: 3, range: { offset: 50 } });
  expect(pageOf(1, { count: 0, size: 25 })).toMatchObject({ page: 1, pages: 1 });
});
