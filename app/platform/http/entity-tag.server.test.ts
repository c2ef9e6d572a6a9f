import { expect, test } from 'vitest';
import { matchesETag } from './entity-tag.server.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['"ab"', false],
  ['', false],
])('If-None-Match: %s matches the ETag "a": %s', (header, names) => {
  expect(matchesETag(header, '"a"')).toBe(names);
});
