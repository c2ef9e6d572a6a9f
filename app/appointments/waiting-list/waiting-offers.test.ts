import { describe, expect, test } from 'vitest';
import { timeKey, type WaitingEntry } from './waiting.values.ts';
import { offerTimes } from './waiting-offers.ts';

const today = '2026-11-20';

const entry = (id: string, other: Partial<WaitingEntry> = {}): WaitingEntry => ({
  id,
  doctorId: 'doctor-1',
  doctorName: 'Dr. Rao',
  visit: 'hospital',
  fromDay: today,
  untilDay: '2026-11-27',
  patientName: id,
  phone: '9000000001',
  safeToCall: true,
  status: 'waiting',
  tries: 0,
  lastTriedAt: null,
  declined: [],
  createdAt: new Date('2026-11-19T05:00:00Z'),
  endedAt: null,
  ...other,
});

/** One free time at 10:00 on 24 November, of one doctor. */
const oneTime = (doctorId: string, _visit: string, day: string) =>
  doctorId === 'doctor-1' && day === '2026-11-24' ? [600] : [];

const offered = (entries: readonly WaitingEntry[], freeOn = oneTime) =>
  offerTimes(entries, freeOn, today).map(({ entry: { id }, day, minute }) => `${id} ${day} ${minute}`);

describe('a free time', () => {
  test('is offered to the first who waits, and to nobody else', () => {
    expect(offered([entry('first'), entry('second')])).toEqual(['first 2026-11-24 600']);
  });

  test('is offered to the first whom it suits', () => {
    expect(
      offered([
        entry('other doctor', { doctorId: 'doctor-2' }),
        entry('other day', { untilDay: '2026-11-23' }),
        entry('did not want it', { declined: [timeKey({ day: '2026-11-24', minute: 600 })] }),
        entry('suits'),
      ]),
    ).toEqual(['suits 2026-11-24 600']);
  });

  test('goes to the next person while the first was called today and not reached', () => {
    const tried = entry('tried', { lastTriedAt: new Date('2026-11-20T05:00:00Z') });
    expect(offered([tried, entry('next')])).toEqual(['next 2026-11-24 600']);
    expect(offered([tried])).toEqual(['tried 2026-11-24 600']);
    const yesterday = entry('yesterday', { lastTriedAt: new Date('2026-11-19T05:00:00Z') });
    expect(offered([yesterday, entry('next')])).toEqual(['yesterday 2026-11-24 600']);
  });

  test('of two goes to two people, each the earliest that suits', () => {
    const twoTimes = (_doctorId: string, _visit: string, day: string) =>
      day === '2026-11-24' ? [600, 630] : [];
    expect(offered([entry('first'), entry('second', { visit: 'video' })], twoTimes)).toEqual([
      'first 2026-11-24 600',
      'second 2026-11-24 630',
    ]);
  });
});
