import type { ReactNode } from 'react';
import { bookingPath } from '#app/doctors/doctor.view.ts';
import { doctorIn } from '#app/doctors/doctor-in-locale.ts';
import type { BookableDoctor, DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { callbackPath } from '#app/navigation/navigation.ts';
import { slotOf } from '#app/time/slots.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { Step } from '#app/ui/question-page/question-page.tsx';
import { bookingWords, slotWords } from '#messages/appointments/booking.tsx';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import type { VisitKind } from '../appointment.values.ts';
import { type BookingValues, bookingFields, choiceButton, placeOf } from '../booking-form/booking-form.ts';
import {
  type BookingChoice,
  type BookingStep,
  choiceQuery,
  daysAtWish,
  offeredVisits,
} from '../booking-form/booking-steps.ts';
import type {
  BookingPage,
  PendingBookingSubmission,
  TypedValues,
} from '../booking-form/booking-submission.server.ts';
import type { DayState } from '../free-times/schedule.ts';
import * as css from './booking.css.ts';
import { BookingChoiceList } from './booking-choice-list.tsx';
import { CheckForm, HelpFirstForm } from './check-step.tsx';
import { PersonForm } from './person-step.tsx';
import {
  Choice,
  chooseAddress,
  DayChoices,
  EarliestFree,
  TimeChoices,
  VisitChoices,
} from './slot-choices.tsx';

interface QuestionProps {
  readonly step: BookingStep;
  readonly chosen: BookingChoice;
  readonly days: readonly DayState[];
  readonly doctor: BookableDoctor;
  /** Doctors to choose from, if the person wants another one. */
  readonly others: readonly BookableDoctor[];
  readonly path: string;
  readonly newKey: string;
  /** Submitted values, if a person came back to this question from a later one. */
  readonly carried?: TypedValues | undefined;
}

const nothingTyped = Object.fromEntries(bookingFields.map((name) => [name, ''])) as BookingValues;

/** Number of each step and number of all steps. */
const stepPlaces = { day: [1, 4], time: [2, 4], person: [3, 4], check: [4, 4] } as const;

const hasVisitChoice = (doctor: DoctorHours) => offeredVisits(doctor).length > 1;

const whetherSeen = (helpSeen: boolean): Record<string, string> => (helpSeen ? { helpSeen: 'yes' } : {});

/** A form without fields of its own, whose buttons submit what was typed before. */
function CarryingForm({
  carried: { typed, idempotencyKey, helpSeen },
  children,
}: {
  readonly carried: TypedValues;
  readonly children: ReactNode;
}) {
  return (
    <form method="post" className={page.form}>
      <HiddenFields values={{ ...typed, ...whetherSeen(helpSeen), idempotencyKey }} />
      {children}
    </form>
  );
}

/** The question of the current step. */
export function BookingQuestion(question: QuestionProps) {
  const { step, chosen, doctor, path, newKey, carried } = question;
  if (step.name === 'none') return <NotBookable />;
  if (step.name !== 'person') {
    const choices = <SlotQuestion {...question} step={step} />;
    return carried ? <CarryingForm carried={carried}>{choices}</CarryingForm> : choices;
  }
  const { visit, day, minute } = step;
  return (
    <PersonForm
      choices={
        <BookingChoiceList
          doctorName={doctor.name}
          chosen={{ ...chosen, visit }}
          path={path}
          hasVisitChoice={hasVisitChoice(doctor)}
          isInForm
        />
      }
      place={stepPlaces.person}
      isNew
      action={`${path}${choiceQuery({ visit, day: day.day, minute })}`}
      idempotencyKey={newKey}
      typed={nothingTyped}
      errors={{}}
    />
  );
}

/** The question for the doctor, the day or the time. The kind of visit is chosen above the days and the times. */
function SlotQuestion({
  step,
  chosen,
  days,
  doctor,
  others,
  path,
  carried,
}: QuestionProps & { readonly step: Exclude<BookingStep, { readonly name: 'none' | 'person' }> }) {
  const words = useWords(bookingWords);
  const { closedDay } = useWords(slotWords);
  const { weekdayDate } = useWords(clockWords);
  const { hospitalHolidays } = useHospitalFacts();
  /** Chooses by links, or while values are carried by buttons. */
  const choose = <Value extends string>(queryOf: (value: Value) => string) =>
    chooseAddress(carried !== undefined, (value: Value) => path + queryOf(value));
  if (step.name === 'doctor') {
    return (
      <Step id="doctor" title={words.whichDoctor}>
        <DoctorChoices doctors={others} chosen={chosen} isInForm={carried !== undefined} />
      </Step>
    );
  }
  const { visit } = step;
  const day = step.name === 'day' ? {} : { day: step.day.day };
  return (
    <>
      <BookingChoiceList
        doctorName={doctor.name}
        chosen={{ visit, ...day }}
        path={path}
        isVisitShown={!hasVisitChoice(doctor)}
        isInForm={carried !== undefined}
      />
      {hasVisitChoice(doctor) && (
        <VisitChoices
          offered={offeredVisits(doctor)}
          chosen={visit}
          choose={choose((other) => choiceQuery({ visit: other, ...day }))}
        />
      )}
      {step.name === 'day' && (
        <Step id="day" title={words.whichDay} place={stepPlaces.day}>
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
          <EarliestFree
            days={daysAtWish(days, chosen)}
            choose={choose((place) => placeQuery(visit, place))}
          />
          <DayChoices days={days} choose={choose((day) => choiceQuery({ visit, day }))} chosen={chosen.day} />
        </Step>
      )}
      {step.name === 'time' && (
        <Step id="time" title={words.whichTime} place={stepPlaces.time}>
          {step.missed && <InlineAlert tone="neutral">{words.taken}</InlineAlert>}
          <TimeChoices
            day={step.day}
            choose={choose((slot) => placeQuery(visit, `${step.day.day} ${slot}`))}
          />
          <p className={page.quiet}>{words.indianTime}</p>
        </Step>
      )}
    </>
  );
}

/** Query of a time, from the value of a choice (`placeValue`). */
function placeQuery(visit: VisitKind, value: string): string {
  const place = placeOf(value);
  const minute = slotOf(place?.slot ?? '');
  return choiceQuery({ visit, ...(place && { day: place.day }), ...(minute !== undefined && { minute }) });
}

interface AnsweredProps {
  readonly answer: Exclude<BookingPage, { readonly view: 'question' }>;
  readonly path: string;
  readonly doctor: DoctorHours;
  readonly fee: string;
  /** Alternatives, if the chosen time is no longer free. */
  readonly otherTimes: readonly DayState[];
}

/** The form submitted while the database was unavailable, for another submission (decision 0053). */
export function PendingBooking({
  pending,
  path,
}: {
  readonly pending: PendingBookingSubmission;
  readonly path: string;
}) {
  const words = useWords(bookingWords);
  const { goOn, notShownYet } = useWords(ownAppointmentWords);
  if (pending.step === 'choose') {
    return (
      <Step id="kept" title={notShownYet}>
        <CarryingForm carried={pending}>
          <div className={page.buttons}>
            <Button type="submit" {...choiceButton} formAction={path + choiceQuery(pending.chosen)}>
              {goOn}
            </Button>
          </div>
        </CarryingForm>
      </Step>
    );
  }
  const { place, typed, idempotencyKey, step, helpSeen } = pending;
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
    <PersonForm {...sent} errors={{}} />
  );
}

/** The page that answers a submission of the booking form. */
export function BookingResponsePage({ answer, path, doctor, fee, otherTimes }: AnsweredProps) {
  const words = useWords(bookingWords);
  const { place, typed, idempotencyKey, helpSeen } = answer;
  const { visit, day, minute } = place;
  const sent = {
    action: `${path}${choiceQuery({ visit, day, minute })}`,
    idempotencyKey,
    typed,
    also: whetherSeen(helpSeen),
  };
  if (answer.view === 'help') {
    return (
      <Step id="help" title={words.beforeGoingOn}>
        <HelpFirstForm {...sent} />
      </Step>
    );
  }
  if (answer.view === 'check') {
    return (
      <Step id="check" title={words.isItRight} place={stepPlaces.check}>
        <CheckForm {...sent} place={place} doctorName={doctor.name} fee={fee} />
      </Step>
    );
  }
  return (
    <PersonForm
      {...sent}
      choices={
        <BookingChoiceList
          doctorName={doctor.name}
          chosen={answer.isGone ? { visit } : { visit, day, minute }}
          path={path}
          hasVisitChoice={hasVisitChoice(doctor)}
          isInForm
        />
      }
      place={stepPlaces.person}
      errors={answer.errors}
      otherTimes={answer.isGone ? otherTimes : undefined}
    />
  );
}

interface DoctorChoicesProps {
  readonly doctors: readonly BookableDoctor[];
  /** The choices so far. Kind of visit and day stay, as far as the other doctor offers them. */
  readonly chosen: BookingChoice;
  readonly isInForm: boolean;
}

function DoctorChoices({ doctors, chosen: { visit, day }, isInForm }: DoctorChoicesProps) {
  const { fee } = useWords(doctorWords);
  const { locale, pathTo } = usePageLocale();
  const query = choiceQuery({ ...(visit && { visit }), ...(day !== undefined && { day }) });
  return (
    <ul role="list" className={css.doctors}>
      {doctors.map((stored) => {
        const doctor = doctorIn(locale, stored);
        const address = pathTo(bookingPath(doctor)) + query;
        return (
          <li key={doctor.id}>
            <Choice choose={chooseAddress(isInForm, String)} value={address} className={css.doctor}>
              <strong>
                <UserText>{doctor.name}</UserText>
              </strong>
              <span>
                <UserText>{doctor.specialization}</UserText>
              </span>
              <span>{fee(doctor.feePaise)}</span>
            </Choice>
          </li>
        );
      })}
    </ul>
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
