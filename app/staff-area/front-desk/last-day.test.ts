import { expect, test } from 'vitest';
import { deskPath } from '../frame/desk-paths.ts';
import { dayAddress } from './last-day.ts';

const [today, tomorrow] = ['2026-11-30', '2026-12-01'];

test('leads back to the day with the view and the doctor that were shown', () => {
  const address = `${deskPath}?doctor=d1&view=list`;
  expect(dayAddress(`${today} ${address}`, today, today)).toBe(address);
});

test('leads to another day with the same view', () => {
  expect(dayAddress(`${today} ${deskPath}?doctor=d1&view=list`, tomorrow, today)).toBe(
    `${deskPath}?day=${tomorrow}&view=list`,
  );
});

test.each([null, '', 'x', `${today} https://other.example/?view=list`, `${today} ${deskPath}/new?view=list`])(
  'leads to the day in its usual view after %j',
  (last) => {
    expect(dayAddress(last, today, today)).toBe(deskPath);
  },
);
