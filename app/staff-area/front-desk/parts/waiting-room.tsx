import { Link, useFetcher } from 'react-router';
import { formatMoney } from '#app/money/money.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { appointmentPath } from '../../frame/desk-paths.ts';
import { appointmentsOf, type DeskSection } from '../desk-board.ts';
import { type DeskStep, type RefusedStep, stepLabels } from '../desk-steps.ts';
import { peopleHere, type WaitingPerson, waitedText } from '../waiting-room.ts';
import { RefusedRowStep } from './refused-step.tsx';
import * as css from './waiting-room.css.ts';

interface WaitingRoomProps {
  readonly sections: readonly DeskSection[];
  readonly now: Date;
  /** Address that a step redirects to, so that the filters of the day stay. */
  readonly back: string;
}

/**
 * Shows who has arrived today in the order of arrival, with the doctor or not: with which number they are called, for whom
 * they wait, and for how long. Nothing while nobody is here.
 */
export function WaitingRoom({ sections, now, back }: WaitingRoomProps) {
  const people = peopleHere(sections.flatMap(appointmentsOf), now);
  if (people.length === 0) return null;
  return (
    <section className={css.strip} aria-labelledby="waiting-room">
      <h3 id="waiting-room" className={css.heading}>
        {`Waiting room: ${people.filter(({ isInside }) => !isInside).length}`}
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
  const { id, patientName, doctorName, minute, token, due, isInside, minutes } = person;
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
      <fetcher.Form method="post" action={path} className={css.form} preventScrollReset>
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
        {due > 0 && <strong className={css.due}>{`${formatMoney(due)} to pay`}</strong>}
      </fetcher.Form>
      <RefusedRowStep fetcher={fetcher} action={path} back={back} />
    </li>
  );
}
