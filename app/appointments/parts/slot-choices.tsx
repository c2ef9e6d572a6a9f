import type { ReactNode } from 'react';
import { type Weekday, weekdayOf } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Building2, Video } from '#app/ui/icon/icons.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { slotWords } from '#messages/appointments/booking.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import type { VisitKind } from '../appointment.values.ts';
import type { DayState } from '../schedule.ts';
import * as css from './slot-choices.css.ts';

/**
 * Renders choices as links, or as submit buttons of the surrounding form if personal data must not appear in
 * an address.
 */
type Choose = { readonly hrefOf: (value: string) => string } | { readonly button: 'date' | 'slot' };

interface ChoiceProps {
  readonly choose: Choose;
  readonly value: string;
  readonly className: string;
  readonly isChosen?: boolean;
  readonly children: ReactNode;
}

function Choice({ choose, value, className, isChosen = false, children }: ChoiceProps) {
  const shown = { className, ...(isChosen && { 'aria-current': true }) } as const;
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

const visitIcons: Readonly<Record<VisitKind, ReactNode>> = {
  hospital: <Building2 size={28} aria-hidden />,
  video: <Video size={28} aria-hidden />,
};

interface VisitChoicesProps {
  readonly offered: readonly VisitKind[];
  readonly hrefOf: (visit: VisitKind) => string;
}

export function VisitChoices({ offered, hrefOf }: VisitChoicesProps) {
  const words = useWords(slotWords);
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
  /** The currently chosen day. */
  readonly chosen?: string | undefined;
}

/** Calendar of the days ahead, each with its number of free times or the reason why it is closed. */
export function DayChoices({ days, choose, chosen }: DayChoicesProps) {
  const { hospitalHolidays } = useHospitalFacts();
  const { closedDay, free } = useWords(slotWords);
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
              <Choice choose={choose} value={one.day} className={css.day} isChosen={one.day === chosen}>
                {words}
              </Choice>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Slots of a day, grouped by part of the day. Taken slots are shown and marked, not hidden. */
export function TimeChoices({ day, choose }: { readonly day: DayState; readonly choose: Choose }) {
  const { closedSlot } = useWords(slotWords);
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
                  <Choice choose={choose} value={slotLabel(minute)} className={css.time}>
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
