import { expect, test } from 'vitest';
import { isSensitivePage } from './sensitive-pages.ts';
import { suggestPages } from './suggest-pages.server.ts';

const suggested = (path: string) => suggestPages(path).map((page) => page.path);

test.each([
  ['a letter missing', '/depresion', '/depression'],
  ['words written together', '/sleepwalking', '/sleep-walking'],
  ['words set apart by capitals', '/SleepWalking', '/sleep-walking'],
  ['a singular', '/doctor', '/doctors'],
  ['more path than the page has', '/depression/treatment', '/depression'],
  ['a word of the title only', '/buprenorphine', '/OstAddiction'],
  ['a word of the summary only', '/timeline', '/detoxprogram'],
  ['an old file name', '/about.html', '/about'],
])('with %s the page is suggested', (_, asked, page) => {
  expect(suggested(asked)).toContain(page);
});

test('a mistyped path has its own page first', () => {
  expect(suggested('/migrane')[0]).toBe('/migraine');
  expect(suggested('/epilepcy-clinic')[0]).toBe('/epilepsy-clinic');
});

test('there are never more than five suggestions', () => {
  expect(suggested('/therapy-sleep-children-treatment-clinic')).toHaveLength(5);
});

test.each(['/', '/zzqqxx', '/%', '/%E0%A4%A8', '/../..', `/${'%25'.repeat(4000)}`])(
  'a path that is like no page has no suggestions: %#',
  (path) => {
    expect(suggested(path)).toEqual([]);
  },
);

test('a very long path takes less than a second of CPU time', () => {
  const before = process.cpuUsage();
  suggestPages(`/${'sleep-therapy-'.repeat(5000)}`);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test.each([
  ['under /hi', '/hi/depresion', '/depression'],
  ['in Devanagari', '/hi/डिप्रेशन', '/depression'],
  ['in Devanagari as browsers send it', `/hi/${encodeURIComponent('मिर्गी क्लिनिक')}`, '/epilepsy-clinic'],
])('a path %s has its page first', (_, asked, page) => {
  expect(suggested(asked)[0]).toBe(page);
});

test('ignores the prefix of a Hindi address', () => {
  expect(suggested('/hi')).toEqual([]);
  expect(suggested('/hi/migrane')).toEqual(suggested('/migrane'));
});

test.each([
  '/sexual-wellness-programme',
  '/SexualWellness',
  '/premature-ejaculatoin',
  '/erectile',
  '/dhat',
  '/hi/anorgasmi',
  `/hi/${encodeURIComponent('यौन स्वास्थ्य')}`,
  '/wellness',
  '/reduced-libido',
])('%s suggests no page about sex', (path) => {
  expect(suggested(path).filter(isSensitivePage)).toEqual([]);
});
