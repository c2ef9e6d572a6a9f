import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slots } from '#app/time/slots.ts';
import { type BoardDay, boardCells, boardRows, rowOf } from './board-layout.ts';

interface Timed {
  readonly minute: number;
}
const at = (...minutes: readonly number[]): readonly Timed[] => minutes.map((minute) => ({ minute }));

const day = (other: Partial<BoardDay<Timed, Timed>> = {}): BoardDay<Timed, Timed> => ({
  visits: [],
  free: [],
  hours: [540, 570, 600, 630],
  onLeave: [],
  isClosed: false,
  over: 0,
  ...other,
});

/** Cells as texts: the rows, and what is in them. */
const textsOf = (one: BoardDay<Timed, Timed>, rows = boardRows([one]) ?? { first: 0, last: 0 }) =>
  boardCells(one, rows).map((cell) =>
    'shut' in cell
      ? `${cell.row}+${cell.span} ${cell.shut ?? '-'}`
      : `${cell.row} ${cell.visits.length}${cell.free ? ' free' : ''}`,
  );

describe('the rows of a board', () => {
  test('are the hours of all columns, and the appointments outside of them', () => {
    const days = [day(), day({ hours: [720], visits: at(900) })];
    expect(boardRows(days)).toEqual({ first: 0, last: rowOf(900) });
  });

  test('are none if nobody works and nobody comes', () => {
    expect(boardRows([day({ hours: [] })])).toBeNull();
  });

  test('have the nearest one for a time outside all slots', () => {
    expect([rowOf(0), rowOf(605), rowOf(1439)]).toEqual([0, 2, slots.length - 1]);
  });
});

describe('the cells of a column', () => {
  test('have appointments and free times in their own row', () => {
    expect(textsOf(day({ visits: at(540), free: at(570, 600, 630) }))).toEqual([
      '0 1',
      '1 0 free',
      '2 0 free',
      '3 0 free',
    ]);
  });

  test('have appointments of the same half hour below each other, and its free time after them', () => {
    const cells = boardCells(day({ visits: at(540, 540, 555), free: at(540) }), { first: 0, last: 0 });
    expect(cells).toEqual([{ row: 0, span: 1, visits: at(540, 540, 555), free: { minute: 540 } }]);
  });

  test('join half hours that cannot be booked for one reason, and say each reason once', () => {
    const rows = { first: 0, last: 7 };
    const one = day({ hours: [570, 600, 630, 690, 720], onLeave: [720], visits: at(600), over: 700 });
    expect(textsOf(one, rows)).toEqual([
      '0+1 No visits',
      '1+1 Over',
      '2 1',
      '3+1 -',
      '4+1 -',
      '5+1 -',
      '6+1 On leave',
      '7+1 -',
    ]);
  });

  test('say nothing where the head of the column says why the day is closed', () => {
    expect(textsOf(day({ isClosed: true, onLeave: [540, 570, 600, 630] }))).toEqual(['0+4 -']);
  });

  test('call a time taken that an appointment outside of the filter holds', () => {
    expect(textsOf(day({ hours: [540], over: 0 }))).toEqual(['0+1 Taken']);
  });

  test('cover each row of the board exactly once, whatever is in the day', () => {
    const minutes = fc.array(fc.constantFrom(...slots), { maxLength: 12 });
    fc.assert(
      fc.property(minutes, minutes, minutes, minutes, (visits, free, hours, onLeave) => {
        const one = day({ visits: at(...visits), free: at(...free), hours, onLeave, over: 700 });
        const rows = { first: 0, last: slots.length - 1 };
        const covered = boardCells(one, rows).flatMap(({ row, span }) =>
          Array.from({ length: span }, (_, index) => row + index),
        );
        expect(covered).toEqual(slots.map((_, index) => index));
      }),
    );
  });
});
