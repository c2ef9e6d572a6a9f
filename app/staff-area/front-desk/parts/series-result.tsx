import { Link } from 'react-router';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { appointmentPath, newAppointmentPath, patientPathOf } from '../../frame/desk-paths.ts';
import type { ShownSeries } from '../book-series.server.ts';
import * as css from './desk.css.ts';

/** Says which visits of a weekly series were booked, and which were refused and why. */
export function SeriesResult({ series: { patientName, booked, refused } }: { readonly series: ShownSeries }) {
  const [first] = booked;
  return (
    <Stack gap="5">
      <h1>{patientName}</h1>
      <InlineAlert tone="neutral">
        {`${booked.length} of ${booked.length + refused.length} visits are booked.`}
      </InlineAlert>
      <Stack as="section" gap="3" aria-labelledby="refused">
        <h2 id="refused" className={css.heading}>
          Not booked
        </h2>
        <ul role="list" className={css.history}>
          {refused.map(({ day, reason }) => (
            <li key={day}>
              <strong>{dayText(day)}</strong>
              {`: ${reason} `}
              {first && (
                <Link to={newAppointmentPath({ person: first.id, day })} className={textLink}>
                  Book another time on this day
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Stack>
      <Stack as="section" gap="3" aria-labelledby="booked">
        <h2 id="booked" className={css.heading}>
          Booked
        </h2>
        <ul role="list" className={css.history}>
          {booked.map(({ id, reference, day, minute }) => (
            <li key={id}>
              <Link to={appointmentPath(id)} className={textLink}>
                {dayText(day)}, {slotLabel(minute)}
              </Link>
              {`, reference ${referenceText(reference)}`}
            </li>
          ))}
        </ul>
      </Stack>
      {first && (
        <Cluster>
          <RouterButtonLink to={patientPathOf(first.reference)} variant="secondary">
            All visits of this person
          </RouterButtonLink>
        </Cluster>
      )}
    </Stack>
  );
}
