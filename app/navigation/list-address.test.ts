import { expect, test } from 'vitest';
import { listAddress, pageNumberOf } from './list-address.ts';

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
