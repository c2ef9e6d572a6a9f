import { Form } from 'react-router';
import { type VisitKind, visitLabels } from '#app/appointments/appointment.values.ts';
import type { WaitingEntry, WaitingOutcome } from '#app/appointments/waiting-list/waiting.values.ts';
import { phoneHref } from '#app/contact-details/phone.ts';
import { dayText, longDate, shortDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { newAppointmentPath, waitingListPath } from '../../frame/desk-paths.ts';
import * as css from '../../frame/list-entry.css.ts';
import { SafeToCall } from '../../front-desk/parts/safe-to-call.tsx';

/** An entry with its idempotency key. */
export type ShownEntry = Pick<
  WaitingEntry,
  'id' | 'doctorId' | 'doctorName' | 'fromDay' | 'untilDay' | 'patientName' | 'phone' | 'safeToCall' | 'tries'
> & { readonly visit: VisitKind; readonly sendingKey: string };

export interface ShownOffer {
  readonly entry: ShownEntry;
  readonly day: string;
  readonly minute: number;
}

/** Id of the name in a row. A person may be in both lists. */
const nameIdOf = ({ id }: ShownEntry, list: 'offer' | 'waiting') => `${list}-${id}`;

interface PersonProps {
  readonly entry: ShownEntry;
  readonly list: 'offer' | 'waiting';
}

function Person({ entry, list }: PersonProps) {
  return (
    <div className={css.person}>
      <strong id={nameIdOf(entry, list)}>{entry.patientName}</strong>
      <a href={phoneHref(entry.phone)} className={textLink}>
        {entry.phone}
      </a>
      <SafeToCall answer={entry.safeToCall} />
    </div>
  );
}

interface OutcomeFormProps {
  readonly entry: ShownEntry;
  readonly offer?: ShownOffer;
  readonly outcomes: readonly { readonly outcome: WaitingOutcome; readonly label: string }[];
}

function OutcomeForm({ entry, offer, outcomes }: OutcomeFormProps) {
  const busy = useSubmitting();
  const nameId = nameIdOf(entry, offer ? 'offer' : 'waiting');
  return (
    <Form method="post" action={waitingListPath} preventScrollReset>
      <input type="hidden" name="entryId" value={entry.id} />
      <input type="hidden" name="key" value={entry.sendingKey} />
      {offer && (
        <>
          <input type="hidden" name="day" value={offer.day} />
          <input type="hidden" name="minute" value={offer.minute} />
        </>
      )}
      <div className={css.rowButtons}>
        {offer && (
          <RouterButtonLink
            to={newAppointmentPath({
              waiting: entry.id,
              day: offer.day,
              time: slotLabel(offer.minute),
            })}
            size="small"
            aria-describedby={nameId}
          >
            Book
          </RouterButtonLink>
        )}
        {outcomes.map(({ outcome, label }) => (
          <Button
            key={outcome}
            type="submit"
            name="outcome"
            value={outcome}
            size="small"
            variant="secondary"
            busy={busy}
            aria-describedby={nameId}
          >
            {label}
          </Button>
        ))}
      </div>
    </Form>
  );
}

const doctorText = ({ doctorName, visit }: ShownEntry) =>
  `${doctorName}, ${visitLabels[visit].toLowerCase()}`;

const daysText = ({ fromDay, untilDay }: ShownEntry) =>
  fromDay === untilDay ? dayText(fromDay) : `${longDate(fromDay)} to ${longDate(untilDay)}`;

interface WaitingPageProps {
  readonly offers: readonly ShownOffer[];
  readonly waiting: readonly ShownEntry[];
}

/** People for whom a time is free now, and everybody who waits. */
export function WaitingPage({ offers, waiting }: WaitingPageProps) {
  return (
    <>
      {offers.length > 0 && (
        <Stack as="section" gap="3" aria-labelledby="free">
          <h2 id="free" className={css.heading}>
            A time is free: call
          </h2>
          <RowTable
            caption="A time is free"
            rows={offers}
            keyOf={({ entry }) => entry.id}
            columns={{
              Time: ({ entry, day, minute }) => (
                <>
                  <span className={css.time}>{`${shortDate(day)}, ${slotLabel(minute)}`}</span>
                  <br />
                  {doctorText(entry)}
                </>
              ),
              Name: ({ entry }) => <Person entry={entry} list="offer" />,
              Actions: (offer) => (
                <OutcomeForm
                  entry={offer.entry}
                  offer={offer}
                  outcomes={[
                    { outcome: 'booked', label: 'Booked already' },
                    { outcome: 'declined', label: 'Did not want it' },
                    { outcome: 'not-reached', label: 'Not reached' },
                  ]}
                />
              ),
            }}
          />
        </Stack>
      )}
      <Stack as="section" gap="3" aria-labelledby="waiting">
        <h2 id="waiting" className={css.heading}>
          Everybody who waits
        </h2>
        <RowTable
          caption="Everybody who waits"
          rows={waiting}
          empty="Nobody waits"
          columns={{
            Name: (entry) => <Person entry={entry} list="waiting" />,
            Doctor: doctorText,
            Days: daysText,
            Tries: ({ tries }) => (tries === 0 ? 'None yet' : tries),
            Actions: (entry) => (
              <OutcomeForm entry={entry} outcomes={[{ outcome: 'left', label: 'Take off the list' }]} />
            ),
          }}
        />
      </Stack>
    </>
  );
}
