import { noFilter, passesFilter } from '#app/doctors/directory/directory-filter.ts';
import { bookingPath } from '#app/doctors/doctor.view.ts';
import { doctorIn } from '#app/doctors/doctor-in-locale.ts';
import type { BookableDoctor, DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { callbackPath } from '#app/navigation/navigation.ts';
import { slotOf } from '#app/time/slots.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { bookingWords, slotWords } from '#messages/appointments/booking.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { beforeVisitWords } from '#messages/hospital-facts/before-visit.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import type { VisitKind } from '../appointment.values.ts';
import { placeOf } from '../booking-form/booking-form.ts';
import {
  type AddressOfChoice,
  type BookingChoice,
  type BookingStep,
  choiceQuery,
  daysAtWish,
  offeredVisits,
  onlyVisitAtWish,
  visitForOthers,
} from '../booking-form/booking-steps.ts';
import type { TypedValues } from '../booking-form/booking-submission.server.ts';
import type { DayState } from '../free-times/schedule.ts';
import * as css from './booking.css.ts';
import {
  Choice,
  chooseAddress,
  DayChoices,
  EarliestFree,
  TimeChoices,
  VisitChoices,
} from './slot-choices.tsx';

export interface QuestionProps {
  readonly step: BookingStep;
  readonly chosen: BookingChoice;
  readonly days: readonly DayState[];
  readonly doctor: BookableDoctor;
  /** Doctors to choose from, if the person wants another one. */
  readonly others: readonly BookableDoctor[];
  readonly addressOf: AddressOfChoice;
  readonly newKey: string;
  /** Submitted values, if a person came back to this question from a later one. */
  readonly carried?: TypedValues | undefined;
}

export const hasVisitChoice = (doctor: DoctorHours) => offeredVisits(doctor).length > 1;

/** The question for the doctor, the day or the time. The kind of visit is chosen above the days and the times. */
export function SlotQuestion({
  step,
  chosen,
  days,
  doctor,
  others,
  addressOf,
  carried,
}: QuestionProps & { readonly step: Exclude<BookingStep, { readonly name: 'none' | 'person' }> }) {
  const words = useWords(bookingWords);
  const { closedDay } = useWords(slotWords);
  const { weekdayDate } = useWords(clockWords);
  const { hospitalHolidays } = useHospitalFacts();
  /** Chooses by links, or while values are carried by buttons. */
  const choose = <Value extends string>(choiceOf: (value: Value) => BookingChoice) =>
    chooseAddress(carried !== undefined, (value: Value) => addressOf(choiceOf(value)));
  if (step.name === 'doctor') {
    return (
      <DoctorChoices
        doctor={doctor}
        others={others}
        chosen={chosen}
        addressOf={addressOf}
        isInForm={carried !== undefined}
      />
    );
  }
  const { visit } = step;
  const onlyVisit = onlyVisitAtWish(doctor, chosen);
  const day = step.name === 'day' ? {} : { day: step.day.day };
  return (
    <>
      {hasVisitChoice(doctor) && (
        <VisitChoices
          offered={offeredVisits(doctor)}
          chosen={visit}
          choose={choose((other) => ({ visit: other, ...day }))}
        />
      )}
      {visit === 'video' && <VideoFacts />}
      {onlyVisit && <InlineAlert tone="neutral">{words.eveningOnly[onlyVisit]}</InlineAlert>}
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
            days={onlyVisit && onlyVisit !== visit ? days : daysAtWish(days, chosen)}
            choose={choose((place) => choiceOfPlace(visit, place))}
          />
          <DayChoices days={days} choose={choose((day) => ({ visit, day }))} chosen={chosen.day} />
        </>
      )}
      {step.name === 'time' && (
        <>
          {step.missed && <InlineAlert tone="neutral">{words.taken}</InlineAlert>}
          <TimeChoices
            heading="h2"
            day={step.day}
            choose={choose((slot) => choiceOfPlace(visit, `${step.day.day} ${slot}`))}
          />
          <p className={page.quiet}>{words.indianTime}</p>
        </>
      )}
    </>
  );
}

/** Where the call will be, and how it is paid, before somebody books a visit by video. */
function VideoFacts() {
  const { videoCall, payment } = useWords(beforeVisitWords);
  return (
    <>
      <p className={page.quiet}>{videoCall}</p>
      <p className={page.quiet}>{payment}</p>
    </>
  );
}

/** Choice of a time, from the value of its link or button (`placeValue`). */
function choiceOfPlace(visit: VisitKind, value: string): BookingChoice {
  const place = placeOf(value);
  const minute = slotOf(place?.slot ?? '');
  return { visit, ...(place && { day: place.day }), ...(minute !== undefined && { minute }) };
}

interface DoctorChoicesProps extends Pick<QuestionProps, 'doctor' | 'others' | 'chosen' | 'addressOf'> {
  readonly isInForm: boolean;
}

/**
 * The other doctors who pass the filter of the directory, or all of them. Kind of visit and day stay, as far as the other
 * doctor offers them.
 */
function DoctorChoices({ doctor: present, others, chosen, addressOf, isInForm }: DoctorChoicesProps) {
  const { fee } = useWords(doctorWords);
  const { allDoctors, noOtherFits } = useWords(bookingWords);
  const { locale, pathTo } = usePageLocale();
  const { day, wish = noFilter } = chosen;
  const same = { ...visitForOthers(present, chosen), ...(day !== undefined && { day }) };
  const fitting = others.filter((doctor) => passesFilter(doctor, wish));
  const shown = fitting.length === 0 ? others : fitting;
  const choose = chooseAddress(isInForm, String);
  return (
    <>
      {fitting.length < shown.length && <p>{noOtherFits}</p>}
      <ul role="list" className={css.doctors}>
        {shown.map((stored) => {
          const doctor = doctorIn(locale, stored);
          const address = pathTo(bookingPath(doctor)) + choiceQuery({ ...same, wish });
          return (
            <li key={doctor.id}>
              <Choice choose={choose} value={address} className={css.doctor}>
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
        {shown.length < others.length && (
          <li>
            <Choice
              choose={choose}
              value={addressOf({ ...same, isDoctorChange: true, wish: noFilter })}
              className={css.doctor}
            >
              {allDoctors}
            </Choice>
          </li>
        )}
      </ul>
    </>
  );
}

/** Alternatives for a doctor who cannot be booked online now. */
export function NotBookable() {
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
