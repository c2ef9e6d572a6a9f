import { expect, test } from 'vitest';
import { choice, listQuery, page, search } from './list-query.ts';

interface Query {
  readonly search: string;
  readonly shown: 'all' | 'open';
  readonly page: number;
}
const query = listQuery<Query>({ search, shown: choice('show', ['all', 'open']), page });

test('reads the query from an address, and replaces missing and unknown values by defaults', () => {
  const read = (text: string) => query.read(new URLSearchParams(text));
  expect(read('q=+a+b+&show=open&page=2')).toEqual({ search: 'a b', shown: 'open', page: 2 });
  expect(read('show=nothing&page=0&other=1')).toEqual({ search: '', shown: 'all', page: 1 });
  expect(query.initial).toEqual(read(''));
});

test('the address has only the values that differ from the default', () => {
  expect(query.addressOf('/list', query.initial)).toBe('/list');
  expect(query.addressOf('/list', { page: 3, search: 'a&b' })).toBe('/list?q=a%26b&page=3');
});
