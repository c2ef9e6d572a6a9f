import { expect, test } from 'vitest';
import { deskKeyOf } from './desk-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof deskKeyOf>[0]> = {}) =>
  deskKeyOf({
    ...{ key, code: '', ctrlKey: false, metaKey: false, altKey: false },
    ...{ repeat: false, isComposing: false, defaultPrevented: false },
    ...more,
  });

test.each([
  ['n', 'N'],
  ['N', 'N'],
  ['/', '/'],
  ['t', 'T'],
])('%s is the key %s', (key, shown) => {
  expect(press(key)).toBe(shown);
});

test.each(['x', 'Enter', 'Tab', '?', ' '])('%s is no key of the list', (key) => {
  expect(press(key)).toBeUndefined();
});

test('a key of a Hindi layout counts by its place, and a Latin letter by itself', () => {
  expect(press('ल', { code: 'KeyN' })).toBe('N');
  expect(press('b', { code: 'KeyN' })).toBeUndefined();
  expect(press('Dead', { code: 'KeyN' })).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing', 'defaultPrevented'] as const)(
  'a press with %s is left to the browser',
  (name) => {
    expect(press('n', { [name]: true })).toBeUndefined();
  },
);
