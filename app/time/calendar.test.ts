import { describe, expect, test } from 'vitest';
import { setTimeZone, timeZones } from '#tests/support/time-zones.ts';
import {
  addDays,
  addMonths,
  dayInIndia,
  dayOf,
  daysFrom,
  financialYearLabel,
  financialYearOf,
  isDay,
  isMonth,
  minuteInIndia,
  minuteOfClock,
  momentInIndia,
  monthOf,
  spanOfMonth,
  weekdayOf,
} from './calendar.ts';

describe.each(timeZones)('on a machine in %s', (zone) => {
  test('a day begins at midnight in India', () => {
    setTimeZone(zone);
    const [before, midnight] = [new Date('2026-11-20T18:29:59.999Z'), new Date('2026-11-20T18:30:00Z')];
    expect([dayInIndia(before), minuteInIndia(before)]).toEqual(['2026-11-20', 24 * 60 - 1]);
    expect([dayInIndia(midnight), minuteInIndia(midnight)]).toEqual(['2026-11-21', 0]);
    expect(momentInIndia('2026-11-21', 0)).toEqual(midnight);
  });

  test('converts a minute of a day to a moment and back', () => {
    setTimeZone(zone);
    for (const day of ['2028-02-29', '2026-03-08', '2026-11-01', '2026-12-31']) {
      const moment = momentInIndia(day, 570);
      expect([dayInIndia(moment), minuteInIndia(moment)]).toEqual([day, 570]);
    }
    expect(momentInIndia('2028-02-29', 540).toISOString()).toBe('2028-02-29T03:30:00.000Z');
  });

  test('days are consecutive across 29 February and the clock changes of other countries', () => {
    setTimeZone(zone);
    expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(new Set(daysFrom('2026-01-01', 365)).size).toBe(365);
    expect(weekdayOf('2028-02-29')).toBe('Tue');
    expect(weekdayOf('2026-11-22')).toBe('Sun');
  });
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['20261101', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
  ['9999-12-31', false],
  ['0000-01-01', false],
  ['+010000-01-01', false],
  ['', false],
])('isDay(%j) is %s', (text, answer) => {
  expect(isDay(text)).toBe(answer);
});

test('reads a typed day and a time in the digits of any script, and refuses no day', () => {
  expect([' 2026-11-30 ', '२०२६-११-३०', '੨੦੨੬-੧੧-੩੦'].map(dayOf)).toEqual(Array(3).fill('2026-11-30'));
  expect(['', '30-11-2026', '२०२६-११-३१'].map(dayOf)).toEqual(Array(3).fill(undefined));
  expect(['09:30', '०९:३०', '੦੯:੩੦'].map(minuteOfClock)).toEqual(Array(3).fill(570));
});

test('a financial year begins in April', () => {
  expect(financialYearOf('2027-03-31')).toBe(2026);
  expect(financialYearOf('2027-04-01')).toBe(2027);
  expect(financialYearLabel(2026)).toBe('2026-27');
  expect(financialYearLabel(2099)).toBe('2099-00');
});

test('months follow one another across the turn of a year', () => {
  expect(monthOf('2026-11-20')).toBe('2026-11');
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-03', -15)]).toEqual([
    '2027-01',
    '2025-12',
    '2024-12',
  ]);
  expect(spanOfMonth('2028-02')).toEqual({ from: '2028-02-01', until: '2028-03-01' });
  expect(spanOfMonth('2026-12')).toEqual({ from: '2026-12-01', until: '2027-01-01' });
});

test.each([
  ['2026-11', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['9999-12', false],
  ['2026-11-20', false],
  ['', false],
])('isMonth(%j) is %s', (text, answer) => {
  expect(isMonth(text)).toBe(answer);
});
