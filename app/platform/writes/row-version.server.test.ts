import { expect, test } from 'vitest';
import { readExpectedVersion, versionTag } from './row-version.server.ts';

const call = (tag?: string) =>
  new Request('https://hospital.example/api/v1/doctor/a', {
    ...(tag === undefined ? {} : { headers: { 'If-Match': tag } }),
  });

test('a change without a version is always allowed', () => {
  for (const body of [undefined, null, {}, { version: null }, { version: '' }, 'text', []])
    expect(readExpectedVersion(call(), body)).toBeUndefined();
  expect(readExpectedVersion(call('*'))).toBeUndefined();
});

test('reads the version from If-Match, or from the body as a number or text', () => {
  expect(readExpectedVersion(call(versionTag(3)))).toBe(3);
  // A proxy that compresses the response makes its ETag weak.
  expect(readExpectedVersion(call(`W/${versionTag(3)}`))).toBe(3);
  expect(readExpectedVersion(call(), { version: 3 })).toBe(3);
  expect(readExpectedVersion(call(), { version: '3' })).toBe(3);
  expect(readExpectedVersion(call('"3"'), { version: 3 })).toBe(3);
});

test.each(['', '3', '"', '""', '"three"', 'W/3', '"3", "4"', '"-1"', '"0"', '"1e3"', '"9999999999"'])(
  'refuses the ETag %s with a message',
  (tag) => {
    expect(() => readExpectedVersion(call(tag))).toThrow(expect.objectContaining({ status: 400 }));
  },
);

test.each([0, -1, 1.5, Number.NaN, true, {}, 'three'])(
  'refuses the version %s with an error at its field',
  (version) => {
    expect(() => readExpectedVersion(call(), { version })).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ errors: { version: expect.any(String) } }),
      }),
    );
  },
);

test('refuses an ETag and a version that differ', () => {
  expect(() => readExpectedVersion(call('"3"'), { version: 4 })).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});
