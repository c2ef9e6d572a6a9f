import type { AppointmentChange } from '#app/appointments/appointment.values.ts';
import { changeLabels, dayText } from '#app/appointments/appointment.words.ts';
import { slotLabel } from '#app/time/slots.ts';
import * as css from './desk.css.ts';

/** A change with its time and who made it already in words. */
type ShownChange = Pick<AppointmentChange, 'what' | 'from' | 'reason'> & {
  readonly when: string;
  readonly who: string;
};

/** What happened to an appointment, the oldest first. */
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
