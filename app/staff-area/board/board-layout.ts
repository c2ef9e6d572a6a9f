/** Rows and cells of a board: columns on one axis of half hours. Pure: callers pass the time. */
import { slotMinutes, slots } from '#app/time/slots.ts';

interface Timed {
  readonly minute: number;
}

/** Content of a column: the day of a doctor. */
export interface BoardDay<Visit extends Timed, Free extends Timed> {
  /** In the order of their times. Several may begin in the same half hour. */
  readonly visits: readonly Visit[];
  readonly free: readonly Free[];
  /** Half hours at which the doctor sees people on this day, free or not. */
  readonly hours: readonly number[];
  /** Half hours of those that a leave takes. */
  readonly onLeave: readonly number[];
  /** True if the head of the column says why the day is closed, so that no range repeats it. */
  readonly isClosed: boolean;
  /** Half hours before this minute of the day are over. */
  readonly over: number;
}

/** Why nobody can be booked in a range. */
type ShutReason = 'over' | 'taken' | 'leave' | 'no-hours';

const shutWords: Readonly<Record<ShutReason, string>> = {
  over: 'Over',
  taken: 'Taken',
  leave: 'On leave',
  'no-hours': 'No visits',
};

/** A part of a column: the visits and the free time of one half hour, or a range of half hours that cannot be booked. */
export type BoardCell<Visit extends Timed, Free extends Timed> = {
  /** Index of the first half hour among all slots. */
  readonly row: number;
  /** Number of half hours. */
  readonly span: number;
} & (
  | { readonly visits: readonly Visit[]; readonly free: Free | null }
  /** The words stand in the first range of each reason only; null in the others. */
  | { readonly shut: string | null }
);

/** First and last row, both shown. */
export interface BoardRows {
  readonly first: number;
  readonly last: number;
}

/** Index of the row of a minute. A time outside all slots is shown in the nearest row. */
export const rowOf = (minute: number): number =>
  Math.min(Math.max(Math.floor((minute - (slots[0] ?? 0)) / slotMinutes), 0), slots.length - 1);

/** Returns the rows of a board: the hours of all its columns, and visits outside of them; null if there is nothing to show. */
export function boardRows<Visit extends Timed, Free extends Timed>(
  days: readonly BoardDay<Visit, Free>[],
): BoardRows | null {
  const rows = days.flatMap(({ visits, hours }) =>
    [...visits.map(({ minute }) => minute), ...hours].map(rowOf),
  );
  return rows.length === 0 ? null : { first: Math.min(...rows), last: Math.max(...rows) };
}

function byRow<One extends Timed>(all: readonly One[]): ReadonlyMap<number, readonly One[]> {
  const rows = new Map<number, One[]>();
  for (const one of all) rows.set(rowOf(one.minute), [...(rows.get(rowOf(one.minute)) ?? []), one]);
  return rows;
}

/** Lays out a column: each row of the board is in exactly one cell. */
export function boardCells<Visit extends Timed, Free extends Timed>(
  { visits, free, hours, onLeave, isClosed, over }: BoardDay<Visit, Free>,
  { first, last }: BoardRows,
): readonly BoardCell<Visit, Free>[] {
  const [visitsOf, freeOf] = [byRow(visits), byRow(free)];
  const [hourRows, leaveRows] = [hours, onLeave].map((minutes) => new Set(minutes.map(rowOf)));
  const cells: BoardCell<Visit, Free>[] = [];
  const said = new Set<ShutReason>();
  let range: { row: number; span: number; reason: ShutReason } | undefined;
  const endRange = () => {
    if (range) cells.push({ row: range.row, span: range.span, shut: wordsOf(range.reason) });
    range = undefined;
  };
  const wordsOf = (reason: ShutReason) => {
    const isNew = !isClosed && !said.has(reason);
    said.add(reason);
    return isNew ? shutWords[reason] : null;
  };
  const reasonOf = (row: number): ShutReason => {
    if (leaveRows?.has(row)) return 'leave';
    if (!hourRows?.has(row)) return 'no-hours';
    return (slots[row] ?? 0) < over ? 'over' : 'taken';
  };
  for (let row = first; row <= last; row += 1) {
    const [held = [], [time = null] = []] = [visitsOf.get(row), freeOf.get(row)];
    if (held.length > 0 || time !== null) {
      endRange();
      cells.push({ row, span: 1, visits: held, free: time });
      continue;
    }
    const reason = reasonOf(row);
    if (range?.reason === reason) range.span += 1;
    else {
      endRange();
      range = { row, span: 1, reason };
    }
  }
  endRange();
  return cells;
}
