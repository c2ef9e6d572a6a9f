/** What the front desk's list shows: appointments and the free times between them. */

import type { AppointmentSummary, Visit } from '#app/appointments/appointment.values.ts';
import type { Paise } from '#app/money/money.ts';

/** Of an appointment in a list: neither the note nor anything else that is not needed there. */
export type DeskEntry = Pick<
  AppointmentSummary,
  | 'id'
  | 'reference'
  | 'doctorId'
  | 'doctorName'
  | 'visit'
  | 'day'
  | 'minute'
  | 'status'
  | 'arrivedAt'
  | 'inBetween'
  | 'patientName'
  | 'adultName'
  | 'phone'
  | 'safeToCall'
  | 'isNew'
> & {
  readonly due: Paise;
  readonly paid: Paise;
};

/** Times that nobody has taken, one after the other. */
interface FreeTimes {
  readonly free: readonly number[];
}

type DeskRow = DeskEntry | FreeTimes;

export const isFree = (row: DeskRow): row is FreeTimes => 'free' in row;

export interface DeskSection {
  readonly key: string;
  readonly title: string;
  /** Such as why the doctor is away; null where there is nothing to say. */
  readonly remark: string | null;
  /** Under whom the free times can be taken. */
  readonly doctorId: string | null;
  readonly day: string | null;
  readonly rows: readonly DeskRow[];
}

export const deskSpans = ['day', 'week'] as const;
type DeskSpan = (typeof deskSpans)[number];

/** What the desk is asked to show. */
export interface DeskQuery {
  readonly day: string;
  readonly span: DeskSpan;
  readonly doctorId: string | null;
  readonly visit: Visit | null;
  readonly search: string;
  /** Only the requests that wait to be confirmed, of all days to come. */
  readonly isWaiting: boolean;
}

/** One day, all of it. */
export const wholeDay = (day: string): DeskQuery => ({
  day,
  span: 'day',
  doctorId: null,
  visit: null,
  search: '',
  isWaiting: false,
});

/** Puts free times between appointments, those that follow each other as one. */
export function withFreeTimes(entries: readonly DeskEntry[], free: readonly number[]): readonly DeskRow[] {
  const rows: DeskRow[] = [];
  const rest = [...free].sort((one, other) => one - other);
  const takeUntil = (minute: number) => {
    const before = rest.filter((time) => time < minute);
    rest.splice(0, before.length);
    if (before.length > 0) rows.push({ free: before });
  };
  for (const entry of entries) {
    takeUntil(entry.minute);
    rows.push(entry);
  }
  takeUntil(Number.POSITIVE_INFINITY);
  return rows;
}

/** The appointments of a list without the free times between them. */
export const entriesOf = ({ rows }: DeskSection): readonly DeskEntry[] =>
  rows.flatMap((row) => (isFree(row) ? [] : [row]));
