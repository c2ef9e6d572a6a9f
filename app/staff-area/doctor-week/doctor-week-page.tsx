import { useId } from 'react';
import { Link } from 'react-router';
import { type VisitKind, visitLabels } from '#app/appointments/appointment.values.ts';
import { statusText } from '#app/appointments/appointment.words.ts';
import { addDays } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ChevronLeft, ChevronRight } from '#app/ui/icon/icons.ts';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { appointmentPath, deskPathWith, doctorWeekPath, newAppointmentPath } from '../frame/desk-paths.ts';
import * as css from './doctor-week.css.ts';
import type { DoctorWeek, WeekQuery } from './doctor-week.server.ts';
import type { WeekDay, WeekVisit } from './doctor-week.ts';

type Week = NonNullable<DoctorWeek['week']>;

interface DoctorWeekPageProps {
  readonly query: WeekQuery;
  readonly today: string;
  readonly doctors: DoctorWeek['doctors'];
  readonly week: Week;
}

/** Filters and seven days of one doctor. A free time opens the form for that doctor, day, time and kind of visit. */
export function DoctorWeekPage({ query, today, doctors, week }: DoctorWeekPageProps) {
  const { doctor, remark, visit, kinds, days } = week;
  const at = (day: string, kind: VisitKind | null = query.visit) =>
    doctorWeekPath({ doctor: doctor.id, visit: kind, day: day === today ? null : day });
  return (
    <>
      <Cluster as="nav" gap="2" aria-label="Weeks">
        <RouterButtonLink to={at(addDays(query.day, -7))} variant="secondary" size="small" preventScrollReset>
          <ChevronLeft size={20} aria-hidden />
          Week before
        </RouterButtonLink>
        <RouterButtonLink to={at(today)} variant="secondary" size="small" preventScrollReset>
          From today
        </RouterButtonLink>
        <RouterButtonLink to={at(addDays(query.day, 7))} variant="secondary" size="small" preventScrollReset>
          Week after
          <ChevronRight size={20} aria-hidden />
        </RouterButtonLink>
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
          Day list
        </RouterButtonLink>
      </Cluster>
      <form key={JSON.stringify(query)} method="get" action={doctorWeekPath({})} className={css.filters}>
        <TextField name="day" label="First day" type="date" marksOptional={false} defaultValue={query.day} />
        <SelectField
          name="doctor"
          label="Doctor"
          marksOptional={false}
          options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={doctor.id}
        />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </form>
      <h2 className={css.heading}>{`${doctor.name}, ${visitLabels[visit].toLowerCase()}`}</h2>
      {remark !== null && <p>{remark}</p>}
      <div className={css.days}>
        {days.map((day) => (
          <DaySection key={day.day} {...day} doctorId={doctor.id} kind={visit} isToday={day.day === today} />
        ))}
      </div>
    </>
  );
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function remarkOf({ closed, lines }: WeekDay): string {
  const free = lines.filter((line) => line.free).length;
  const visits = lines.length - free;
  if (closed === null) return `${counted(visits, 'appointment')}, ${free} free`;
  return visits === 0 ? closed : `${closed}; ${counted(visits, 'appointment')}`;
}

interface DaySectionProps extends WeekDay {
  readonly doctorId: string;
  readonly kind: VisitKind;
  readonly isToday: boolean;
}

function DaySection({ doctorId, kind, isToday, ...day }: DaySectionProps) {
  const id = useId();
  const name = dayText(day.day);
  return (
    <section className={css.day} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {isToday ? `Today, ${name}` : name}
        </h3>
        <p className={css.small}>{remarkOf(day)}</p>
      </div>
      {day.lines.length > 0 && (
        <ol role="list" className={css.lines}>
          {day.lines.map((line) => (
            <li key={line.free ? line.minute : line.visit.id} className={css.line}>
              {line.free ? (
                <RouterButtonLink
                  to={newAppointmentPath({
                    doctor: doctorId,
                    visit: kind,
                    day: day.day,
                    time: slotLabel(line.minute),
                  })}
                  variant="secondary"
                  size="small"
                >
                  {slotLabel(line.minute)}
                  <VisuallyHidden>, free on {name}: enter an appointment</VisuallyHidden>
                </RouterButtonLink>
              ) : (
                <VisitLink visit={line.visit} />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function VisitLink({ visit }: { readonly visit: WeekVisit }) {
  const isMissed = visit.status === 'no-show';
  const marks = [
    statusText(visit),
    ...(visit.visit === 'video' ? ['video'] : []),
    ...(visit.inBetween ? ['in between'] : []),
  ];
  return (
    <Link to={appointmentPath(visit.id)} className={isMissed ? `${css.visit} ${css.missed}` : css.visit}>
      <span>
        <span className={css.time}>{slotLabel(visit.minute)}</span> {visit.patientName}
      </span>
      <span className={css.small}>{marks.join(', ')}</span>
    </Link>
  );
}
