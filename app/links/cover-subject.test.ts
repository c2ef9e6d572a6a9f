import { expect, test } from 'vitest';
import { coverSubjectOf, isCoverSubject } from './cover-subject.ts';

test.each([
  ['Simple tips for better sleep', 'sleep'],
  ['नींद नहीं आती? पाँच बातें', 'sleep'],
  ['ਨਸ਼ਾ ਛੱਡਣ ਦੇ ਪਹਿਲੇ ਦਿਨ', 'recovery'],
  ['Steps for stress: a breathing exercise', 'breath'],
  ['Managing stress better: making room', 'wind'],
  ['I had a black dog, his name was depression', 'rain'],
  ['Talking to your teenager', 'child'],
  ['How a family can help', 'family'],
  ['ਮਿਰਗੀ ਦੇ ਦੌਰੇ ਵਿੱਚ ਕੀ ਕਰੀਏ', 'storm'],
])('a title names its subject: %s', (title, subject) => {
  expect(coverSubjectOf(title)).toBe(subject);
});

test('a title without a known word, and a link without a title, have no subject', () => {
  expect(coverSubjectOf('Our new building')).toBeUndefined();
  expect(coverSubjectOf(null)).toBeUndefined();
});

test('only names of subjects count as subjects of an address', () => {
  expect(isCoverSubject('sleep')).toBe(true);
  expect(isCoverSubject('toString')).toBe(false);
});
