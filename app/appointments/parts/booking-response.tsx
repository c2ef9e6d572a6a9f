import type { ReactNode } from 'react';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { Button } from '#app/ui/button/button.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { bookingFormId, choiceButton } from '../booking-form/booking-form.ts';
import type { AddressOfChoice } from '../booking-form/booking-steps.ts';
import type {
  PageResponse,
  PendingBookingSubmission,
  TypedValues,
} from '../booking-form/booking-submission.server.ts';
import type { DayState } from '../free-times/schedule.ts';
import { CheckForm, HelpFirstForm } from './check-step.tsx';
import { PersonForm } from './person-step.tsx';

const whetherSeen = (helpSeen: boolean): Record<string, string> => (helpSeen ? { helpSeen: 'yes' } : {});

/** A form without fields of its own, whose buttons submit what was typed before. */
export function CarryingForm({
  carried: { typed, idempotencyKey, helpSeen },
  children,
}: {
  readonly carried: TypedValues;
  readonly children: ReactNode;
}) {
  return (
    <form id={bookingFormId} method="post" className={page.form}>
      <HiddenFields values={{ ...typed, ...whetherSeen(helpSeen), idempotencyKey }} />
      {children}
    </form>
  );
}

export interface AnsweredProps {
  readonly answer: Exclude<PageResponse, { readonly view: 'question' }>;
  readonly addressOf: AddressOfChoice;
  readonly doctor: DoctorHours;
  readonly fee: string;
  /** Alternatives, if the chosen time is no longer free. */
  readonly otherTimes: readonly DayState[];
}

/** The form submitted while the database was unavailable, for another submission (decision 0053). */
export function PendingBooking({
  pending,
  addressOf,
}: {
  readonly pending: PendingBookingSubmission;
  readonly addressOf: AddressOfChoice;
}) {
  const { goOn } = useWords(ownAppointmentWords);
  if (pending.step === 'choose') {
    return (
      <CarryingForm carried={pending}>
        <div className={page.buttons}>
          <Button type="submit" {...choiceButton} formAction={addressOf(pending.chosen)}>
            {goOn}
          </Button>
        </div>
      </CarryingForm>
    );
  }
  const { place, typed, idempotencyKey, step, helpSeen } = pending;
  const sent = {
    action: addressOf(place),
    idempotencyKey,
    typed,
    also: whetherSeen(helpSeen),
  };
  return step === 'book' ? <CheckForm {...sent} place={place} /> : <PersonForm {...sent} errors={{}} />;
}

/** The page that answers a submission of the booking form. */
export function BookingResponsePage({ answer, addressOf, doctor, fee, otherTimes }: AnsweredProps) {
  const { place, typed, idempotencyKey, helpSeen } = answer;
  const { visit, day, minute } = place;
  const sent = {
    action: addressOf({ visit, day, minute }),
    idempotencyKey,
    typed,
    also: whetherSeen(helpSeen),
  };
  if (answer.view === 'help') {
    return <HelpFirstForm {...sent} />;
  }
  if (answer.view === 'check') {
    return <CheckForm {...sent} place={place} doctorName={doctor.name} fee={fee} />;
  }
  return <PersonForm {...sent} errors={answer.errors} otherTimes={answer.isGone ? otherTimes : undefined} />;
}
