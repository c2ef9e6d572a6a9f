import type { ReactNode } from 'react';
import { formatMoney } from '#app/money/money.ts';
import { deskPath, freeTimesPath, newAppointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import type { Overview } from './overview.server.ts';
import * as css from './overview-cards.css.ts';

/** Free times that are shown per doctor. More would hide the other doctors; the desk's list has all. */
const shownTimes = 4;

interface CardProps {
  readonly title: string;
  readonly figure: ReactNode;
  readonly to: string;
  readonly action: string;
  readonly children?: ReactNode;
}

function Card({ title, figure, to, action, children }: CardProps) {
  return (
    <li className={css.card}>
      <h3 className={css.title}>{title}</h3>
      <p className={css.figure}>{figure}</p>
      <div className={css.body}>{children}</div>
      <p>
        <RouterButtonLink to={to} variant="secondary" size="small">
          {action}
        </RouterButtonLink>
      </p>
    </li>
  );
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Shows today's appointments, money and absent doctors. */
export function OverviewCards({ overview }: { readonly overview: Overview }) {
  const { day, today, takenPaise, refundedPaise, away } = overview;
  return (
    <ul role="list" className={css.cards}>
      <Card
        title={dayText(day)}
        figure={counted(today.appointments, 'appointment')}
        to={deskPath}
        action="Open the day"
      >
        <p>{`${today.arrived} arrived`}</p>
        {today.gaps.length > 0 && (
          <ul className={css.list}>
            {today.gaps.map(({ id, name, free }) => (
              <li key={id}>
                {name}:{' '}
                {free.slice(0, shownTimes).map(({ minute, visit }) => (
                  <RouterButtonLink
                    key={minute}
                    to={newAppointmentPath({ doctor: id, visit, day, time: slotLabel(minute) })}
                    variant="quiet"
                    size="small"
                  >
                    {slotLabel(minute)}
                  </RouterButtonLink>
                ))}
                {free.length > shownTimes && ` and ${free.length - shownTimes} more free`}
              </li>
            ))}
          </ul>
        )}
        <RouterButtonLink to={freeTimesPath} variant="quiet" size="small">
          First free time of all doctors
        </RouterButtonLink>
      </Card>
      <Card
        title="Money taken today"
        figure={formatMoney(takenPaise)}
        to="/dashboard/Till"
        action="Open the till"
      >
        <p>{refundedPaise > 0 ? `${formatMoney(refundedPaise)} given back` : 'Nothing given back'}</p>
      </Card>
      <Card
        title="Doctors away today"
        figure={counted(away.flatMap(({ names }) => names).length, 'doctor')}
        to="/dashboard/AddDoctor"
        action="Doctors"
      >
        <ul className={css.list}>
          {away.map(({ why, names }) => (
            <li key={why}>{`${why}: ${names.join(', ')}`}</li>
          ))}
        </ul>
      </Card>
    </ul>
  );
}
