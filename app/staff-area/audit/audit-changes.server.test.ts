import { expect, test } from 'vitest';
import { changedFields } from './audit-changes.server.ts';

const row = (fields: object) => JSON.stringify({ name: 'Dr. A', fees: 500, version: 1, ...fields });

test('lists each changed field with its old and new value, and no other field', () => {
  expect(changedFields(row({}), row({ fees: 700, version: 2 }))).toEqual(['fees: 500, now 700']);
  expect(changedFields(row({ ekalink: null }), row({ ekalink: 'https://a.example' }))).toEqual([
    'Profile or booking link: nothing, now https://a.example',
  ]);
  expect(changedFields(row({ isActive: 1 }), row({ isActive: 0 }))).toEqual([
    'shown on the website: yes, now no',
  ]);
  expect(changedFields(row({ workingDays: ['Mon'] }), row({ workingDays: ['Mon', 'Tue'] }))).toEqual([
    'working days: ["Mon"], now ["Mon","Tue"]',
  ]);
});

test('names hours of weekdays in words', () => {
  const saturday = { Sat: { from: 540, to: 780 } };
  expect(changedFields(row({ weekdayHours: {} }), row({ weekdayHours: saturday }))).toEqual([
    'different hours on some days: nothing, now Sat 09:00 to 13:00',
  ]);
});

test('names the days of leave in words', () => {
  const leave = [{ from: '2026-12-01', to: '2026-12-03' }];
  expect(changedFields(row({ leave: [] }), row({ leave }))).toEqual([
    'leave: nothing, now 1 December 2026 to 3 December 2026',
  ]);
});

test('cuts long texts and shows no picture keys', () => {
  const [change = ''] = changedFields(row({ about: '' }), row({ about: 'x'.repeat(500) }));
  expect(change.length).toBeLessThan(120);
  expect(changedFields(row({ pictureKey: null }), row({ pictureKey: 'k.webp' }))).toEqual([
    'picture: none, now a photograph',
  ]);
});

test('lists no fields for a row that was created or deleted', () => {
  expect(changedFields(null, row({}))).toEqual([]);
  expect(changedFields(row({}), null)).toEqual([]);
});
