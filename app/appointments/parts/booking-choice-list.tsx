import type { ReactNode } from 'react';
import { doctorPath } from '#app/doctors/doctor.view.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { formatMoney } from '#app/money/money.ts';
import { ChevronLeft } from '#app/ui/icon/icons.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { bookingWords, slotWords } from '#messages/appointments/booking.tsx';
import { personWords } from '#messages/appointments/person.ts';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { type AddressOfChoice, type BookingChoice, offeredVisits } from '../booking-form/booking-steps.ts';
import * as css from './booking.css.ts';
import { Choice, chooseAddress, visitIcons } from './slot-choices.tsx';

interface BookingChoiceListProps {
  readonly doctor: DoctorHours;
  readonly chosen: BookingChoice;
  readonly addressOf: AddressOfChoice;
  /** Whether the choices are only shown: the step has a button of its own to change them. */
  readonly isFixed?: boolean;
  /** False where {@link VisitChoices} show the kind of visit. */
  readonly isVisitShown?: boolean;
  /** Id of the form whose typed values a change submits, so that it loses nothing. */
  readonly form?: string | undefined;
}

/** One line with the way back to the doctor, the fee and the choices so far. Each choice is a link, or a button of the form, that changes it. */
export function BookingChoiceList({
  doctor,
  chosen,
  addressOf,
  isFixed = false,
  isVisitShown = true,
  form,
}: BookingChoiceListProps) {
  const words = useWords(slotWords);
  const { doctor: doctorLabel, fee: feeLabel, theDoctor } = useWords(bookingWords);
  const { fee } = useWords(doctorWords);
  const { check } = useWords(personWords);
  const { time, weekday, dayOfMonth } = useWords(clockWords);
  const { pathTo } = usePageLocale();
  const { visit, day, minute } = chosen;
  const ofVisit = { ...(visit && { visit }) };
  const rows: readonly {
    readonly name: string;
    readonly value: ReactNode;
    readonly className: string;
    readonly back: BookingChoice | null;
  }[] = [
    {
      name: doctorLabel,
      value: (
        <span className={css.doctorName}>
          <UserText>{doctor.name}</UserText>
        </span>
      ),
      className: css.chosenDoctor,
      back: { ...chosen, isDoctorChange: true },
    },
    {
      name: feeLabel,
      value: doctor.feePaise === 0 ? fee(doctor.feePaise) : formatMoney(doctor.feePaise),
      className: css.chosenValue,
      back: null,
    },
    ...(visit && isVisitShown
      ? [
          {
            name: words.visit,
            value: (
              <>
                {visitIcons[visit]}
                <span className={css.besideIcon}>{words.visits[visit]}</span>
              </>
            ),
            className: css.chosenValue,
            back: offeredVisits(doctor).length > 1 ? { visit, ...(day !== undefined && { day }) } : null,
          },
        ]
      : []),
    ...(day === undefined
      ? []
      : [
          {
            name: words.day,
            value: `${weekday(day)} ${dayOfMonth(day)}`,
            className: css.chosenValue,
            back: ofVisit,
          },
        ]),
    ...(day === undefined || minute === undefined
      ? []
      : [
          {
            name: words.time,
            value: time(minute),
            className: css.chosenValue,
            back: { ...ofVisit, day },
          },
        ]),
  ];
  return (
    <div className={css.chosen}>
      {/* The Enter key presses the first button of a form, which would be one of the choices. */}
      {form !== undefined && (
        <button
          type="submit"
          form={form}
          name="step"
          value="check"
          className={css.enterButton}
          tabIndex={-1}
          aria-hidden
        >
          {check}
        </button>
      )}
      <a href={pathTo(doctorPath(doctor))} className={css.backToDoctor}>
        <ChevronLeft size={20} aria-hidden />
        <VisuallyHidden>{theDoctor}</VisuallyHidden>
      </a>
      <dl className={css.chosenList}>
        {rows.map(({ name, value, className, back }) => (
          <div key={name} className={className}>
            <dt className={css.chosenName}>{name}</dt>
            <dd>
              {back === null || isFixed ? (
                value
              ) : (
                <Choice
                  choose={chooseAddress(form !== undefined, String)}
                  value={addressOf(back)}
                  className={css.change}
                  form={form}
                >
                  {value}
                  <VisuallyHidden>{` ${words.change}${words.changeOf(name)}`}</VisuallyHidden>
                </Choice>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
