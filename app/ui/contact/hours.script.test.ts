import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '#app/hospital-facts/fact-types.ts';
import { openingTimesAt } from '#app/hospital-facts/open-now.ts';
import { weekdays, weekFromMonday } from '#app/time/calendar.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import hoursScript from './hours.script.ts?script';
import { hoursData } from './time-dependent-text.tsx';

const minute = 60_000;
const { time } = openingWords;
const holidays = [
  { day: '2026-11-25', name: 'A Wednesday' },
  { day: '2026-12-01', name: 'A Tuesday' },
];
const hours: OpeningHours = [
  { days: weekFromMonday.slice(0, 6), from: 540, to: 780 },
  { days: weekFromMonday.slice(0, 6), from: 960, to: 1110 },
  { days: ['Sun'], from: 0, to: 30 },
  { days: ['Sun'], from: 1200, to: 1440 },
];

/** Runs the script on a fake page with one paragraph. The test can change the clock and fire events. */
function openPage(start: number, of = hours) {
  const clock = { now: start };
  const sentence = { textContent: 'both', dataset: {} };
  const phone = { hidden: true };
  const paragraph = {
    dataset: {
      hours: hoursData(of, holidays, { open: (closing) => `open until ${closing}`, closed: 'closed' }, time),
    },
    parts: [sentence, phone] as object[],
    querySelectorAll: () => paragraph.parts,
    style: {} as { minHeight?: string },
    offsetHeight: 54,
  };
  class ClockDate extends Date {
    constructor(value: number) {
      super(value);
    }
    static override now = () => clock.now;
  }
  const listeners: Record<string, () => void> = {};
  const addEventListener = (type: string, run: () => void) => {
    listeners[type] = run;
  };
  runInNewContext(hoursScript, {
    addEventListener,
    document: { addEventListener, querySelectorAll: () => [paragraph] },
    Date: ClockDate,
    setInterval: (run: () => void) => addEventListener('interval', run),
  });
  const decideAgain = (type = 'interval') => {
    const run = listeners[type];
    if (!run) throw new Error(`The script does not listen to ${type}.`);
    run();
  };
  return { clock, sentence, phone, paragraph, decideAgain };
}

test('chooses the same sentence as timesAt in every quarter hour of two weeks', () => {
  const start = Date.parse('2026-11-21T18:30:00Z');
  const { clock, sentence, phone, decideAgain } = openPage(start);
  const sentences = new Set<string>();
  for (let step = 0; step < 14 * 24 * 4; step += 1) {
    clock.now = start + step * 15 * minute;
    decideAgain();
    const times = openingTimesAt(hours, holidays, new Date(clock.now));
    expect(sentence.textContent, new Date(clock.now).toISOString()).toBe(
      times ? `open until ${time(times.to)}` : 'closed',
    );
    expect(phone.hidden).toBe(times === undefined);
    sentences.add(sentence.textContent);
  }
  expect([...sentences].sort()).toEqual([
    'closed',
    'open until 1 pm',
    'open until 12:30 am',
    'open until 6:30 pm',
    'open until midnight',
  ]);
});

describe('a page that stays open or is restored from the back/forward cache', () => {
  const noon = Date.parse('2026-11-23T12:00:00+05:30');

  test.each(['pageshow', 'visibilitychange', 'interval'])('chooses again on %s', (event) => {
    const { clock, sentence, decideAgain } = openPage(noon);
    expect(sentence.textContent).toBe('open until 1 pm');
    clock.now += 2 * 60 * minute;
    decideAgain(event);
    expect(sentence.textContent).toBe('closed');
  });

  test('preserves the initial height of the paragraph', () => {
    const { paragraph, decideAgain } = openPage(noon);
    expect(paragraph.style.minHeight).toBe('54px');
    paragraph.offsetHeight = 27;
    decideAgain();
    expect(paragraph.style.minHeight).toBe('54px');
  });
});

test('chooses the sentence of a paragraph without a phone', () => {
  const { paragraph, sentence, decideAgain } = openPage(Date.parse('2026-11-23T12:00:00+05:30'), [
    { days: weekdays, from: 0, to: 60 },
  ]);
  paragraph.parts.pop();
  decideAgain();
  expect(sentence.textContent).toBe('closed');
});
