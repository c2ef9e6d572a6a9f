import type { ReactNode } from 'react';
import { type Weekday, weekdayOf } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Building2, Video } from '#app/ui/icon/icons.ts';
import { useWords } from '#app/ui/locale/edition.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { placeWords } from '#messages/appointments/booking.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import type { Visit } from '../appointment.values.ts';
import type { DayState } from '../schedule.ts';
import * as css from './place-choices.css.ts';

/** How a choice is made: by an address, or by a button of the form around it where a person's words must not stand in one. */
type Choose = { readonly hrefOf: (value: string) => string } | { readonly button: 'date' | 'slot' };

interface ChoiceProps {
  readonly choose: Choose;
  readonly value: string;
  readonly look: string;
  readonly isChosen?: boolean;
  readonly children: ReactNode;
}

function Choice({ choose, value, look, isChosen = false, children }: ChoiceProps) {
  const shown = { className: look, ...(isChosen && { 'aria-current': true }) } as const;
  return 'button' in choose ? (
    <button {...shown} type="submit" name={choose.button} value={value}>
      {children}
    </button>
  ) : (
    <a {...shown} href={choose.hrefOf(value)}>
      {children}
    </a>
  );
}

const visitIcons: Readonly<Record<Visit, ReactNode>> = {
  hospital: <Building2 size={28} aria-hidden />,
  video: <Video size={28} aria-hidden />,
};

interface VisitChoicesProps {
  readonly offered: readonly Visit[];
  readonly hrefOf: (visit: Visit) => string;
}

export function VisitChoices({ offered, hrefOf }: VisitChoicesProps) {
  const words = useWords(placeWords);
  return (
    <ul role="list" className={css.visits}>
      {offered.map((visit) => (
        <li key={visit}>
          <a href={hrefOf(visit)} className={css.visit}>
            {visitIcons[visit]}
            <span className={css.visitName}>{words.visits[visit]}</span>
            <span className={css.visitWords}>{words.visitDetails[visit]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface DayChoicesProps {
  readonly days: readonly DayState[];
  readonly choose: Choose;
  /** The day that was chosen before. */
  readonly chosen?: string | undefined;
}

/** The days ahead, week by week, each with what it has or why it has nothing. */
export function DayChoices({ days, choose, chosen }: DayChoicesProps) {
  const { hospitalHolidays } = useHospitalFacts();
  const { closedDay, free } = useWords(placeWords);
  const clock = useWords(clockWords);
  return (
    <ul role="list" className={css.days}>
      {days.map((one, place) => {
        const weekday: Weekday = weekdayOf(one.day);
        const state = one.closed
          ? closedDay(one.closed, one.day, hospitalHolidays)
          : free(one.slots.filter(({ closed }) => closed === null).length);
        const words = (
          <>
            <span className={css.weekday}>{clock.weekday(one.day)}</span>{' '}
            <span className={css.date}>{clock.dayOfMonth(one.day)}</span>{' '}
            <span className={css.state}>{state}</span>
          </>
        );
        return (
          <li key={one.day} className={place === 0 ? css.firstOn[weekday] : undefined}>
            {one.closed ? (
              <div className={css.closedDay}>{words}</div>
            ) : (
              <Choice choose={choose} value={one.day} look={css.day} isChosen={one.day === chosen}>
                {words}
              </Choice>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The times of a day by its parts. One that is taken is shown, and says so. */
export function TimeChoices({ day, choose }: { readonly day: DayState; readonly choose: Choose }) {
  const { closedSlot } = useWords(placeWords);
  const clock = useWords(clockWords);
  return clock
    .byPart(day.slots, ({ minute }) => minute)
    .map(({ name, within }) => (
      <section key={name} className={css.part} aria-labelledby={`times-${name}`}>
        <h3 id={`times-${name}`} className={css.partName}>
          {name}
        </h3>
        <ul role="list" className={css.times}>
          {within.map(({ minute, closed }) => {
            const label = clock.timeInPart(minute);
            return (
              <li key={minute}>
                {closed ? (
                  <div className={css.closedTime}>
                    <span>{label}</span>
                    <span className={css.state}>
                      <VisuallyHidden>: </VisuallyHidden>
                      {closedSlot[closed]}
                    </span>
                  </div>
                ) : (
                  <Choice choose={choose} value={slotLabel(minute)} look={css.time}>
                    {label}
                  </Choice>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    ));
}
