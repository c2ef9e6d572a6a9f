import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlug, slugOf } from './doctor.slug.ts';

test.each([
  ['Dr. Asha Verma', 'dr-asha-verma'],
  ['  DR.  (Mrs.)  Asha   VERMA!! ', 'dr-mrs-asha-verma'],
  ['Dr. Ó’Brien-Núñez', 'dr-obrien-nunez'],
  ['Dr. ＡＳＨＡ', 'dr-asha'],
  ['Dr. A', 'dr-a'],
  ['डॉ. आशा वर्मा', 'doctor'],
  ['डॉ. आशा Verma', 'verma'],
  ['... --- ...', 'doctor'],
  ['💥', 'doctor'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('makes from the name %j the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('cuts a very long name between two words, and a very long word within the word', () => {
  expect(slugOf(`Dr. ${'Venkata '.repeat(12)}`)).toBe(
    'dr-venkata-venkata-venkata-venkata-venkata-venkata-venkata',
  );
  expect(slugOf(`Dr. ${'V'.repeat(90)}`)).toBe(`dr-${'v'.repeat(57)}`);
  expect(slugOf('V'.repeat(100))).toBe('v'.repeat(60));
  expect(slugOf(`${'a'.repeat(60)} b`)).toBe('a'.repeat(60));
});

test('makes a valid slug from any name, with room for a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
      const slug = slugOf(name);
      expect(isSlug(`${slug}-1000`)).toBe(true);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

test.each(['', 'Dr-Asha', 'dr asha', '../dr-asha', 'dr-asha\0', 'a'.repeat(81), 'डॉ'])(
  'does not accept %j as a slug',
  (asked) => {
    expect(isSlug(asked)).toBe(false);
  },
);
