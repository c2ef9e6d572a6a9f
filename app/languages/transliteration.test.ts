import { describe, expect, test } from 'vitest';
import { commonNames } from './common-names.ts';
import { heldOutNames } from './held-out-names.ts';
import { transliterated } from './transliteration.ts';

const isRight = (expected: string, made: string | undefined) =>
  expected
    .normalize('NFC')
    .split('/')
    .includes(made ?? '');

describe('the names that were written before the rules', () => {
  test('are 60, each once, and none is among the common names', () => {
    const names = heldOutNames.map(([latin]) => latin.toLowerCase());
    expect(new Set(names).size).toBe(60);
    expect(names.filter((name) => name in commonNames)).toEqual([]);
  });

  test.each([['Devanagari', 1, 40] as const, ['Gurmukhi', 2, 42] as const])(
    'are right in %s as often as at the first run, at least',
    (script, column, atFirst) => {
      const wrong = heldOutNames.filter((row) => !isRight(row[column], transliterated(row[0], script)));
      const shown = wrong.map((row) => `${row[0]}: ${transliterated(row[0], script)}, not ${row[column]}`);
      expect(60 - wrong.length, shown.join('\n')).toBeGreaterThanOrEqual(atFirst);
    },
  );
});

test.each([
  ['Dr. Verma', 'डॉ. वर्मा', 'ਡਾ. ਵਰਮਾ'],
  ['dr A.K. Gupta', 'डॉ. ए. के. गुप्ता', 'ਡਾ. ਏ. ਕੇ. ਗੁਪਤਾ'],
  ['Ms Manpreet Kaur (sample)', 'सुश्री मनप्रीत कौर', 'ਮਿਸ ਮਨਪ੍ਰੀਤ ਕੌਰ'],
  ['Narendra Agnihotri-Singh', 'नरेंद्र अगनिहोत्री-सिंह', 'ਨਰੇਂਦਰਾ ਅਗਨਿਹੋਤਰੀ-ਸਿੰਘ'],
  ['Satwinder', 'सतविंदर', 'ਸਤਵਿੰਦਰ'],
])('titles, initials and common parts of %s are written as usual', (latin, devanagari, gurmukhi) => {
  expect(transliterated(latin, 'Devanagari')).toBe(devanagari.normalize('NFC'));
  expect(transliterated(latin, 'Gurmukhi')).toBe(gurmukhi.normalize('NFC'));
});

test('a text without Latin letters, and a language in Latin letters, get no suggestion', () => {
  expect(transliterated('डॉ. वर्मा', 'Devanagari')).toBeUndefined();
  expect(transliterated('  ', 'Gurmukhi')).toBeUndefined();
  expect(transliterated('Dr. Verma', 'Latin')).toBeUndefined();
});

test('a suggestion has letters of its script alone', () => {
  for (const [latin] of heldOutNames) {
    expect(transliterated(latin, 'Devanagari')).toMatch(/^[\p{Script=Devanagari}]+$/u);
    expect(transliterated(latin, 'Gurmukhi')).toMatch(/^[\p{Script=Gurmukhi}]+$/u);
  }
});
