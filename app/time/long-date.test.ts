import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { timeZones } from '#tests/support/time-zones.ts';
import { dayOfMonth, longDate, longMonth, rowDay, shortDate, weekdayDate } from './long-date.ts';

test('the day of a row has its year if that is not the year of today', () => {
  expect(rowDay('2028-02-29', '2028-11-30')).toBe('Tue 29 Feb');
  expect(rowDay('2028-02-29', '2027-11-30')).toBe('Tue 29 Feb 2028');
});

test('formats a day as the same day', () => {
  expect(longDate('2026-11-20')).toBe('20 November 2026');
  expect(longDate('2026-01-01')).toBe('1 January 2026');
  expect(longDate('2025-12-31')).toBe('31 December 2025');
});

test('formats a moment as the day in India', () => {
  expect(longDate('2026-11-20T18:29:59.999Z')).toBe('20 November 2026');
  expect(longDate('2026-11-20T18:30:00.000Z')).toBe('21 November 2026');
  expect(longDate(Date.UTC(2026, 11, 31, 18, 30))).toBe('1 January 2027');
});

test('the long and short formats agree on weekday and date', () => {
  expect(weekdayDate('2028-02-29')).toBe('Tuesday 29 February');
  expect(shortDate('2028-02-29')).toBe('Tue 29 Feb');
  expect(dayOfMonth('2028-02-29')).toBe('29 Feb');
  expect(longMonth('2028-02-01')).toBe('February 2028');
});

// A formatter takes its time zone when its module is loaded, so only another process shows whether it uses
// the machine's zone.
test.each(timeZones)('formats every day and moment alike on a machine in %s', (zone) => {
  const words = `
    const { longDate, weekdayDate, shortDate, dayOfMonth } = await import('./long-date.ts');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    console.log(JSON.stringify([
      timeZone.replace('Calcutta', 'Kolkata'),
      longDate('2026-11-20T18:29:59.999Z'), longDate('2026-11-20T18:30:00Z'), longDate('2028-02-29'),
      ...[weekdayDate, shortDate, dayOfMonth].map((say) => say('2028-02-29')),
    ]))`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', words], {
    cwd: import.meta.dirname,
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(JSON.parse(said)).toEqual([
    zone,
    ...['20 November 2026', '21 November 2026', '29 February 2028'],
    ...['Tuesday 29 February', 'Tue 29 Feb', '29 Feb'],
  ]);
});
