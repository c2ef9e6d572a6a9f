import { useWords } from '#app/ui/locale/edition.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { placeWords } from '#messages/appointments/booking.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { type ChosenPlace, placeQuery } from '../booking-steps.ts';
import * as css from './booking.css.ts';

interface ChosenPlaceListProps {
  readonly chosen: ChosenPlace;
  /** Where the steps are. */
  readonly path: string;
  /** Where there is one way to come, there is nothing to change about it. */
  readonly hasVisitChoice: boolean;
}

/** What was chosen so far, each with the way back to it. */
export function ChosenPlaceList({ chosen, path, hasVisitChoice }: ChosenPlaceListProps) {
  const words = useWords(placeWords);
  const { time, weekdayDate } = useWords(clockWords);
  const { visit, day, minute } = chosen;
  const rows = [
    visit && { name: words.visit, value: words.visits[visit], back: hasVisitChoice ? path : null },
    day && { name: words.day, value: weekdayDate(day), back: `${path}${placeQuery(visit ? { visit } : {})}` },
    minute !== undefined &&
      day && {
        name: words.time,
        value: time(minute),
        back: `${path}${placeQuery({ ...(visit && { visit }), day })}`,
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
