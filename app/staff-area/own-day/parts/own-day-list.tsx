import { visitLabels } from '#app/appointments/appointment.values.ts';
import { addDays } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { ChevronLeft, ChevronRight } from '#app/ui/icon/icons.ts';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import * as listEntry from '../../frame/list-entry.css.ts';
import { notePath, ownDayPathOn } from '../../frame/own-day-paths.ts';
import { statusTone } from '../../front-desk/desk-steps.ts';
import { StaffVideoDoor } from '../../front-desk/parts/video-door.tsx';
import { type OwnDay, type OwnEntry, ownDaysShown } from '../own-day.ts';
import * as css from './own-day.css.ts';

interface WeekLinksProps {
  /** First day of the list. */
  readonly first: string;
  readonly today: string;
}

/** Links to the week before and after. */
export function WeekLinks({ first, today }: WeekLinksProps) {
  const on = (day: string) => ownDayPathOn(day === today ? null : day);
  return (
    <Cluster as="nav" gap="2" aria-label="Weeks">
      <RouterButtonLink to={on(addDays(first, -ownDaysShown))} variant="secondary" size="small">
        <ChevronLeft size={20} aria-hidden />
        Earlier
      </RouterButtonLink>
      {first !== today && (
        <RouterButtonLink to={ownDayPathOn(null)} variant="secondary" size="small">
          Today
        </RouterButtonLink>
      )}
      <RouterButtonLink to={on(addDays(first, ownDaysShown))} variant="secondary" size="small">
        Later
        <ChevronRight size={20} aria-hidden />
      </RouterButtonLink>
    </Cluster>
  );
}

interface OwnDayListProps {
  readonly days: readonly OwnDay[];
  /** Query of the list's address, which a dialog carries. */
  readonly search: string;
}

/** The days of a week with their appointments. */
export const OwnDayList = ({ days, search }: OwnDayListProps) => (
  <div className={css.week}>
    {days.map(({ day, isToday, away, entries }) => (
      <section key={day} aria-labelledby={`day-${day}`} className={listEntry.section}>
        <div className={listEntry.sectionHead}>
          <h2 id={`day-${day}`} className={listEntry.heading}>
            {isToday ? `Today, ${dayText(day)}` : dayText(day)}
          </h2>
          <p className={listEntry.small}>{remarkOf(entries.length, away)}</p>
        </div>
        {entries.length > 0 && (
          <ol role="list" className={css.entries}>
            {entries.map((entry) => (
              <OwnEntryRow key={entry.id} entry={entry} search={search} />
            ))}
          </ol>
        )}
      </section>
    ))}
  </div>
);

function remarkOf(count: number, away: string | null): string {
  const counted = count === 1 ? '1 appointment' : `${count} appointments`;
  if (away === null) return count === 0 ? 'No appointments' : counted;
  return count === 0 ? away : `${away}, ${counted}`;
}

interface OwnEntryRowProps {
  readonly entry: OwnEntry;
  readonly search: string;
}

function OwnEntryRow({ entry, search }: OwnEntryRowProps) {
  const { id, minute, visit, patientName, adultName, isReturning, hasNote, statusText, door } = entry;
  return (
    <li className={css.entry}>
      <span className={listEntry.time}>{slotLabel(minute)}</span>
      <span>
        <Badge tone={statusTone(entry)}>{statusText}</Badge>
      </span>
      <div className={`${listEntry.person} ${css.line}`}>
        <span className={listEntry.name}>{patientName}</span>
        {adultName && <span className={listEntry.small}>with {adultName}</span>}
        <span
          className={listEntry.small}
        >{`${visitLabels[visit]}. ${isReturning ? 'Returning' : 'New to you'}.`}</span>
      </div>
      {(door || hasNote) && (
        <Cluster gap="3" className={css.line}>
          {door && (
            <StaffVideoDoor door={door} patientName={patientName} noLink="No link yet: ask the front desk." />
          )}
          {hasNote && (
            <RouterButtonLink
              to={`${notePath(id)}${search}`}
              variant="secondary"
              size="small"
              preventScrollReset
            >
              Read the note
              <VisuallyHidden>{` of ${patientName}, ${slotLabel(minute)}`}</VisuallyHidden>
            </RouterButtonLink>
          )}
        </Cluster>
      )}
    </li>
  );
}
