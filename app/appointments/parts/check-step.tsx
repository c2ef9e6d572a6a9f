import { weekdayDate } from '#app/site/long-date.ts';
import { slotLabel } from '#app/site/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SentOn } from '#app/ui/form/sent-on.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { type Fact, Facts } from '#app/ui/question-page/question-page.tsx';
import { visitLabels } from '../appointment.values.ts';
import type { BookingPlace, TypedBooking } from '../booking-form.ts';

interface SentBookingProps {
  readonly action: string;
  readonly idempotencyKey: string;
  readonly typed: TypedBooking;
  /** What else the form sends on. */
  readonly also?: Readonly<Record<string, string>>;
}

interface CheckProps extends SentBookingProps {
  readonly place: BookingPlace;
  /** Empty, as the fee, where the database is away. */
  readonly doctorName?: string;
  /** Such as '₹800 a consultation'. */
  readonly fee?: string;
}

function personFacts(typed: TypedBooking): readonly Fact[] {
  return [
    { name: typed.who === 'self' ? 'Name' : 'Who will be seen', value: typed.patientName },
    { name: 'Booked by', value: typed.who === 'other' ? typed.bookerName : '' },
    { name: 'Adult who comes along', value: typed.who === 'child' ? typed.adultName : '' },
    { name: 'Phone', value: typed.phone },
    { name: 'May we call?', value: typed.safeToCall === 'true' ? 'Yes' : 'No, we do not call' },
    { name: 'Who we say is calling', value: typed.callAs },
    { name: 'Best time to call', value: typed.bestTime },
    { name: 'E-mail', value: typed.email },
    { name: 'To know before', value: typed.note },
  ];
}

/** Everything once more, and the one press that books. */
export function CheckForm({
  action,
  idempotencyKey,
  typed,
  also = {},
  place,
  doctorName = '',
  fee = '',
}: CheckProps) {
  return (
    <form action={action} method="post" className={page.form}>
      <SentOn values={{ ...typed, ...also, idempotencyKey }} />
      <div className={page.sheet}>
        <Facts
          facts={[
            { name: 'Doctor', value: doctorName },
            { name: 'When', value: `${weekdayDate(place.day)}, ${slotLabel(place.minute)}` },
            { name: 'Where', value: visitLabels[place.visit] },
            { name: 'Fee', value: fee },
            ...personFacts(typed),
          ]}
        />
      </div>
      <div className={page.buttons}>
        <Button type="submit" name="step" value="book">
          Book this appointment
        </Button>
        <Button type="submit" name="step" value="change" variant="secondary">
          Change something
        </Button>
      </div>
    </form>
  );
}

/** Between a note that speaks of dying and the appointment, which may be days away. */
export function HelpFirstForm({ action, idempotencyKey, typed }: SentBookingProps) {
  return (
    <form action={action} method="post" className={page.form}>
      <SentOn values={{ ...typed, idempotencyKey, helpSeen: 'yes' }} />
      <p>
        What you wrote sounds as if somebody may be in danger. An appointment can be days away. Please talk to
        somebody now, by one of the numbers above. Nobody will think less of you for calling.
      </p>
      <p>You can still book. Nothing you typed is lost.</p>
      <div className={page.buttons}>
        <Button type="submit" name="step" value="check" variant="secondary">
          I have seen the numbers: go on
        </Button>
      </div>
    </form>
  );
}
