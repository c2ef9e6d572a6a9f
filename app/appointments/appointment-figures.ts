/** Counts of appointments for the manager. Safe for the browser. */
import type { VisitKind } from './appointment.values.ts';

/** Ways of booking: a visitor on the website, or staff at the desk or on the phone. */
export const bookingWays = ['website', 'desk'] as const;
export type BookingWay = (typeof bookingWays)[number];

/** People who cancel an appointment. */
export const cancellers = ['patient', 'desk'] as const;
export type Canceller = (typeof cancellers)[number];

/**
 * Days between a cancellation and the appointment, by the calendar of India. A cancellation after the day of the
 * appointment counts as one on the day.
 */
export const cancelNotices = ['same-day', 'day-before', 'earlier'] as const;
export type CancelNotice = (typeof cancelNotices)[number];

/** Appointments by outcome. The last four add up to `booked`. */
export interface VisitCounts {
  readonly booked: number;
  /** The desk recorded that the patient arrived, or that the visit is completed. */
  readonly came: number;
  readonly missed: number;
  readonly cancelled: number;
  /** Still to come, or without an outcome. */
  readonly open: number;
}

/**
 * Answers about messages, by which attendance is counted. `by-hand`: the person agreed, and the desk sent a message about
 * the visit by hand.
 */
export const messageGroups = ['none', 'sms', 'whatsapp', 'by-hand'] as const;
export type MessageGroup = (typeof messageGroups)[number];

/** Visits with an outcome: the patient came, or did not come. */
export type Attendance = Pick<VisitCounts, 'came' | 'missed'>;

/** Counts of the appointments whose day is in a period. */
export interface VisitFigures {
  readonly all: VisitCounts;
  /** Sorted by doctor's name. */
  readonly byDoctor: readonly (VisitCounts & { readonly doctorId: string; readonly doctorName: string })[];
  readonly byWay: Readonly<Record<BookingWay, VisitCounts>>;
  readonly byKind: Readonly<Record<VisitKind, VisitCounts>>;
  readonly cancellations: Readonly<Record<Canceller, Readonly<Record<CancelNotice, number>>>>;
  /** Patients who came, told apart by phone. */
  readonly patients: { readonly first: number; readonly returning: number };
  /** Visits to which a patient came and whose phone was removed (decision 0043). They are in no count of patients. */
  readonly withoutPhone: number;
}
