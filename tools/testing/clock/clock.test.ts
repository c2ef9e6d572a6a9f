import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { calendarOf } from './calendar.ts';
import { clocks } from './clocks.ts';
import { clockVariables, reasonAgainstClock, withClock } from './with-clock.ts';

const needsClock = test.skipIf(reasonAgainstClock() !== undefined);

/** Runs Node under the clock of 29 February 2028, noon in India. */
const runOnLeapDay = (...parameters: readonly string[]) =>
  execFileSync(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, ...clockVariables({ moment: '2028-02-29T12:00:00+05:30' }), NODE_OPTIONS: '' },
    encoding: 'utf8',
  });

needsClock(
  'moves the wall clock of Node, of workerd, which Node starts, and of its database',
  () => {
    const moments = JSON.parse(runOnLeapDay(join(import.meta.dirname, 'print-clocks.ts'))) as string[];
    expect(moments).toHaveLength(3);
    for (const moment of moments) expect(moment).toMatch(/^2028-02-29T06:3/);
  },
  60_000,
);

needsClock('leaves the monotonic clock as it is, so that timers run as always', () => {
  const script = `
    const started = performance.now();
    setTimeout(() => console.log(performance.now() - started < 10_000), 10);`;
  expect(runOnLeapDay('--eval', script)).toBe('true\n');
});

needsClock('sets the clock for the commands of one step only', async () => {
  const { moment } = clocks[0] ?? { moment: '' };
  // The tests of the calendar run in a process whose clock is moved.
  const ownShift = Number(process.env.CLOCK_SHIFT_S ?? 0);
  const before = [process.env.LD_PRELOAD, process.env.CLOCK_SHIFT_S];
  const shift = await withClock({ moment }, async () => Number(process.env.CLOCK_SHIFT_S));
  expect(Math.abs(Date.now() + (shift - ownShift) * 1000 - Date.parse(moment))).toBeLessThan(10_000);
  await expect(withClock({ moment }, () => Promise.reject(new Error('a step broke')))).rejects.toThrow();
  expect([process.env.LD_PRELOAD, process.env.CLOCK_SHIFT_S]).toEqual(before);
});

test('covers every weekday, both sides of a new year, the end of February, other last days of a month and Diwali', () => {
  const inIndia = (moment: string) => moment.slice(0, 16).replace('T', ' ');
  const weekdays = new Set(clocks.map(({ moment }) => new Date(moment.slice(0, 10)).getUTCDay()));
  expect(weekdays.size).toBe(7);
  expect(clocks.map(({ moment }) => inIndia(moment))).toEqual(
    expect.arrayContaining([
      ...['2026-12-31 23:50', '2027-01-01 00:10', '2027-06-30 18:30', '2027-01-31 12:00'],
      ...['2028-02-28 09:30', '2028-02-29 12:00', '2027-10-29 18:30'],
    ]),
  );
  expect(clocks.filter(({ inBrowser }) => inBrowser)).toHaveLength(3);
});

needsClock(
  'repeats the browser steps under three clocks and the others under all, and refuses an unknown clock',
  () => {
    const step = (title: string) => ({ title, run: async () => ({ passed: 1, failed: 0, skipped: 0 }) });
    const steps = { everywhere: [step('Unit')], inBrowser: [step('Browser')] };
    const titles = calendarOf([], steps).map(({ title }) => title.split(',')[0]);
    expect(titles.filter((title) => title === 'Unit')).toHaveLength(clocks.length);
    expect(titles.filter((title) => title === 'Browser')).toHaveLength(3);
    expect(calendarOf(['leap-day'], steps)).toHaveLength(2);
    expect(() => calendarOf(['someday'], steps)).toThrow("There is no clock 'someday'.");
  },
);
