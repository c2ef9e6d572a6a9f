import type { ReactNode } from 'react';
import { dayText } from '#app/appointments/appointment.words.ts';
import { deskPath, enterPath, waitingPath } from '#app/appointments/desk-paths.ts';
import { rupeesAndPaise } from '#app/site/rupees.ts';
import { slotLabel } from '#app/site/slots.ts';
import { RouteButtonLink } from '#app/ui/button/route-button-link.tsx';
import type { Overview } from '../overview.server.ts';
import * as css from './overview-cards.css.ts';

/** More times than these of one doctor would hide the others: the desk's list has them all. */
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
      <h2 className={css.title}>{title}</h2>
      <p className={css.figure}>{figure}</p>
      <div className={css.body}>{children}</div>
      <p>
        <RouteButtonLink to={to} variant="secondary" size="small">
          {action}
        </RouteButtonLink>
      </p>
    </li>
  );
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What waits to be done today; each card leads to where it is done. */
export function OverviewCards({ overview }: { readonly overview: Overview }) {
  const { day, today, requested, toCall, takenPaise, refundedPaise, away, deadLinks, launch } = overview;
  return (
    <>
      <ul role="list" className={css.cards}>
        <Card
          title={`Today, ${dayText(day)}`}
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
                  {free.slice(0, shownTimes).map((minute) => (
                    <RouteButtonLink
                      key={minute}
                      to={enterPath({ doctor: id, day, time: slotLabel(minute) })}
                      variant="quiet"
                      size="small"
                    >
                      {slotLabel(minute)}
                    </RouteButtonLink>
                  ))}
                  {free.length > shownTimes && ` and ${free.length - shownTimes} more free`}
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card
          title="Requests waiting"
          figure={counted(requested, 'request')}
          to={waitingPath}
          action="Confirm them"
        >
          <p>Booked on the website and not confirmed yet, today and later.</p>
        </Card>
        <Card
          title="To call"
          figure={counted(toCall, 'person', 'people')}
          to="/dashboard/Callbacks"
          action="Call"
        >
          <p>They asked to be called back.</p>
        </Card>
        <Card
          title="Money taken today"
          figure={rupeesAndPaise(takenPaise)}
          to="/dashboard/Till"
          action="Open the till"
        >
          <p>{refundedPaise > 0 ? `${rupeesAndPaise(refundedPaise)} given back` : 'Nothing given back'}</p>
        </Card>
        <Card
          title="Doctors away today"
          figure={counted(away.length, 'doctor')}
          to="/dashboard/AddDoctor"
          action="Doctors"
        >
          <ul className={css.list}>
            {away.map(({ id, name, why }) => (
              <li key={id}>{`${name}: ${why}`}</li>
            ))}
          </ul>
        </Card>
        {deadLinks !== null && (
          <Card
            title="Links that died"
            figure={counted(deadLinks, 'link')}
            to="/dashboard/Links"
            action="Social links"
          >
            <p>Videos and posts that are gone; the website does not show them.</p>
          </Card>
        )}
      </ul>
      {launch.length > 0 && (
        <details className={css.launch}>
          <summary>{`Before the website opens: ${counted(launch.length, 'fact')} to enter or confirm`}</summary>
          <ul className={css.list}>
            {launch.map(({ group, fact, enter }) => (
              <li key={fact}>
                <strong>{fact}</strong> ({group}): {enter}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
