import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { callbackPath } from '#app/navigation/navigation.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { Step } from '#app/ui/question-page/question-page.tsx';
import { bookingWords, slotWords } from '#messages/appointments/booking.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { type BookingValues, bookingFields } from '../booking-form.ts';
import { type BookingChoice, type BookingStep, choiceQuery, offeredVisits } from '../booking-steps.ts';
import type { BookingResponse, PendingBookingSubmission } from '../booking-submission.server.ts';
import type { DayState } from '../schedule.ts';
import { BookingChoiceList } from './booking-choice-list.tsx';
import { CheckForm, HelpFirstForm } from './check-step.tsx';
import { PersonForm } from './person-step.tsx';
import { DayChoices, TimeChoices, VisitChoices } from './slot-choices.tsx';

interface QuestionProps {
  readonly step: BookingStep;
  readonly chosen: BookingChoice;
  readonly days: readonly DayState[];
  readonly doctor: DoctorHours;
  readonly path: string;
  readonly newKey: string;
}

const nothingTyped = Object.fromEntries(bookingFields.map((name) => [name, ''])) as BookingValues;

const stepsOf = (doctor: DoctorHours) => (offeredVisits(doctor).length > 1 ? 5 : 4);

/**
 * Step number and number of steps, such as [2, 4]. Counted from the end, because the first step exists only
 * with two kinds of visit.
 */
const placeFromEnd = (doctor: DoctorHours, after: number) => {
  const count = stepsOf(doctor);
  return [count - after, count] as const;
};

/** The question of the current step. */
export function BookingQuestion({ step, chosen, days, doctor, path, newKey }: QuestionProps) {
  const words = useWords(bookingWords);
  const { closedDay } = useWords(slotWords);
  const { weekdayDate } = useWords(clockWords);
  const { hospitalHolidays } = useHospitalFacts();
  if (step.name === 'none') return <NotBookable />;
  if (step.name === 'visit') {
    return (
      <Step id="visit" title={words.how} place={placeFromEnd(doctor, 4)}>
        <VisitChoices offered={step.offered} hrefOf={(visit) => `${path}${choiceQuery({ visit })}`} />
      </Step>
    );
  }
  const { visit } = step;
  const reached: BookingChoice =
    step.name === 'day'
      ? { visit }
      : step.name === 'time'
        ? { visit, day: step.day.day }
        : { ...chosen, visit };
  return (
    <>
      <BookingChoiceList chosen={reached} path={path} hasVisitChoice={offeredVisits(doctor).length > 1} />
      {step.name === 'day' && (
        <Step id="day" title={words.whichDay} place={placeFromEnd(doctor, 3)}>
          {step.missed?.closed && (
            <InlineAlert tone="neutral">
              {words.pickAnotherDay(
                weekdayDate(step.missed.day),
                closedDay(step.missed.closed, step.missed.day, hospitalHolidays),
              )}
            </InlineAlert>
          )}
          {days.every(({ closed }) => closed) && (
            <>
              <p>{words.noneFree}</p>
              <AskInstead />
            </>
          )}
          <DayChoices
            days={days}
            choose={{ hrefOf: (day) => `${path}${choiceQuery({ visit, day })}` }}
            chosen={chosen.day}
          />
        </Step>
      )}
      {step.name === 'time' && (
        <Step id="time" title={words.whichTime} place={placeFromEnd(doctor, 2)}>
          {step.missed && <InlineAlert tone="neutral">{words.taken}</InlineAlert>}
          <TimeChoices
            day={step.day}
            choose={{
              hrefOf: (slot) =>
                `${path}${choiceQuery({ visit, day: step.day.day })}&${new URLSearchParams({ slot })}`,
            }}
          />
          <p className={page.quiet}>{words.indianTime}</p>
        </Step>
      )}
      {step.name === 'person' && (
        <Step id="person" title={words.who} place={placeFromEnd(doctor, 1)}>
          <PersonForm
            action={`${path}${choiceQuery({ visit, day: step.day.day, minute: step.minute })}`}
            idempotencyKey={newKey}
            typed={nothingTyped}
            errors={{}}
          />
        </Step>
      )}
    </>
  );
}

type Answered = Exclude<BookingResponse, { readonly view: 'steps' | 'booked' }>;

interface AnsweredProps {
  readonly answer: Answered;
  readonly path: string;
  readonly doctor: DoctorHours;
  readonly fee: string;
  readonly otherTimes: readonly DayState[];
}

const whetherSeen = (helpSeen: boolean): Record<string, string> => (helpSeen ? { helpSeen: 'yes' } : {});

/** The form submitted while the database was unavailable, for another submission (decision 0053). */
export function PendingBooking({
  pending,
  path,
}: {
  readonly pending: PendingBookingSubmission;
  readonly path: string;
}) {
  const { place, typed, idempotencyKey, step, helpSeen } = pending;
  const words = useWords(bookingWords);
  const sent = {
    action: `${path}${choiceQuery(place)}`,
    idempotencyKey,
    typed,
    also: whetherSeen(helpSeen),
  };
  return step === 'book' ? (
    <Step id="check" title={words.isItRight}>
      <CheckForm {...sent} place={place} />
    </Step>
  ) : (
    <Step id="person" title={words.who}>
      <PersonForm {...sent} errors={{}} />
    </Step>
  );
}

/** The page that answers a submission of the booking form. */
export function BookingResponsePage({ answer, path, doctor, fee, otherTimes }: AnsweredProps) {
  const words = useWords(bookingWords);
  const { place, typed, idempotencyKey } = answer;
  const { visit, day, minute } = place;
  const sent = { action: `${path}${choiceQuery({ visit, day, minute })}`, idempotencyKey, typed };
  if (answer.view === 'help') {
    return (
      <Step id="help" title={words.beforeGoingOn}>
        <HelpFirstForm {...sent} />
      </Step>
    );
  }
  if (answer.view === 'check') {
    return (
      <Step id="check" title={words.isItRight} place={placeFromEnd(doctor, 0)}>
        <CheckForm
          {...sent}
          also={whetherSeen(answer.helpSeen)}
          place={place}
          doctorName={doctor.name}
          fee={fee}
        />
      </Step>
    );
  }
  return (
    <>
      <BookingChoiceList
        chosen={answer.isGone ? { visit } : { visit, day, minute }}
        path={path}
        hasVisitChoice={offeredVisits(doctor).length > 1}
      />
      <Step id="person" title={words.who} place={placeFromEnd(doctor, 1)}>
        <PersonForm {...sent} errors={answer.errors} otherTimes={answer.isGone ? otherTimes : undefined} />
      </Step>
    </>
  );
}

/** Alternatives for a doctor who cannot be booked online now. */
function NotBookable() {
  const words = useWords(bookingWords);
  return (
    <Step id="call" title={words.pleaseCall}>
      <p>{words.noTimes}</p>
      <AskInstead />
    </Step>
  );
}

/** Buttons to call the hospital or to request a call. */
function AskInstead() {
  const { pathTo } = usePageLocale();
  const { callBack } = useWords(bookingWords);
  return (
    <div className={page.buttons}>
      <CallButton />
      <ButtonLink href={pathTo(callbackPath)} variant="secondary">
        {callBack}
      </ButtonLink>
    </div>
  );
}
