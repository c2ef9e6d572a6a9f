import { expect, test } from 'vitest';
import { type Attendance, messageGroups } from '#app/appointments/appointment-figures.ts';
import { type AttendanceFigures, attendanceText } from './attendance.ts';

const span = { from: '2026-11-01', until: '2026-11-29' };
const none: Attendance = { came: 0, missed: 0 };

const figures = (before: Attendance, since: Partial<AttendanceFigures['since']['byGroup']>) => ({
  before: { span, all: before },
  since: {
    span,
    byGroup: {
      ...(Object.fromEntries(
        messageGroups.map((group) => [group, none]),
      ) as AttendanceFigures['since']['byGroup']),
      ...since,
    },
    isCut: false,
  },
});

test('with 100 visits on both sides it says the shares, and of small groups the counts only', () => {
  const { rows, conclusion } = attendanceText(
    figures({ came: 62, missed: 38 }, { none: { came: 30, missed: 20 }, sms: { came: 80, missed: 20 } }),
  );
  expect(rows).toEqual([
    ['Before', '62 of 100 came (62%)', 38],
    ['Since', '110 of 150 came (73%)', 40],
    ['Since: No messages', '30 of 50 came', 20],
    ['Since: SMS', '80 of 100 came (80%)', 20],
    ['Since: WhatsApp', 'no visits', 0],
    ['Since: By hand', 'no visits', 0],
  ]);
  expect(conclusion).toContain('Before, 62% came; since then, 73%.');
});

test.each<[string, Attendance, Attendance]>([
  ['before', { came: 99, missed: 0 }, { came: 500, missed: 100 }],
  ['since then', { came: 500, missed: 100 }, { came: 98, missed: 1 }],
  ['on both sides', none, none],
])('with fewer than 100 visits %s it shows counts only, and says so', (_, before, whatsapp) => {
  const { rows, conclusion } = attendanceText(figures(before, { whatsapp }));
  expect(conclusion).toMatch(/^Counts only: a share needs at least 100 visits on both sides\./);
  expect(JSON.stringify([rows, conclusion])).not.toContain('%');
});
