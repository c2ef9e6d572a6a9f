import { expect, test } from 'vitest';
import { newAppointmentPath } from '../frame/desk-paths.ts';
import { moveToPath } from './use-drag-to-move.ts';

test('a drop on a free time opens the move dialog with its doctor, day and time, and nothing else of its address', () => {
  const free = newAppointmentPath({ doctor: 'd 1', visit: 'video', day: '2026-11-20', time: '10:30 AM' });
  const path = moveToPath('a/1', free, '/dashboard/Appointments?doctor=d');
  expect(path.startsWith('/dashboard/Appointments/a%2F1/move?')).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
    back: '/dashboard/Appointments?doctor=d',
    doctor: 'd 1',
    day: '2026-11-20',
    time: '10:30 AM',
  });
});
