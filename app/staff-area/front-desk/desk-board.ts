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
  | 'withDoctorAt'
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
  /** Payment that the patient says to have made, and the desk has not compared with the bank; null if there is none. */
  readonly said: Paise | null;
  /** Visits to come that were booked online under this phone, if they are unusually many; else 0. */
  readonly unusualVisits: number;
  /** Requests that came from the network of this one, if they are unusually many; else 0. */
  readonly networkRequests: number;
  /** The open outcome in words, such as 'Late: 20 min'; null before the time of the visit and after its outcome. */
  readonly open: string | null;
  /** Why nobody sees the person at this time, such as 'Doctor on leave'; null if the doctor is there. */
  readonly absence: string | null;
  /** Number by which the desk calls a person of today who has arrived; null for others. */
  readonly token: number | null;
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
  /** Hours of the doctor on that day; null for a list that is no doctor's day. */
  readonly hours: DeskHours | null;
}

/** Half hours of a doctor's day, in minutes of the day. */
export interface DeskHours {
  /** Those at which the doctor sees people, free or not, also if the day is over. */
  readonly seen: readonly number[];
  /** Those that a leave takes. */
  readonly onLeave: readonly number[];
  /** Why the whole day is closed; null if it is open. */
  readonly closed: string | null;
}

export const deskSpans = ['day', 'week'] as const;
type DeskSpan = (typeof deskSpans)[number];

/** Views of a day: doctors beside each other on one axis of time, or a list. */
export const deskViews = ['board', 'list'] as const;
export type DeskView = (typeof deskViews)[number];

/** Filters of the desk's list. */
export interface DeskQuery {
  readonly day: string;
  readonly span: DeskSpan;
  readonly doctorId: string | null;
  readonly visit: VisitKind | null;
  readonly search: string;
  /** The view that somebody chose; null if nobody did. */
  readonly view: DeskView | null;
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
  view: null,
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

/** Returns the free times of a section. */
export const freeTimesOf = ({ rows }: DeskSection): readonly FreeTime[] =>
  rows.flatMap((row) => (isFreeTimes(row) ? row.free : []));
