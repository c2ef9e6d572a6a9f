import { expect, test } from 'vitest';
import {
  hoursMessages,
  leaveHours,
  leaveMessage,
  leaveText,
  offeredVideoSlots,
  registrationMessage,
  registrationText,
  workingDaysOf,
} from './doctor-hours.ts';

test('sorts working days, removes duplicates, and refuses an unknown day', () => {
  expect(workingDaysOf(['Sun', 'Mon', 'Mon'])).toEqual(['Mon', 'Sun']);
  expect(workingDaysOf(['Monday'])).toBeUndefined();
});

test('refuses a registration without a council or without a number', () => {
  expect(registrationMessage('A council', ' ')).toBe(hoursMessages.registration);
  expect(registrationMessage('', '')).toBeUndefined();
  expect(registrationText({ registrationCouncil: 'A council', registrationNumber: '12' })).toBe(
    'Reg. no. 12, A council',
  );
});

test('offers video slots only of registered doctors', () => {
  const doctor = { videoSlots: [540], registrationCouncil: 'A council', registrationNumber: '12' };
  expect(offeredVideoSlots(doctor)).toEqual([540]);
  expect(offeredVideoSlots({ ...doctor, registrationCouncil: null, registrationNumber: null })).toEqual([]);
});

test('refuses hours of a leave that are not on a clock, end before they begin, or are half entered', () => {
  const leave = (fromTime?: string, toTime?: string) =>
    leaveMessage([
      { from: '2026-12-24', to: '2026-12-24', ...leaveHours(fromTime ?? '', toTime ?? ''), note: '' },
    ]);
  expect(leave()).toBeUndefined();
  expect(leave('14:00', '16:00')).toBeUndefined();
  for (const [from, to] of [
    ['14:00', ''],
    ['', '14:00'],
    ['16:00', '14:00'],
    ['14:00', '14:00'],
    ['2 pm', '4 pm'],
    ['14:00', '24:00'],
  ])
    expect(leave(from, to)).toBe(hoursMessages.leaveHours);
  expect(
    leaveText([{ from: '2026-12-24', to: '2026-12-24', fromTime: '14:00', toTime: '16:00', note: '' }]),
  ).toBe('24 December 2026, 14:00 to 16:00');
});

test('refuses a leave without a last day, or with the last day before the first', () => {
  const leave = (from: string, to: string) => leaveMessage([{ from, to, note: '' }]);
  expect(leave('2026-12-24', '2026-12-24')).toBeUndefined();
  expect(leave('2026-12-24', '2026-12-23')).toBe(hoursMessages.leaveOrder);
  expect(leave('2026-12-24', '')).toBe(hoursMessages.leave);
  expect(leaveText([{ from: '2026-12-24', to: '2026-12-25', note: 'Family' }])).toBe(
    '24 December 2026 to 25 December 2026 (Family)',
  );
});
