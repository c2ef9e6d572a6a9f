import { expect, test } from 'vitest';
import { withoutUnseenMarks } from './unseen-marks.ts';

test.each([
  ['a zero-width space', 'Dr.\u200b Asha'],
  ['a mark that turns the text', '\u202eDr. Asha\u202c'],
  ['isolates', '\u2067Dr. Asha\u2069'],
  ['a byte order mark', '\ufeffDr. Asha'],
  ['a soft hyphen', 'Dr. A\u00adsha'],
  ['a joiner between Latin letters', 'Dr. As\u200dha'],
  ['a tag', 'Dr. Asha\u{e0041}'],
])('removes %s', (_name, text) => {
  expect(withoutUnseenMarks(text)).toBe('Dr. Asha');
});

test('returns an empty text if it has no other characters', () => {
  expect(withoutUnseenMarks('\u200b\u200e\u2060\u3164\u2800\ufeff\u200d')).toBe('');
});

test.each([
  ['Hindi', '\u0915\u094d\u200d\u0937'],
  ['Bengali', '\u09b0\u200d\u09cd\u09af'],
  ['Urdu', '\u0645\u06cc\u200c\u062e'],
  ['a composed picture', '\u{1f468}\u200d\u{1f469}'],
])('keeps the joiners of %s', (_name, text) => {
  expect(withoutUnseenMarks(text)).toBe(text);
});
