import { Link, useFetcher } from 'react-router';
import { slotLabel } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { appointmentPath } from '../../frame/desk-paths.ts';
import { appointmentsOf, type DeskSection } from '../desk-board.ts';
import { type RefusedStep, stepLabels } from '../desk-steps.ts';
import { type WaitingPerson, waitedText, waitingRoom } from '../waiting-room.ts';
import { RefusedRowStep } from './refused-step.tsx';
import * as css from './waiting-room.css.ts';

interface WaitingRoomProps {
  readonly sections: readonly DeskSection[];
  readonly now: Date;
  /** Address that a step redirects to, so that the filters of the day stay. */
  readonly back: string;
}

/**
 * Shows who has arrived today in the order of arrival: with which number they are called, for whom they wait, and for how
 * long. Nothing while the waiting room is empty.
 */
export function WaitingRoom({ sections, now, back }: WaitingRoomProps) {
  const people = waitingRoom(sections.flatMap(appointmentsOf), now);
  if (people.length === 0) return null;
  return (
    <section className={css.strip} aria-labelledby="waiting-room">
      <h3 id="waiting-room" className={css.heading}>
        {`Waiting room: ${people.length}`}
      </h3>
      <ol role="list" className={css.people} data-scrolls>
        {people.map((person) => (
          <WaitingCard key={person.id} person={person} back={back} />
        ))}
      </ol>
    </section>
  );
}

interface WaitingCardProps {
  readonly person: WaitingPerson;
  readonly back: string;
}

function WaitingCard({ person, back }: WaitingCardProps) {
  const { id, patientName, doctorName, minute, token, waited } = person;
  const fetcher = useFetcher<RefusedStep>({ key: `waiting-${id}` });
  const path = appointmentPath(id);
  return (
    <li className={css.person}>
      {token !== null && (
        <span className={css.token}>
          <VisuallyHidden>Number </VisuallyHidden>
          {token}
        </span>
      )}
      <p className={css.who}>
        <Link to={path} className={textLink}>
          {patientName}
        </Link>
        <span className={css.small}>
          {`for ${doctorName} at ${slotLabel(minute)}: `}
          <strong>{waitedText(waited)}</strong>
        </span>
      </p>
      <fetcher.Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="back" value={back} />
        <Button
          type="submit"
          name="intent"
          value="complete"
          size="small"
          variant="secondary"
          busy={fetcher.state !== 'idle'}
        >
          {stepLabels.complete}
          <VisuallyHidden>{`: ${patientName}`}</VisuallyHidden>
        </Button>
      </fetcher.Form>
      <RefusedRowStep fetcher={fetcher} action={path} back={back} />
    </li>
  );
}
