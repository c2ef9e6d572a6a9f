import { expect, test } from 'vitest';
import { askedVersion, versionTag } from './row-version.server.ts';

const call = (tag?: string) =>
  new Request('https://hospital.example/api/v1/doctor/a', {
    ...(tag === undefined ? {} : { headers: { 'If-Match': tag } }),
  });

test('a change that names no version is made in any case', () => {
  for (const body of [undefined, null, {}, { version: null }, { version: '' }, 'text', []])
    expect(askedVersion(call(), body)).toBeUndefined();
  expect(askedVersion(call('*'))).toBeUndefined();
});

test('the version comes by the tag of what was read, or in the body as a number or as text', () => {
  expect(askedVersion(call(versionTag(3)))).toBe(3);
  // A network that compresses the answer makes its tag a weak one.
  expect(askedVersion(call(`W/${versionTag(3)}`))).toBe(3);
  expect(askedVersion(call(), { version: 3 })).toBe(3);
  expect(askedVersion(call(), { version: '3' })).toBe(3);
  expect(askedVersion(call('"3"'), { version: 3 })).toBe(3);
});

test.each(['', '3', '"', '""', '"three"', 'W/3', '"3", "4"', '"-1"', '"0"', '"1e3"', '"9999999999"'])(
  'the tag %s is refused in words',
  (tag) => {
    expect(() => askedVersion(call(tag))).toThrow(expect.objectContaining({ status: 400 }));
  },
);

test.each([0, -1, 1.5, Number.NaN, true, {}, 'three'])(
  'the version %s is refused at its field',
  (version) => {
    expect(() => askedVersion(call(), { version })).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ errors: { version: expect.any(String) } }),
      }),
    );
  },
);

test('a tag and a version that are two are refused', () => {
  expect(() => askedVersion(call('"3"'), { version: 4 })).toThrow(expect.objectContaining({ status: 400 }));
});
