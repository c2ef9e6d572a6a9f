import { expect, test } from 'vitest';
import { folded, termOf, wordsNotLatin } from './folded-spelling.ts';

test('folds the spellings of a word in Devanagari, and keeps words that differ by a vowel', () => {
  expect(new Set(['चिन्ता', 'चिंता', 'चिँता'].map(termOf)).size).toBe(1);
  expect(folded('दिन')).not.toBe(folded('दान'));
});

test('the words that are not Latin leave out Latin letters, digits and punctuation', () => {
  expect(wordsNotLatin('OCD (ओसीडी), 2 दिन: चिन्\u200dता।')).toBe('ओसीडी दिन चिन्\u200dता');
  expect(wordsNotLatin('ਨੀਂਦ sleep')).toBe('ਨੀਂਦ');
  expect(wordsNotLatin('Sleep, 2 days')).toBe('');
});
