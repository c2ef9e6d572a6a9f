import type { AppointmentChange } from '#app/appointments/appointment.values.ts';
import { changeLabels } from '#app/appointments/appointment.words.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import * as css from '../front-desk/parts/desk.css.ts';

/** A change whose time and author are already formatted. */
export type ShownChange = Pick<AppointmentChange, 'what' | 'from' | 'handedOver' | 'reason'> & {
  readonly when: string;
  readonly who: string;
};

/** Says what it was before: for a move the time, and the doctors if the visit was given to another one. */
function originText({ what, from, handedOver }: Pick<ShownChange, 'what' | 'from' | 'handedOver'>): string {
  const time = what === 'moved' && from ? `${dayText(from.day)}, ${slotLabel(from.minute)}` : null;
  if (handedOver) return ` from ${[handedOver.from, time].filter(Boolean).join(', ')} to ${handedOver.to}`;
  return time === null ? '' : ` from ${time}`;
}

/** Lists the changes of an appointment, oldest first. */
export function AppointmentHistory({ changes }: { readonly changes: readonly ShownChange[] }) {
  return (
    <ol className={css.history}>
      {changes.map(({ what, from, handedOver, reason, when, who }) => (
        <li key={`${when} ${what}`}>
          <strong>{changeLabels[what]}</strong>
          {originText({ what, from, handedOver })}
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
