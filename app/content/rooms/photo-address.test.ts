import { expect, test } from 'vitest';
import { photoIn, withPhoto } from './photo-address.ts';

test.each([
  ['photo=1', 1],
  ['photo=12', 12],
  ['from=mail&photo=3', 3],
])('%s opens a picture of the gallery', (query, number) => {
  expect(photoIn(new URLSearchParams(query))).toBe(number);
});

test.each([
  '',
  'photo=',
  'photo=0',
  'photo=13',
  'photo=-1',
  'photo=1.5',
  'photo=1e0',
  'photo=03',
  'photo=abc',
  'photo=%203',
  'photo=3&photo=4',
  'Photo=3',
  `photo=${'9'.repeat(400)}`,
])('“%s” opens no picture', (query) => {
  expect(photoIn(new URLSearchParams(query))).toBeUndefined();
});

test('keeps the other parameters of the address', () => {
  const search = new URLSearchParams('from=mail&photo=3&photo=5');
  expect(withPhoto(search, 4)).toBe('?from=mail&photo=4');
  expect(withPhoto(search)).toBe('?from=mail');
  expect(withPhoto(new URLSearchParams('photo=3'))).toBe('');
});
