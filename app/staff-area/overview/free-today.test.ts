import { expect, test } from 'vitest';
import { freeBySpecialty } from './free-today.ts';

const doctor = (id: string, specialization: string, ...minutes: readonly number[]) => ({
  ...{ id, name: `Dr. ${id}`, specialization },
  free: minutes.map((minute) => ({ minute, visit: 'hospital' as const })),
});

test('free times are counted by specialty, whatever its case, with the soonest one', () => {
  expect(
    freeBySpecialty([
      doctor('A', 'Psychiatry', 720, 750),
      doctor('B', 'Child psychiatry', 600),
      doctor('C', 'psychiatry ', 690),
    ]),
  ).toEqual([
    {
      specialty: 'Child psychiatry',
      count: 1,
      first: { minute: 600, visit: 'hospital', doctorId: 'B', doctorName: 'Dr. B' },
    },
    {
      specialty: 'Psychiatry',
      count: 3,
      first: { minute: 690, visit: 'hospital', doctorId: 'C', doctorName: 'Dr. C' },
    },
  ]);
});

test('a specialty without a free time is left out', () => {
  expect(freeBySpecialty([doctor('A', 'Psychiatry')])).toEqual([]);
});
