import { expect, test } from 'vitest';
import { zeroPaise } from '#app/money/money.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { type DeskEntry, openText } from '../front-desk/desk-board.ts';
import { nowAndNext } from './now-and-next.ts';

const day = '2026-11-24';
const now = momentInIndia(day, 10 * 60);

function entry(id: string, minute: number, given: Partial<DeskEntry> = {}): DeskEntry {
  const made: DeskEntry = {
    ...{ id, reference: id, doctorId: 'doctor', doctorName: 'Dr. One', visit: 'hospital', day, minute },
    ...{
      status: 'confirmed',
      arrivedAt: null,
      withDoctorAt: null,
      inBetween: false,
      patientName: id,
      adultName: null,
    },
    ...{ phone: '', safeToCall: true, isNew: false, isUnheld: false, due: zeroPaise, paid: zeroPaise },
    ...{ said: null, unusualVisits: 0, networkRequests: 0, open: null, absence: null, token: null },
    ...given,
  };
  return { ...made, open: openText(made, now) };
}

const arrived = (minute: number) => ({ arrivedAt: momentInIndia(day, minute) });

test('a person of today is in one list: waiting, late or next', () => {
  const lists = nowAndNext(
    [
      entry('Next', 630, { status: 'requested' }),
      entry('Just now', 597),
      entry('Late', 570),
      entry('Came later', 540, arrived(590)),
      entry('Came first', 660, arrived(550)),
      entry('Inside', 530, { ...arrived(530), withDoctorAt: momentInIndia(day, 595) }),
      entry('Done', 480, { ...arrived(480), status: 'completed' }),
      entry('Missed', 490, { status: 'no-show' }),
      entry('Cancelled', 720, { status: 'cancelled' }),
    ],
    now,
  );
  const shown = Object.values(lists).map(({ shown }) =>
    shown.map(({ patientName, remark }) => [patientName, remark]),
  );
  expect(shown).toEqual([
    [
      ['Came first', 'Waits 50 min'],
      ['Came later', 'Waits 10 min'],
    ],
    [['Late', 'Late: 30 min']],
    [
      ['Just now', null],
      ['Next', null],
    ],
  ]);
});

test('a list shows five people in the order of their times, and counts all', () => {
  const { next } = nowAndNext(
    [690, 630, 720, 660, 780, 750, 810].map((minute) => entry(String(minute), minute)),
    now,
  );
  expect(next.count).toBe(7);
  expect(next.shown.map(({ minute }) => minute)).toEqual([630, 660, 690, 720, 750]);
});
