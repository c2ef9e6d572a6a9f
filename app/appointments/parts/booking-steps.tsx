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
import { bookingWords, slotWords } from '#messages/appointments/booking.tsx';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import type { VisitKind } from '../appointment.values.ts';
import {
  type BookingValues,
  bookingFields,
  bookingFormId,
  choiceButton,
  placeOf,
} from '../booking-form/booking-form.ts';
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

/** Element id, and number among the steps, of each page. `kept` is a submission that waits for the database. */
const steps = {
  none: { id: 'call' },
  doctor: { id: 'doctor' },
  day: { id: 'day', place: [1, 4] },
  time: { id: 'time', place: [2, 4] },
  person: { id: 'person', place: [3, 4] },
  check: { id: 'check', place: [4, 4] },
  help: { id: 'help' },
  kept: { id: 'kept' },
} as const;

/** Title of a page of the booking form, which is its question, and its step. */
export function useBookingStep(view: keyof typeof steps) {
  const words = useWords(bookingWords);
  const { notShownYet } = useWords(ownAppointmentWords);
  const titles = {
    none: words.pleaseCall,
    doctor: words.whichDoctor,
    day: words.whichDay,
    time: words.whichTime,
    person: words.who,
    check: words.isItRight,
    help: words.beforeGoingOn,
    kept: notShownYet,
  };
  return { title: titles[view], step: steps[view] };
}

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
    <form id={bookingFormId} method="post" className={page.form}>
      <HiddenFields values={{ ...typed, ...whetherSeen(helpSeen), idempotencyKey }} />
      {children}
    </form>
  );
}

/** The question of the current step. */
export function BookingQuestion(question: QuestionProps) {
  const { step, path, newKey, carried } = question;
  if (step.name === 'none') return <NotBookable />;
  if (step.name !== 'person') {
    const choices = <SlotQuestion {...question} step={step} />;
    return carried ? <CarryingForm carried={carried}>{choices}</CarryingForm> : choices;
  }
  const { visit, day, minute } = step;
  return (
    <PersonForm
      isNew
      action={`${path}${choiceQuery({ visit, day: day.day, minute })}`}
      idempotencyKey={newKey}
      typed={nothingTyped}
      errors={{}}
    />
  );
}

/** The line with the choices that lead to a step. */
export function BookingChoices({
  step,
  chosen,
  doctor,
  path,
  carried,
}: Pick<QuestionProps, 'step' | 'chosen' | 'doctor' | 'path' | 'carried'>) {
  const isInForm = carried !== undefined || step.name === 'person';
  const line = { doctor, path, form: isInForm ? bookingFormId : undefined };
  if (step.name === 'none' || step.name === 'doctor')
    return <BookingChoiceList {...line} chosen={{}} isFixed />;
  const { visit } = step;
  if (step.name === 'person') return <BookingChoiceList {...line} chosen={{ ...chosen, visit }} />;
  return (
    <BookingChoiceList
      {...line}
      chosen={{ visit, ...(step.name === 'time' && { day: step.day.day }) }}
      isVisitShown={!hasVisitChoice(doctor)}
    />
  );
}

/** The line with the choices of a submission. */
export function AnsweredChoices({ answer, doctor, path }: Pick<AnsweredProps, 'answer' | 'doctor' | 'path'>) {
  const { visit } = answer.place;
  if (answer.view !== 'person') return <BookingChoiceList doctor={doctor} path={path} chosen={{}} isFixed />;
  return (
    <BookingChoiceList
      doctor={doctor}
      path={path}
      chosen={answer.isGone ? { visit } : answer.place}
      form={bookingFormId}
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
    return <DoctorChoices doctors={others} chosen={chosen} isInForm={carried !== undefined} />;
  }
  const { visit } = step;
  const day = step.name === 'day' ? {} : { day: step.day.day };
  return (
    <>
      {hasVisitChoice(doctor) && (
        <VisitChoices
          offered={offeredVisits(doctor)}
          chosen={visit}
          choose={choose((other) => choiceQuery({ visit: other, ...day }))}
        />
      )}
      {step.name === 'day' && (
        <>
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
        </>
      )}
      {step.name === 'time' && (
        <>
          {step.missed && <InlineAlert tone="neutral">{words.taken}</InlineAlert>}
          <TimeChoices
            heading="h2"
            day={step.day}
            choose={choose((slot) => placeQuery(visit, `${step.day.day} ${slot}`))}
          />
          <p className={page.quiet}>{words.indianTime}</p>
        </>
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

/** Page for a form that was submitted while the database was unavailable. */
export const pendingView = ({ step }: PendingBookingSubmission) =>
  (({ choose: 'kept', book: 'check', check: 'person' }) as const)[step];

/** The form submitted while the database was unavailable, for another submission (decision 0053). */
export function PendingBooking({
  pending,
  path,
}: {
  readonly pending: PendingBookingSubmission;
  readonly path: string;
}) {
  const { goOn } = useWords(ownAppointmentWords);
  if (pending.step === 'choose') {
    return (
      <CarryingForm carried={pending}>
        <div className={page.buttons}>
          <Button type="submit" {...choiceButton} formAction={path + choiceQuery(pending.chosen)}>
            {goOn}
          </Button>
        </div>
      </CarryingForm>
    );
  }
  const { place, typed, idempotencyKey, step, helpSeen } = pending;
  const sent = {
    action: `${path}${choiceQuery(place)}`,
    idempotencyKey,
    typed,
    also: whetherSeen(helpSeen),
  };
  return step === 'book' ? <CheckForm {...sent} place={place} /> : <PersonForm {...sent} errors={{}} />;
}

/** The page that answers a submission of the booking form. */
export function BookingResponsePage({ answer, path, doctor, fee, otherTimes }: AnsweredProps) {
  const { place, typed, idempotencyKey, helpSeen } = answer;
  const { visit, day, minute } = place;
  const sent = {
    action: `${path}${choiceQuery({ visit, day, minute })}`,
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
    <>
      <p>{words.noTimes}</p>
      <AskInstead />
    </>
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
