import { Link } from 'react-router';
import { isBooked } from '#app/appointments/appointment.values.ts';
import { statusText } from '#app/appointments/appointment.words.ts';
import { formatMoney } from '#app/money/money.ts';
import { minuteInIndia } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { Board, BoardColumn, FreeCell } from '../../board/board.tsx';
import { boardCells, boardRows } from '../../board/board-layout.ts';
import { appointmentPath, doctorWeekPath, newAppointmentPath } from '../../frame/desk-paths.ts';
import { appointmentsOf, type DeskEntry, type DeskSection, freeTimesOf } from '../desk-board.ts';
import { isChangeableByDesk } from '../desk-steps.ts';
import { useDragToMove } from '../use-drag-to-move.ts';
import { AwayDoctors } from './away-doctors.tsx';
import { cardOf } from './card-look.ts';
import * as css from './day-board.css.ts';
import { DeskActions } from './desk-actions.tsx';
import { SafeToCall } from './safe-to-call.tsx';
import { VisitMarks } from './visit-marks.tsx';

interface DayBoardProps {
  readonly sections: readonly DeskSection[];
  readonly day: string;
  readonly today: string;
  readonly now: Date;
  readonly back: string;
}

const wholeDay = 24 * 60;

/** A day with the doctors beside each other on one axis of time. */
export function DayBoard({ sections, day, today, now, back }: DayBoardProps) {
  const drag = useDragToMove(back);
  const over = day < today ? wholeDay : day === today ? minuteInIndia(now) : 0;
  const columns = sections
    .filter(({ rows }) => rows.length > 0)
    .map((section) => ({ section, content: contentOf(section, over) }));
  const rows = boardRows(columns.map(({ content }) => content));
  return (
    <>
      <AwayDoctors sections={sections.filter((section) => section.rows.length === 0)} />
      {rows === null ? (
        <p>No appointments found</p>
      ) : (
        <Board key={day} rows={rows} now={day === today ? now : null} {...drag}>
          {columns.map(({ section: { key, title, doctorId, hours }, content }) => (
            <BoardColumn
              key={key}
              title={
                doctorId === null ? title : <DoctorLink id={doctorId} name={title} day={day} today={today} />
              }
              remark={hours?.closed ?? countsOf(content, day < today)}
              cells={boardCells(content, rows)}
              showVisit={(entry) => <VisitCard key={entry.id} entry={entry} today={today} back={back} />}
              showFree={({ minute, visit }) => (
                <FreeCell
                  key={`free-${minute}`}
                  minute={minute}
                  to={newAppointmentPath({ doctor: key, visit, day, time: slotLabel(minute) })}
                  mark={visit === 'video' ? 'Video' : null}
                  description={`, free with ${title}: enter an appointment`}
                />
              )}
            />
          ))}
        </Board>
      )}
    </>
  );
}

const contentOf = (section: DeskSection, over: number) => ({
  visits: appointmentsOf(section),
  free: freeTimesOf(section),
  hours: section.hours?.seen ?? [],
  onLeave: section.hours?.onLeave ?? [],
  isClosed: section.hours?.closed != null,
  over,
});

function countsOf({ visits, free }: ReturnType<typeof contentOf>, isPast: boolean): string {
  const booked = `${visits.filter(isBooked).length} booked`;
  return isPast ? booked : `${booked}, ${free.length} free`;
}

interface DoctorLinkProps extends Pick<DayBoardProps, 'day' | 'today'> {
  readonly id: string;
  readonly name: string;
}

/** Name of a doctor, which leads to the week. */
const DoctorLink = ({ id, name, day, today }: DoctorLinkProps) => (
  <Link to={doctorWeekPath({ doctor: id, day: day === today ? null : day })} className={css.doctor}>
    {name}
    <VisuallyHidden>: week</VisuallyHidden>
  </Link>
);

interface VisitCardProps {
  readonly entry: DeskEntry;
  readonly today: string;
  readonly back: string;
}

/** An appointment on the board. A press opens it; the note is never shown here. */
function VisitCard({ entry, today, back }: VisitCardProps) {
  const { id, minute, patientName, safeToCall, token, arrivedAt, due } = entry;
  const nameId = `name-${id}`;
  const isHereToPay = arrivedAt !== null && due > 0;
  return (
    <div
      id={`appointment-${id}`}
      className={cardOf(entry)}
      data-movable={isChangeableByDesk(entry) ? id : undefined}
    >
      <p className={css.who}>
        <span className={css.time}>{slotLabel(minute)}</span>{' '}
        <Link id={nameId} to={appointmentPath(id)} className={css.name} draggable={false}>
          {patientName}
          <VisuallyHidden>, {slotLabel(minute)}</VisuallyHidden>
        </Link>
      </p>
      <div className={css.foot}>
        <span className={css.status}>{statusText(entry)}</span>
        {token !== null && <span className={css.token}>{`No. ${token}`}</span>}
        {isHereToPay && <span className={css.small}>{`${formatMoney(due)} to pay`}</span>}
        <VisitMarks entry={entry} />
        <SafeToCall answer={safeToCall} />
        <div className={css.actions}>
          <DeskActions entry={entry} today={today} back={back} describedBy={nameId} />
        </div>
      </div>
    </div>
  );
}
