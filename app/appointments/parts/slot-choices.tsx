import type { ReactNode } from 'react';
import { type Weekday, weekdayOf } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Building2, CalendarCheck, ChevronDown, Video } from '#app/ui/icon/icons.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { slotWords } from '#messages/appointments/booking.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import type { VisitKind } from '../appointment.values.ts';
import { choiceButton, placeValue } from '../booking-form/booking-form.ts';
import { type DayState, earliestFree } from '../free-times/schedule.ts';
import * as css from './slot-choices.css.ts';

/**
 * Renders choices as links, or as submit buttons of the surrounding form if personal data must not appear in an
 * address: the button either sends the choice as a field, or posts the form to the address of the choice.
 */
type Choose<Value> =
  | { readonly hrefOf: (value: Value) => string }
  | { readonly actionOf: (value: Value) => string }
  | { readonly button: 'date' | 'slot' };

/** Choices with an address each: links, or buttons that post the surrounding form to that address. */
export const chooseAddress = <Value,>(
  isInForm: boolean,
  addressOf: (value: Value) => string,
): Choose<Value> => (isInForm ? { actionOf: addressOf } : { hrefOf: addressOf });

interface ChoiceProps<Value> {
  readonly choose: Choose<Value>;
  readonly value: Value;
  readonly className: string;
  readonly isChosen?: boolean;
  /** Id of the form of a button that stands outside it. */
  readonly form?: string | undefined;
  readonly children: ReactNode;
}

export function Choice<Value extends string>({
  choose,
  value,
  className,
  isChosen = false,
  form,
  children,
}: ChoiceProps<Value>) {
  const shown = { className, ...(isChosen && { 'aria-current': true }) } as const;
  if ('hrefOf' in choose) {
    return (
      <a {...shown} href={choose.hrefOf(value)}>
        {children}
      </a>
    );
  }
  const sent =
    'button' in choose
      ? { name: choose.button, value }
      : { ...choiceButton, formAction: choose.actionOf(value) };
  return (
    <button {...shown} type="submit" form={form} {...sent}>
      {children}
    </button>
  );
}

export const visitIcons: Readonly<Record<VisitKind, ReactNode>> = {
  hospital: <Building2 size={20} aria-hidden />,
  video: <Video size={20} aria-hidden />,
};

interface VisitChoicesProps {
  readonly offered: readonly VisitKind[];
  readonly chosen: VisitKind;
  readonly choose: Choose<VisitKind>;
}

/** Kinds of visit above the days or times of the chosen kind. */
export function VisitChoices({ offered, chosen, choose }: VisitChoicesProps) {
  const words = useWords(slotWords);
  return (
    <div className={css.visits}>
      <ul role="list" className={css.visitList} aria-label={words.how}>
        {offered.map((visit) => (
          <li key={visit}>
            <Choice choose={choose} value={visit} className={css.visit} isChosen={visit === chosen}>
              {visitIcons[visit]}
              {words.visits[visit]}
            </Choice>
          </li>
        ))}
      </ul>
      <p className={css.visitWords}>{words.visitDetails[chosen]}</p>
    </div>
  );
}

interface EarliestFreeProps {
  readonly days: readonly DayState[];
  readonly choose: Choose<string>;
}

/**
 * The earliest free time, as one choice. Its value is the day and the label of the slot, such as '2026-11-28 10:00 AM'.
 */
export function EarliestFree({ days, choose }: EarliestFreeProps) {
  const words = useWords(slotWords);
  const { time, weekdayDate } = useWords(clockWords);
  const found = earliestFree(days);
  if (!found) return null;
  return (
    <Choice choose={choose} value={placeValue(found.day, found.minute)} className={css.earliest}>
      <CalendarCheck size={24} aria-hidden />
      <span>
        <span className={css.earliestLabel}>{words.earliest}</span>{' '}
        <strong>{`${weekdayDate(found.day)}, ${time(found.minute)}`}</strong>
      </span>
    </Choice>
  );
}

/** Days that are shown at once. The later ones are folded. */
const firstDays = 14;

interface DayChoicesProps {
  readonly days: readonly DayState[];
  readonly choose: Choose<string>;
  /** The currently chosen day. */
  readonly chosen?: string | undefined;
}

/** Calendar of the days ahead, each with its number of free times or the reason why it is closed. */
export function DayChoices({ days, choose, chosen }: DayChoicesProps) {
  const { laterDays } = useWords(slotWords);
  const first = days.slice(0, firstDays);
  const later = days.slice(firstDays);
  const isOpen = later.some(({ day }) => day === chosen) || first.every(({ closed }) => closed);
  return (
    <>
      <Days days={first} choose={choose} chosen={chosen} />
      {later.length > 0 && (
        <details className={css.later} open={isOpen}>
          <summary className={css.laterLabel}>
            <ChevronDown size={20} aria-hidden />
            {laterDays}
          </summary>
          <Days days={later} choose={choose} chosen={chosen} />
        </details>
      )}
    </>
  );
}

function Days({ days, choose, chosen }: DayChoicesProps) {
  const { hospitalHolidays } = useHospitalFacts();
  const { closedDay, free } = useWords(slotWords);
  const clock = useWords(clockWords);
  return (
    <ul role="list" className={css.days}>
      {days.map((one, index) => {
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
          <li key={one.day} className={index === 0 ? css.firstOn[weekday] : undefined}>
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

interface TimeChoicesProps {
  readonly day: DayState;
  readonly choose: Choose<string>;
  /** Level of the headings, one below the heading of the step. */
  readonly heading: 'h2' | 'h3';
}

/** Slots of a day, grouped by part of the day. Taken slots are shown and marked, not hidden. */
export function TimeChoices({ day, choose, heading: Heading }: TimeChoicesProps) {
  const { closedSlot } = useWords(slotWords);
  const clock = useWords(clockWords);
  return clock
    .byPart(day.slots, ({ minute }) => minute)
    .map(({ name, within }) => (
      <section key={name} className={css.part} aria-labelledby={`times-${name}`}>
        <Heading id={`times-${name}`} className={css.partName}>
          {name}
        </Heading>
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
