import { useWords } from '#app/ui/locale/page-locale.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { slotWords } from '#messages/appointments/booking.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { type BookingChoice, choiceQuery } from '../booking-steps.ts';
import * as css from './booking.css.ts';

interface ChosenPlaceListProps {
  readonly chosen: BookingChoice;
  /** Path of the booking page; query parameters select the step. */
  readonly path: string;
  /** Whether the doctor offers several kinds of visit, so that the choice can be changed. */
  readonly hasVisitChoice: boolean;
}

/** The choices so far, each with a link to change it. */
export function BookingChoiceList({ chosen, path, hasVisitChoice }: ChosenPlaceListProps) {
  const words = useWords(slotWords);
  const { time, weekdayDate } = useWords(clockWords);
  const { visit, day, minute } = chosen;
  const rows = [
    visit && { name: words.visit, value: words.visits[visit], back: hasVisitChoice ? path : null },
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
  if (rows.length === 0) return null;
  return (
    <dl className={css.chosen}>
      {rows.map(({ name, value, back }) => (
        <div key={name} className={css.chosenRow}>
          <dt className={css.chosenName}>{name}</dt>
          <dd className={css.chosenValue}>{value}</dd>
          {back !== null && (
            <dd>
              <a href={back} className={css.change}>
                {words.change}
                <VisuallyHidden>{words.changeOf(name)}</VisuallyHidden>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
