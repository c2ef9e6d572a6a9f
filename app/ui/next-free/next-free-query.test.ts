import { expect, test } from 'vitest';
import { nextFreeAddress } from './next-free-query.ts';

test('asks in the language of the page for times that fit the filter, with the doctors last', () => {
  expect(nextFreeAddress('en')).toBe('/api/v1/next-free?of=');
  expect(nextFreeAddress('hi', { day: 'Sat', time: 'evening' })).toBe(
    '/api/v1/next-free?day=Sat&time=evening&language=hi&of=',
  );
});
