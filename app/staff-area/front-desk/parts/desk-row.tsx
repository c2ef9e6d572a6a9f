import { Link } from 'react-router';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { statusText } from '#app/appointments/appointment.words.ts';
import { phoneHref } from '#app/contact-details/phone.ts';
import { formatMoney } from '#app/money/money.ts';
import { rowDay } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cell, DetailRow, Row } from '#app/ui/table/table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { appointmentPath, newAppointmentPath } from '../../frame/desk-paths.ts';
import type { DeskEntry, FreeTime } from '../desk-board.ts';
import { statusTone } from '../desk-steps.ts';
import { SelectVisit } from './confirm-selected.tsx';
import * as css from './desk.css.ts';
import { DeskActions } from './desk-actions.tsx';
import { SafeToCall } from './safe-to-call.tsx';
import { VisitMarks } from './visit-marks.tsx';

const isOver = ({ status }: DeskEntry) => status === 'cancelled' || status === 'no-show';

interface DeskRowProps {
  readonly entry: DeskEntry;
  readonly today: string;
  readonly back: string;
  /** True for a list of many days and doctors: each row names its own. */
  readonly hasManyDays: boolean;
  /** Whether a request has a checkbox of the form that confirms several. */
  readonly isSelectable?: boolean;
}

/** A row of the desk's list. The note is never shown here. */
export function DeskEntryRow({ entry, today, back, hasManyDays, isSelectable = false }: DeskRowProps) {
  const nameId = `name-${entry.id}`;
  return (
    <Row id={`appointment-${entry.id}`}>
      <Cell label="Time" kind="line">
        {isSelectable && entry.status === 'requested' && <SelectVisit entry={entry} />}
        {hasManyDays && <span className={css.small}>{`${rowDay(entry.day, today)}, `}</span>}
        <span className={css.time}>{slotLabel(entry.minute)}</span>
      </Cell>
      <Cell label="Name">
        <div className={css.person}>
          <Link
            id={nameId}
            to={appointmentPath(entry.id)}
            className={isOver(entry) ? `${textLink} ${css.over}` : `${textLink} ${css.name}`}
          >
            {entry.patientName}
            <VisuallyHidden>, {slotLabel(entry.minute)}</VisuallyHidden>
          </Link>
          <span className={css.marks}>
            <VisitMarks entry={entry} />
          </span>
          <SafeToCall answer={entry.safeToCall} />
          {entry.adultName && <span className={css.small}>with {entry.adultName}</span>}
          {hasManyDays && <span className={css.small}>{entry.doctorName}</span>}
        </div>
      </Cell>
      <Cell label="Phone">
        <div className={css.person}>
          {entry.phone !== '' && (
            <a href={phoneHref(entry.phone)} className={textLink}>
              {entry.phone}
            </a>
          )}
          <span className={css.reference}>{referenceText(entry.reference)}</span>
        </div>
      </Cell>
      <Cell label="Status">
        <Badge tone={statusTone(entry)}>{statusText(entry)}</Badge>
      </Cell>
      <Cell label="To pay" kind="figure">
        {moneyText(entry)}
      </Cell>
      <Cell label="Actions">
        <DeskActions entry={entry} today={today} back={back} describedBy={nameId} />
      </Cell>
    </Row>
  );
}

const moneyText = ({ due, paid }: DeskEntry) => (due > 0 ? formatMoney(due) : paid > 0 ? 'Paid' : 'Nothing');

interface FreeRowProps {
  readonly times: readonly FreeTime[];
  /** Columns of the table. */
  readonly columns: number;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly day: string;
}

/** Describes a gap and its length. */
function gapText(times: readonly FreeTime[]): string {
  const [first = 0] = times.map(({ minute }) => minute);
  if (times.length === 1) return `${slotLabel(first)} free`;
  return `${times.length} free, ${slotLabel(first)} to ${slotLabel(times.at(-1)?.minute ?? first)}`;
}

/** Shows free times. Each links to the form with doctor, kind of visit, day and time filled in. */
export function FreeTimesRow({ times, columns, doctorId, doctorName, day }: FreeRowProps) {
  return (
    <DetailRow columns={columns}>
      <details className={css.freeTimes}>
        <summary className={css.gap}>
          {gapText(times)}
          <VisuallyHidden> with {doctorName}</VisuallyHidden>
        </summary>
        <div className={css.buttons}>
          <span className={css.freeWord}>Free</span>
          {times.map(({ minute, visit }) => (
            <RouterButtonLink
              key={minute}
              to={newAppointmentPath({ doctor: doctorId, visit, day, time: slotLabel(minute) })}
              size="small"
              variant="quiet"
            >
              {visit === 'video' ? `${slotLabel(minute)} Video` : slotLabel(minute)}
              <VisuallyHidden>, free with {doctorName}: enter an appointment</VisuallyHidden>
            </RouterButtonLink>
          ))}
        </div>
      </details>
    </DetailRow>
  );
}
