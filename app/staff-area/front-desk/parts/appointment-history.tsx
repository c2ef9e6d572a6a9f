import type { AppointmentChange } from '#app/appointments/appointment.values.ts';
import { changeLabels, dayText } from '#app/appointments/appointment.words.ts';
import { slotLabel } from '#app/time/slots.ts';
import * as css from './desk.css.ts';

/** A change whose time and author are already formatted. */
type ShownChange = Pick<AppointmentChange, 'what' | 'from' | 'reason'> & {
  readonly when: string;
  readonly who: string;
};

/** Lists the changes of an appointment, oldest first. */
export function AppointmentHistory({ changes }: { readonly changes: readonly ShownChange[] }) {
  return (
    <ol className={css.history}>
      {changes.map(({ what, from, reason, when, who }) => (
        <li key={`${when} ${what}`}>
          <strong>{changeLabels[what]}</strong>
          {what === 'moved' && from && ` from ${dayText(from.day)}, ${slotLabel(from.minute)}`}
          {reason && `: ${reason}`}
          <br />
          <span className={css.small}>
            {when}, {who}
          </span>
        </li>
      ))}
    </ol>
  );
}
