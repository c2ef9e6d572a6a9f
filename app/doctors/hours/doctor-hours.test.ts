import { expect, test } from 'vitest';
import {
  hoursMessages,
  leaveMessage,
  leaveText,
  offeredVideoSlots,
  registrationMessage,
  registrationText,
  workingDaysOf,
} from './doctor-hours.ts';

test('working days come in the order of the week, each once, and an unknown one is none', () => {
  expect(workingDaysOf(['Sun', 'Mon', 'Mon'])).toEqual(['Mon', 'Sun']);
  expect(workingDaysOf(['Monday'])).toBeUndefined();
});

test('half a registration names nobody', () => {
  expect(registrationMessage('A council', ' ')).toBe(hoursMessages.registration);
  expect(registrationMessage('', '')).toBeUndefined();
  expect(registrationText({ registrationCouncil: 'A council', registrationNumber: '12' })).toBe(
    'Reg. no. 12, A council',
  );
});

test('video is offered by who is registered', () => {
  const doctor = { videoSlots: [540], registrationCouncil: 'A council', registrationNumber: '12' };
  expect(offeredVideoSlots(doctor)).toEqual([540]);
  expect(offeredVideoSlots({ ...doctor, registrationCouncil: null, registrationNumber: null })).toEqual([]);
});

test('a leave has two days in their order', () => {
  const leave = (from: string, to: string) => leaveMessage([{ from, to, note: '' }]);
  expect(leave('2026-12-24', '2026-12-24')).toBeUndefined();
  expect(leave('2026-12-24', '2026-12-23')).toBe(hoursMessages.leaveOrder);
  expect(leave('2026-12-24', '')).toBe(hoursMessages.leave);
  expect(leaveText([{ from: '2026-12-24', to: '2026-12-25', note: 'Family' }])).toBe(
    '24 December 2026 to 25 December 2026 (Family)',
  );
});
