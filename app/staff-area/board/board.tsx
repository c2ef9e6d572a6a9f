import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { minuteInIndia } from '#app/time/calendar.ts';
import { slotLabel, slotMinutes, slots } from '#app/time/slots.ts';
import { Plus } from '#app/ui/icon/icons.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import * as css from './board.css.ts';
import { type BoardCell, type BoardRows, rowOf } from './board-layout.ts';

interface BoardProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  readonly rows: BoardRows;
  /** The present time; null if no column is today. */
  readonly now: Date | null;
  readonly isNarrow?: boolean;
}

/** Columns on one axis of time. The names of the columns and the times stay in sight while it scrolls. */
export function Board({ rows, now, isNarrow = false, children, ...attributes }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  // Without scripts the board begins at its first row. A week begins there too: the present time says little of other days.
  useEffect(() => {
    if (isNarrow) return;
    const line = board.current?.querySelector<HTMLElement>('[data-now]');
    if (board.current && line) board.current.scrollTop = line.offsetTop - board.current.clientHeight / 3;
  }, [isNarrow]);
  const place = useNowPlace(rows, now);
  const shown = slots.slice(rows.first, rows.last + 1);
  return (
    <div
      ref={board}
      data-scrolls
      {...attributes}
      className={isNarrow ? `${css.board} ${css.narrow}` : css.board}
    >
      <div className={css.axis} aria-hidden>
        <div className={css.corner} />
        <div className={css.cells}>
          {shown.map((minute) => (
            <div
              key={minute}
              className={`${minute % 60 === 0 ? css.fullHour : css.hour} ${css.rowAt[rowOf(minute)]}`}
            >
              {hourText(minute)}
            </div>
          ))}
          {place && (
            <div className={`${css.now} ${place.className}`}>
              <span className={css.nowTime}>{hourText(place.minute)}</span>
            </div>
          )}
        </div>
      </div>
      {place && (
        <div className={css.nowRows} aria-hidden>
          <div data-now className={`${css.nowLine} ${place.className}`} />
        </div>
      )}
      {children}
    </div>
  );
}

const hourText = (minute: number) => slotLabel(minute).slice(0, 5);

/** Milliseconds between two moves of the line. */
const moveEvery = 30_000;

/** Place of the line at the present time; undefined if it is not shown. Without scripts it stands at the time of loading. */
function useNowPlace(rows: BoardRows, loaded: Date | null) {
  const began = loaded?.getTime();
  const [{ since, passed }, setPassed] = useState({ since: began, passed: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(
      () => setPassed({ since: began, passed: performance.now() - start }),
      moveEvery,
    );
    return () => clearInterval(timer);
  }, [began]);
  if (began === undefined) return undefined;
  const minute = minuteInIndia(new Date(began + (since === began ? passed : 0)));
  const row = (minute - (slots[0] ?? 0)) / slotMinutes;
  if (row < rows.first || row >= rows.last + 1) return undefined;
  const part = Math.floor((row % 1) * css.nowParts);
  return { minute, className: `${css.rowAt[Math.floor(row)]} ${css.nowAt[part]}` };
}

interface BoardColumnProps<
  Visit extends { readonly id: string; readonly minute: number },
  Free extends { readonly minute: number },
> {
  readonly title: ReactNode;
  readonly remark: string | null;
  readonly cells: readonly BoardCell<Visit, Free>[];
  readonly showVisit: (visit: Visit) => ReactNode;
  readonly showFree: (free: Free) => ReactNode;
}

/** A column: a name, and its half hours in order. */
export function BoardColumn<
  Visit extends { readonly id: string; readonly minute: number },
  Free extends { readonly minute: number },
>({ title, remark, cells, showVisit, showFree }: BoardColumnProps<Visit, Free>) {
  const id = useId();
  return (
    <section className={css.column} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        {remark && <p className={css.remark}>{remark}</p>}
      </div>
      <ol role="list" className={css.cells}>
        {cells.map((cell) =>
          'shut' in cell ? (
            <li
              key={cell.row}
              className={`${css.shut} ${css.rowAt[cell.row]} ${css.spanOf[cell.span] ?? ''}`}
              aria-hidden={cell.shut === null || undefined}
            >
              {cell.shut}
            </li>
          ) : (
            <li key={cell.row} className={`${css.cell} ${css.rowAt[cell.row]}`}>
              {cell.visits.map(showVisit)}
              {cell.free && showFree(cell.free)}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

interface FreeCellProps {
  readonly minute: number;
  /** Address of the form with doctor, day and time filled in. */
  readonly to: string;
  /** A word beside the time, such as 'Video'; null for none. */
  readonly mark?: string | null;
  /** Rest of the accessible name, after the time. */
  readonly description: string;
}

/** A free time that leads to the form for an appointment. */
export const FreeCell = ({ minute, to, mark = null, description }: FreeCellProps) => (
  <Link to={to} className={css.free} draggable={false} data-free>
    {slotLabel(minute)}
    {mark && <strong>{mark}</strong>}
    <VisuallyHidden>{description}</VisuallyHidden>
    <Plus size={16} className={css.plus} aria-hidden />
  </Link>
);
