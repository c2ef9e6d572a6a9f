import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portraitOf } from './portrait.ts';

const surnames = 'Verma Singh Kaur Sharma Gupta Mehta Bansal Khan Thomas Rao'.split(' ');
const names = 'Asha Rajesh Gurpreet Meera Anil Farah Joseph Lakshmi Vikram Nisha'
  .split(' ')
  .flatMap((first) => surnames.map((surname) => `Dr. ${first} ${surname}`));

test('always chooses the same portrait for a name', () => {
  expect(portraitOf('Dr. Asha Verma')).toBe(portraitOf('Dr. Asha Verma'));
  expect(['', 'a', 'डॉ. आशा वर्मा'].map(portraitOf)).toEqual([
    '/pictures/portraits/2.svg',
    '/pictures/portraits/5.svg',
    '/pictures/portraits/6.svg',
  ]);
});

test('spreads names over all drawings that exist', () => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(portraitOf(name), (counts.get(portraitOf(name)) ?? 0) + 1);
  const folder = join(import.meta.dirname, '../../../public/pictures/portraits');
  expect([...counts.keys()].sort()).toEqual(
    readdirSync(folder)
      .sort()
      .map((file) => `/pictures/portraits/${file}`),
  );
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(names.length / 12);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(names.length / 3);
});
