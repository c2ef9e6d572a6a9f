/** Types of the front desk's list: appointments and the free times between them. */

import {
  type AppointmentSummary,
  isBooked,
  isLive,
  type VisitKind,
} from '#app/appointments/appointment.values.ts';
import type { Paise } from '#app/money/money.ts';
import { dayInIndia, momentInIndia } from '#app/time/calendar.ts';
import { waitedText } from './waiting-room.ts';

/** An appointment in the list. The note and other details are left out, because lists must not show them. */
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
  | 'isUnheld'
> & {
  readonly due: Paise;
  readonly paid: Paise;
  /** Visits to come that were booked online under this phone, if they are unusually many; else 0. */
  readonly unusualVisits: number;
  /** Requests that came from the network of this one, if they are unusually many; else 0. */
  readonly networkRequests: number;
  /** The open outcome in words, such as 'Late: 20 min'; null before the time of the visit and after its outcome. */
  readonly open: string | null;
  /** Why nobody sees the person at this time, such as 'Doctor on leave'; null if the doctor is there. */
  readonly absence: string | null;
};

/** A free time, and the kind of visit that a form starts with. */
export interface FreeTime {
  readonly minute: number;
  readonly visit: VisitKind;
}

/** Consecutive free times. */
interface FreeTimes {
  readonly free: readonly FreeTime[];
}

type DeskRow = DeskEntry | FreeTimes;

export const isFreeTimes = (row: DeskRow): row is FreeTimes => 'free' in row;

export interface DeskSection {
  readonly key: string;
  readonly title: string;
  /** For example why the doctor is away; null without a remark. */
  readonly remark: string | null;
  /** Doctor of the free times; null if they cannot be booked. */
  readonly doctorId: string | null;
  readonly day: string | null;
  readonly rows: readonly DeskRow[];
}

export const deskSpans = ['day', 'week'] as const;
type DeskSpan = (typeof deskSpans)[number];

/** Filters of the desk's list. */
export interface DeskQuery {
  readonly day: string;
  readonly span: DeskSpan;
  readonly doctorId: string | null;
  readonly visit: VisitKind | null;
  readonly search: string;
  /** True for requests that wait for confirmation, on all future days. */
  readonly isWaiting: boolean;
  /** True for visits of past days of which nobody has said what came of them. */
  readonly isOpen: boolean;
}

/** Minutes after the time of a visit from which the desk shows who has not come as late. */
const lateFrom = 5;

/** Says what is open about the outcome of a visit: how late the person is, or that nobody has said what came of it. */
export function openText(
  { day, minute, status, arrivedAt }: Pick<AppointmentSummary, 'day' | 'minute' | 'status' | 'arrivedAt'>,
  now: Date,
): string | null {
  if (!isLive(status)) return null;
  if (day < dayInIndia(now)) return 'No outcome yet';
  const late = Math.floor((now.getTime() - momentInIndia(day, minute).getTime()) / 60_000);
  return arrivedAt === null && late >= lateFrom ? `Late: ${waitedText(late)}` : null;
}

/** Returns the filters for a whole day. */
export const wholeDay = (day: string): DeskQuery => ({
  day,
  span: 'day',
  doctorId: null,
  visit: null,
  search: '',
  isWaiting: false,
  isOpen: false,
});

/** Inserts free times between appointments. Consecutive free times form one row. */
export function insertFreeTimes(
  entries: readonly DeskEntry[],
  free: readonly FreeTime[],
): readonly DeskRow[] {
  const rows: DeskRow[] = [];
  const rest = free.toSorted((one, other) => one.minute - other.minute);
  const takeUntil = (minute: number) => {
    const before = rest.filter((time) => time.minute < minute);
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

/** Whether a list has appointments of any day: the found ones, those that wait, or those without an outcome. */
export const isOfManyDays = ({
  isWaiting,
  isOpen,
  search,
}: Pick<DeskQuery, 'isWaiting' | 'isOpen' | 'search'>): boolean => isWaiting || isOpen || search !== '';

/** Returns the booked appointments of a section: the count of its heading and of the link to it. */
export const bookedOf = (section: DeskSection): readonly DeskEntry[] =>
  appointmentsOf(section).filter(isBooked);

/** Puts the counts of a day into words: what is booked, and besides what else its list shows. */
export function countText(entries: readonly DeskEntry[]): string {
  const booked = entries.filter(isBooked).length;
  const cancelled = entries.length - booked;
  const words = `${booked} appointment${booked === 1 ? '' : 's'}`;
  return cancelled === 0 ? words : `${words}, ${cancelled} cancelled`;
}

/** Returns the appointments of a section without its free times. */
export const appointmentsOf = ({ rows }: DeskSection): readonly DeskEntry[] =>
  rows.flatMap((row) => (isFreeTimes(row) ? [] : [row]));
