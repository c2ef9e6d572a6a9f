import { Link } from 'react-router';
import { type VisitKind, visitLabels } from '#app/appointments/appointment.values.ts';
import { statusText } from '#app/appointments/appointment.words.ts';
import { addDays, minuteInIndia } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Board, BoardColumn, FreeCell } from '../board/board.tsx';
import { boardCells, boardRows } from '../board/board-layout.ts';
import { appointmentPath, deskPathWith, doctorWeekPath, newAppointmentPath } from '../frame/desk-paths.ts';
import { cardOf } from '../front-desk/parts/card-look.ts';
import { DayAndDoctor, StepLink } from '../front-desk/parts/day-and-doctor.tsx';
import * as bar from '../front-desk/parts/desk-bar.css.ts';
import * as css from './doctor-week.css.ts';
import type { DoctorWeek, WeekQuery } from './doctor-week.server.ts';
import type { WeekDay, WeekVisit } from './doctor-week.ts';

type Week = NonNullable<DoctorWeek['week']>;

interface DoctorWeekPageProps {
  readonly query: WeekQuery;
  readonly today: string;
  readonly now: Date;
  readonly doctors: DoctorWeek['doctors'];
  readonly week: Week;
}

/** Filters and seven days of one doctor. A free time opens the form for that doctor, day, time and kind of visit. */
export function DoctorWeekPage({ query, today, now, doctors, week }: DoctorWeekPageProps) {
  const { doctor, remark, visit, kinds, days } = week;
  const at = (day: string, kind: VisitKind | null = query.visit) =>
    doctorWeekPath({ doctor: doctor.id, visit: kind, day: day === today ? null : day });
  return (
    <>
      <div className={bar.bar}>
        <nav className={bar.days} aria-label="Weeks">
          <StepLink to={at(addDays(query.day, -7))} towards="before" label="Week before" />
          <RouterButtonLink to={at(today)} variant="secondary" size="small" preventScrollReset>
            From today
          </RouterButtonLink>
          <StepLink to={at(addDays(query.day, 7))} towards="after" label="Week after" />
        </nav>
        <form key={JSON.stringify(query)} method="get" action={doctorWeekPath({})} className={bar.filters}>
          <DayAndDoctor dayLabel="First day" day={query.day} doctorId={doctor.id} doctors={doctors} />
        </form>
        {kinds.length > 1 &&
          kinds.map((kind) => (
            <RouterButtonLink
              key={kind}
              to={at(query.day, kind)}
              variant={kind === visit ? 'secondary' : 'quiet'}
              size="small"
              aria-current={kind === visit ? 'true' : undefined}
              preventScrollReset
            >
              {visitLabels[kind]}
            </RouterButtonLink>
          ))}
        <RouterButtonLink
          to={deskPathWith({ day: query.day === today ? null : query.day, doctor: doctor.id })}
          variant="quiet"
          size="small"
        >
          Day of this doctor
        </RouterButtonLink>
      </div>
      <h2 className={css.heading}>{`${doctor.name}, ${visitLabels[visit].toLowerCase()}`}</h2>
      {remark !== null && <p>{remark}</p>}
      <WeekBoard key={query.day} days={days} doctorId={doctor.id} kind={visit} today={today} now={now} />
    </>
  );
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function remarkOf({ closed, visits, free }: WeekDay): string {
  if (closed === null) return `${counted(visits.length, 'appointment')}, ${free.length} free`;
  return visits.length === 0 ? closed : `${closed}; ${counted(visits.length, 'appointment')}`;
}

interface WeekBoardProps extends Pick<DoctorWeekPageProps, 'today' | 'now'> {
  readonly days: readonly WeekDay[];
  readonly doctorId: string;
  readonly kind: VisitKind;
}

const wholeDay = 24 * 60;

function WeekBoard({ days, doctorId, kind, today, now }: WeekBoardProps) {
  const columns = days.map((day) => ({
    ...day,
    content: {
      ...day,
      free: day.free.map((minute) => ({ minute })),
      isClosed: day.closed !== null,
      over: day.day < today ? wholeDay : day.day === today ? minuteInIndia(now) : 0,
    },
  }));
  const rows = boardRows(columns.map(({ content }) => content)) ?? { first: 0, last: 0 };
  return (
    <Board rows={rows} now={days.some(({ day }) => day === today) ? now : null} isNarrow>
      {columns.map(({ day, content, ...rest }) => (
        <BoardColumn
          key={day}
          title={day === today ? `Today, ${dayText(day)}` : dayText(day)}
          remark={remarkOf({ day, ...rest })}
          cells={boardCells(content, rows)}
          showVisit={(visit) => <VisitLink key={visit.id} visit={visit} />}
          showFree={({ minute }) => (
            <FreeCell
              key={`free-${minute}`}
              minute={minute}
              to={newAppointmentPath({ doctor: doctorId, visit: kind, day, time: slotLabel(minute) })}
              description={`, free on ${dayText(day)}: enter an appointment`}
            />
          )}
        />
      ))}
    </Board>
  );
}

function VisitLink({ visit }: { readonly visit: WeekVisit }) {
  const marks = [
    statusText(visit),
    ...(visit.visit === 'video' ? ['video'] : []),
    ...(visit.inBetween ? ['in between'] : []),
  ];
  return (
    <Link to={appointmentPath(visit.id)} className={`${cardOf(visit)} ${css.visit}`}>
      <span>
        <span className={css.time}>{slotLabel(visit.minute)}</span> {visit.patientName}
      </span>
      <span className={css.small}>{marks.join(', ')}</span>
    </Link>
  );
}
