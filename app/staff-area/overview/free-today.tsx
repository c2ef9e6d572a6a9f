import { slotLabel } from '#app/time/slots.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { SmallTable } from '#app/ui/table/small-table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { freeTimesPath, newAppointmentPath } from '../frame/desk-paths.ts';
import type { FreeSpecialty } from './free-today.ts';
import * as css from './overview.css.ts';

/** Shows each specialty with the number of its free times, which leads to all of them, and the first one, which leads to the form. */
export function FreeToday({ day, free }: { readonly day: string; readonly free: readonly FreeSpecialty[] }) {
  return (
    <div className={css.free}>
      <SmallTable
        caption="Free times today by specialty"
        columns={['Specialty', 'Free', 'First']}
        rows={free.map(({ specialty, count, first: { minute, visit, doctorId, doctorName } }) => [
          specialty,
          <RouterButtonLink
            key="count"
            to={`${freeTimesPath}?${new URLSearchParams({ specialty })}`}
            variant="quiet"
            size="small"
          >
            {count}
            <VisuallyHidden>{` free in ${specialty}: first free times`}</VisuallyHidden>
          </RouterButtonLink>,
          <span key="first">
            <RouterButtonLink
              to={newAppointmentPath({ doctor: doctorId, visit, day, time: slotLabel(minute) })}
              variant="quiet"
              size="small"
            >
              {slotLabel(minute)}
              <VisuallyHidden>{`, ${doctorName}: enter an appointment`}</VisuallyHidden>
            </RouterButtonLink>{' '}
            <span className={css.small}>{`${visit === 'video' ? 'Video, ' : ''}${doctorName}`}</span>
          </span>,
        ])}
      />
    </div>
  );
}
