import { expect, test } from 'vitest';
import { changedFields } from './audit-changes.server.ts';

const row = (fields: object) => JSON.stringify({ name: 'Dr. A', fees: 500, version: 1, ...fields });

test('each field that a change overwrote is told with what it said, and nothing else', () => {
  expect(changedFields(row({}), row({ fees: 700, version: 2 }))).toEqual(['fees: 500, now 700']);
  expect(changedFields(row({ ekalink: null }), row({ ekalink: 'https://a.example' }))).toEqual([
    'ekaLink: nothing, now https://a.example',
  ]);
  expect(changedFields(row({ isActive: 1 }), row({ isActive: 0 }))).toEqual([
    'shown on the website: yes, now no',
  ]);
  expect(changedFields(row({ workingDays: ['Mon'] }), row({ workingDays: ['Mon', 'Tue'] }))).toEqual([
    'working days: ["Mon"], now ["Mon","Tue"]',
  ]);
});

test('a text that is long is cut, and a key of a picture is no word for a reader', () => {
  const [told = ''] = changedFields(row({ about: '' }), row({ about: 'x'.repeat(500) }));
  expect(told.length).toBeLessThan(120);
  expect(changedFields(row({ pictureKey: null }), row({ pictureKey: 'k.webp' }))).toEqual([
    'picture: none, now a photograph',
  ]);
});

test('of what was made or deleted the action says all', () => {
  expect(changedFields(null, row({}))).toEqual([]);
  expect(changedFields(row({}), null)).toEqual([]);
});
