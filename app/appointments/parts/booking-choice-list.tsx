import { useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { bookingWords, slotWords } from '#messages/appointments/booking.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { type BookingChoice, choiceQuery } from '../booking-form/booking-steps.ts';
import * as css from './booking.css.ts';
import { Choice, chooseAddress } from './slot-choices.tsx';

interface BookingChoiceListProps {
  readonly doctorName: string;
  readonly chosen: BookingChoice;
  /** Path of the booking page; query parameters select the step. */
  readonly path: string;
  /** Whether the doctor offers several kinds of visit, so that the choice can be changed. */
  readonly hasVisitChoice?: boolean;
  /** False where {@link VisitChoices} show the kind of visit. */
  readonly isVisitShown?: boolean;
  /** Whether the list is inside the form. Its buttons then submit what was typed, so that a change loses nothing. */
  readonly isInForm?: boolean;
}

/** The choices so far, each with a link or a button to change it. */
export function BookingChoiceList({
  doctorName,
  chosen,
  path,
  hasVisitChoice = false,
  isVisitShown = true,
  isInForm = false,
}: BookingChoiceListProps) {
  const words = useWords(slotWords);
  const { doctor } = useWords(bookingWords);
  const { time, weekdayDate } = useWords(clockWords);
  const { visit, day, minute } = chosen;
  const rows = [
    {
      name: doctor,
      value: <UserText>{doctorName}</UserText>,
      back: `${path}${choiceQuery({ ...chosen, isDoctorChange: true })}`,
    },
    visit &&
      isVisitShown && {
        name: words.visit,
        value: words.visits[visit],
        back: hasVisitChoice ? `${path}${choiceQuery({ visit, ...(day !== undefined && { day }) })}` : null,
      },
    day && {
      name: words.day,
      value: weekdayDate(day),
      back: `${path}${choiceQuery(visit ? { visit } : {})}`,
    },
    minute !== undefined &&
      day && {
        name: words.time,
        value: time(minute),
        back: `${path}${choiceQuery({ ...(visit && { visit }), day })}`,
      },
  ].filter((row) => typeof row === 'object');
  return (
    <dl className={css.chosen}>
      {rows.map(({ name, value, back }) => (
        <div key={name} className={css.chosenRow}>
          <dt className={css.chosenName}>{name}</dt>
          <dd className={css.chosenValue}>{value}</dd>
          {back !== null && (
            <dd>
              <Choice choose={chooseAddress(isInForm, String)} value={back} className={css.change}>
                {words.change}
                <VisuallyHidden>{words.changeOf(name)}</VisuallyHidden>
              </Choice>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
