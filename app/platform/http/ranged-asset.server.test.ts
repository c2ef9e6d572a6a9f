import { describe, expect, test } from 'vitest';
import { parseRange } from './ranged-asset.server.ts';

describe('the range of a request', () => {
  test.each([
    ['bytes=0-1', { first: 0, last: 1 }],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=90-200', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=99-99', { first: 99, last: 99 }],
  ])('%s of 100 bytes', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  test.each(['bytes=100-', 'bytes=100-101', 'bytes=-0'])('%s lies outside the file', (header) => {
    expect(parseRange(header, 100)).toBe('unsatisfiable');
  });

  test.each([null, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
    '%s is ignored and gives the whole file',
    (header) => {
      expect(parseRange(header, 100)).toBeUndefined();
    },
  );
});
