import { useLocation } from 'react-router';
import { DangerBoxes } from '#app/content/dangers/parts/danger-boxes.tsx';
import { bookingPath, doctorPath } from '#app/doctors/doctor.view.ts';
import { doctorIn } from '#app/doctors/doctor-in-locale.ts';
import type { DetectedDanger } from '#app/typed-text/danger/detected-danger.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { databaseUnavailable } from '#app/ui/question-page/database-unavailable.tsx';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import { tooManyTries } from '#app/ui/question-page/too-many-tries.tsx';
import { bookingWords } from '#messages/appointments/booking.tsx';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { type BookingValues, bookingFields, bookingFormId } from '../booking-form/booking-form.ts';
import { alternativeTimes, choiceAddresses, choiceFromQuery } from '../booking-form/booking-steps.ts';
import type { PageResponse, PendingBookingSubmission } from '../booking-form/booking-submission.server.ts';
import { BookingChoiceList } from './booking-choice-list.tsx';
import {
  type AnsweredProps,
  BookingResponsePage,
  CarryingForm,
  PendingBooking,
} from './booking-response.tsx';
import { PersonForm } from './person-step.tsx';
import { hasVisitChoice, NotBookable, type QuestionProps, SlotQuestion } from './slot-question.tsx';
import { StaleTimesNotice } from './stale-times-notice.tsx';

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
function useBookingStep(view: keyof typeof steps) {
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

/** The question of the current step. */
function BookingQuestion(question: QuestionProps) {
  const { step, addressOf, newKey, carried } = question;
  if (step.name === 'none') return <NotBookable />;
  if (step.name !== 'person') {
    const choices = <SlotQuestion {...question} step={step} />;
    return carried ? <CarryingForm carried={carried}>{choices}</CarryingForm> : choices;
  }
  const { visit, day, minute } = step;
  return (
    <PersonForm
      isNew
      action={addressOf({ visit, day: day.day, minute })}
      idempotencyKey={newKey}
      typed={nothingTyped}
      errors={{}}
    />
  );
}

/** The line with the choices that lead to a step. */
function BookingChoices({
  step,
  chosen,
  doctor,
  addressOf,
  carried,
}: Pick<QuestionProps, 'step' | 'chosen' | 'doctor' | 'addressOf' | 'carried'>) {
  const isInForm = carried !== undefined || step.name === 'person';
  const line = { doctor, addressOf, form: isInForm ? bookingFormId : undefined };
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
function AnsweredChoices({
  answer,
  doctor,
  addressOf,
}: Pick<AnsweredProps, 'answer' | 'doctor' | 'addressOf'>) {
  const { visit } = answer.place;
  if (answer.view !== 'person')
    return <BookingChoiceList doctor={doctor} addressOf={addressOf} chosen={{}} isFixed />;
  return (
    <BookingChoiceList
      doctor={doctor}
      addressOf={addressOf}
      chosen={answer.isGone ? { visit } : answer.place}
      form={bookingFormId}
    />
  );
}

function refusalOf(answer: PageResponse) {
  if (answer.view !== 'person' || answer.status === 200) return undefined;
  return answer.beyondLimit ? tooManyTries(answer.beyondLimit) : answer;
}

interface BookingPageProps extends Omit<QuestionProps, 'addressOf' | 'carried'> {
  /** Time of the fallback snapshot, if the database is away. */
  readonly asOf?: string | undefined;
  readonly response: (PageResponse & { readonly heard: readonly DetectedDanger[] }) | undefined;
}

/** A step of the booking, or the page that answers a submission. */
export function BookingPage({ doctor: stored, response, asOf, ...question }: BookingPageProps) {
  const { chosen, days, step } = question;
  const words = useWords(bookingWords);
  const { locale, pathTo } = usePageLocale();
  const doctor = doctorIn(locale, stored);
  const addressOf = choiceAddresses(pathTo(bookingPath(doctor)), chosen);
  const fee = useWords(doctorWords).fee(doctor.feePaise);
  const answer = response && response.view !== 'question' ? response : undefined;
  const { title, step: asked } = useBookingStep(answer?.view ?? step.name);
  return (
    <>
      <DangerBoxes dangers={response?.heard ?? []} />
      <QuestionPage
        title={title}
        step={asked}
        tabTitle={words.titleWith(doctor.name)}
        isPosted={response !== undefined}
        refused={response && refusalOf(response)}
        above={
          answer ? (
            <AnsweredChoices answer={answer} doctor={doctor} addressOf={addressOf} />
          ) : (
            <BookingChoices
              step={step}
              chosen={chosen}
              doctor={doctor}
              addressOf={addressOf}
              carried={response}
            />
          )
        }
        hasUrgentSide={false}
      >
        {asOf && <StaleTimesNotice asOf={asOf} />}
        {answer ? (
          <BookingResponsePage
            answer={answer}
            addressOf={addressOf}
            doctor={doctor}
            fee={fee}
            otherTimes={alternativeTimes(days, answer.place.day)}
          />
        ) : (
          <BookingQuestion {...question} doctor={doctor} addressOf={addressOf} carried={response} />
        )}
      </QuestionPage>
    </>
  );
}

const pendingViews = { choose: 'kept', book: 'check', check: 'person' } as const;

interface PendingBookingPageProps {
  readonly draft: PendingBookingSubmission;
  readonly slug: string;
}

/** Page for a form that was submitted while the database was unavailable. */
export function PendingBookingPage({ draft, slug }: PendingBookingPageProps) {
  const words = useWords(bookingWords);
  const { pathTo } = usePageLocale();
  const { title, step } = useBookingStep(pendingViews[draft.step]);
  const chosen = choiceFromQuery(new URLSearchParams(useLocation().search));
  return (
    <QuestionPage
      title={title}
      step={step}
      tabTitle={words.title}
      isPosted
      refused={databaseUnavailable}
      back={{ path: doctorPath({ slug }), label: words.theDoctor }}
    >
      <meta name="robots" content="noindex" />
      <PendingBooking pending={draft} addressOf={choiceAddresses(pathTo(bookingPath({ slug })), chosen)} />
    </QuestionPage>
  );
}
