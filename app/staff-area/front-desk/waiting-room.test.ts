import { expect, test } from 'vitest';
import { zeroPaise } from '#app/money/money.ts';
import type { DeskEntry } from './desk-board.ts';
import { waitedText, waitingRoom, withDoctors } from './waiting-room.ts';

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

test('leaves out of the order of waiting people who is with the doctor, and lists those by themselves', () => {
  const arrivedAt = new Date('2026-11-20T03:50:00Z');
  const people = [
    entry('Waits', { arrivedAt: new Date('2026-11-20T04:00:00Z') }),
    entry('Inside', { arrivedAt, withDoctorAt: new Date('2026-11-20T04:48:00Z') }),
    entry('Inside for longer', { arrivedAt, withDoctorAt: new Date('2026-11-20T04:30:00Z') }),
    entry('Seen', { arrivedAt, withDoctorAt: arrivedAt, status: 'completed' }),
  ];
  const named = (list: ReturnType<typeof waitingRoom>) =>
    list.map(({ patientName, minutes }) => [patientName, minutes]);
  expect(named(waitingRoom(people, now))).toEqual([['Waits', 60]]);
  expect(named(withDoctors(people, now))).toEqual([
    ['Inside for longer', 30],
    ['Inside', 12],
  ]);
});
