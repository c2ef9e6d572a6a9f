import { Link, useFetcher } from 'react-router';
import { slotLabel } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { appointmentPath } from '../../frame/desk-paths.ts';
import { appointmentsOf, type DeskSection } from '../desk-board.ts';
import { type DeskStep, type RefusedStep, stepLabels } from '../desk-steps.ts';
import { type WaitingPerson, waitedText, waitingRoom, withDoctors } from '../waiting-room.ts';
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
 * long. After them come those who are with their doctor. Nothing while nobody is here.
 */
export function WaitingRoom({ sections, now, back }: WaitingRoomProps) {
  const entries = sections.flatMap(appointmentsOf);
  const waiting = waitingRoom(entries, now);
  const inside = withDoctors(entries, now);
  if (waiting.length + inside.length === 0) return null;
  return (
    <section className={css.strip} aria-labelledby="waiting-room">
      <h3 id="waiting-room" className={css.heading}>
        {`Waiting room: ${waiting.length}`}
      </h3>
      <ol role="list" className={css.people} data-scrolls>
        {waiting.map((person) => (
          <WaitingCard key={person.id} person={person} back={back} />
        ))}
        {inside.map((person) => (
          <WaitingCard key={`in ${person.id}`} person={person} isInside back={back} />
        ))}
      </ol>
    </section>
  );
}

interface WaitingCardProps {
  readonly person: WaitingPerson;
  /** Whether the person is with the doctor. */
  readonly isInside?: boolean;
  readonly back: string;
}

function WaitingCard({ person, isInside = false, back }: WaitingCardProps) {
  const { id, patientName, doctorName, minute, token, minutes } = person;
  const fetcher = useFetcher<RefusedStep>({ key: `${isInside ? 'inside' : 'waiting'}-${id}` });
  const steps: readonly DeskStep[] = isInside ? ['complete'] : ['with-doctor', 'complete'];
  const path = appointmentPath(id);
  return (
    <li className={isInside ? css.inside : css.person}>
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
          {isInside ? `with ${doctorName}: ` : `for ${doctorName} at ${slotLabel(minute)}: `}
          <strong>{waitedText(minutes)}</strong>
        </span>
      </p>
      <fetcher.Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="back" value={back} />
        <span className={css.steps}>
          {steps.map((step) => (
            <Button
              key={step}
              type="submit"
              name="intent"
              value={step}
              size="small"
              variant="secondary"
              busy={fetcher.state !== 'idle'}
            >
              {stepLabels[step]}
              <VisuallyHidden>{`: ${patientName}`}</VisuallyHidden>
            </Button>
          ))}
        </span>
      </fetcher.Form>
      <RefusedRowStep fetcher={fetcher} action={path} back={back} />
    </li>
  );
}
