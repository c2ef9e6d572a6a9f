import { Link } from 'react-router';
import { slotLabel } from '#app/time/slots.ts';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { appointmentPath } from '../../frame/desk-paths.ts';
import { appointmentsOf, type DeskSection } from '../desk-board.ts';
import { waitedText, waitingRoom } from '../waiting-room.ts';
import * as css from './desk.css.ts';

interface WaitingRoomProps {
  readonly sections: readonly DeskSection[];
  readonly now: Date;
}

/** Shows who has arrived today, with whom they wait, and for how long. Nothing while the waiting room is empty. */
export function WaitingRoom({ sections, now }: WaitingRoomProps) {
  const people = waitingRoom(sections.flatMap(appointmentsOf), now);
  if (people.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="waiting-room">
      <h2 id="waiting-room" className={css.heading}>
        {`Waiting room: ${people.length}`}
      </h2>
      <ul role="list" className={css.history}>
        {people.map(({ id, patientName, doctorName, minute, waited }) => (
          <li key={id}>
            <Link to={appointmentPath(id)} className={textLink}>
              {patientName}
            </Link>
            {`, for ${doctorName} at ${slotLabel(minute)}: `}
            <strong>{waitedText(waited)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
