import { expect, test } from 'vitest';
import { zeroPaise } from '#app/money/money.ts';
import type { DeskEntry } from './desk-board.ts';
import { peopleHere, waitedText, waitingRoom } from './waiting-room.ts';

const now = new Date('2026-11-20T05:00:00Z');

const entry = (patientName: string, other: Partial<DeskEntry>): DeskEntry => ({
  id: patientName,
  reference: 'K7P4RX',
  doctorId: 'doctor-1',
  doctorName: 'Dr. Rao',
  visit: 'hospital',
  day: '2026-11-20',
  minute: 600,
  status: 'confirmed',
  arrivedAt: null,
  withDoctorAt: null,
  inBetween: false,
  unusualVisits: 0,
  patientName,
  adultName: null,
  phone: '9000000001',
  safeToCall: true,
  isNew: false,
  isUnheld: false,
  said: null,
  networkRequests: 0,
  due: zeroPaise,
  paid: zeroPaise,
  open: null,
  absence: null,
  token: null,
  ...other,
});

test('lists who has arrived and is not completed, the longest waiting first', () => {
  const people = waitingRoom(
    [
      entry('Late', { token: 3, arrivedAt: new Date('2026-11-20T04:55:30Z') }),
      entry('Early', { token: 1, arrivedAt: new Date('2026-11-20T03:50:00Z') }),
      entry('Seen', { arrivedAt: new Date('2026-11-20T03:40:00Z'), status: 'completed' }),
      entry('Not here yet', {}),
    ],
    now,
  );
  expect(people.map(({ patientName, token, minutes }) => [patientName, token, waitedText(minutes)])).toEqual([
    ['Early', 1, '1 h 10 min'],
    ['Late', 3, '4 min'],
  ]);
});

test('keeps the place of a person who goes in to the doctor, and leaves them out of those who wait', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  const people = [
    entry('Waits', { arrivedAt: at('04:00:00') }),
    entry('Inside', { arrivedAt: at('03:50:00'), withDoctorAt: at('04:48:00') }),
    entry('Inside for longer', { arrivedAt: at('04:10:00'), withDoctorAt: at('04:30:00') }),
    entry('Seen', { arrivedAt: at('03:50:00'), withDoctorAt: at('03:50:00'), status: 'completed' }),
  ];
  const named = (list: ReturnType<typeof waitingRoom>) =>
    list.map(({ patientName, isInside, minutes }) => [patientName, isInside, minutes]);
  expect(named(waitingRoom(people, now))).toEqual([['Waits', false, 60]]);
  expect(named(peopleHere(people, now))).toEqual([
    ['Inside', true, 12],
    ['Waits', false, 60],
    ['Inside for longer', true, 30],
  ]);
});
